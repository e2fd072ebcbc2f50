// What part of a picture is seen: it follows the game until a hand takes over.

import { prefersReducedMotion, Tween } from 'svelte/motion'

export type Spot = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, width: number, height: number]

const SLIP = 6 // pixels a finger may slip and still tap
const STEP = 1.35 // of one press on + or −

export class Camera {
  width = $state(1)
  height = $state(1)
  /** Whether a hand has moved the map since it last followed. */
  held = $state(false)
  private readonly shown = new Tween<number[]>([0, 0, 100, 100], { duration: 450 })
  private readonly fingers = new Map<number, Spot>()
  private dragged = false
  private began = false // whether something was seen before
  private before: Box | null = null // what was seen before a glance elsewhere

  /** The whole picture, and how many units across are the closest look. */
  constructor(
    private readonly whole: () => Box,
    private readonly closest = 240,
  ) {}

  get box(): Box {
    const [x, y, width, height] = this.shown.current
    return [x, y, width, height]
  }

  /** Pixels to a unit. */
  get scale(): number {
    return Math.max(1, this.width) / this.shown.current[2]
  }

  /** Whether all of it fits, so that there is nothing to pan. */
  get isWhole(): boolean {
    return this.shown.target[2] >= this.filled(this.whole())[2] - 1
  }

  /** Whether a spot is in sight, or will be in a moment. */
  sees([x, y]: Spot): boolean {
    const [left, top, width, height] = this.target()
    return x > left && x < left + width && y > top && y < top + height
  }

  look(box: Box, instant = false): void {
    const still = instant || !this.began || prefersReducedMotion.current
    this.began = this.width > 1
    void this.shown.set([...this.filled(box)], { duration: still ? 0 : 450 })
  }

  /** Looks elsewhere for a moment; with nothing, back. */
  glance(box: Box | null): void {
    const back = this.before
    if (box) this.before ??= this.target()
    else this.before = null
    const next = box ?? back
    if (next) this.look(next)
  }

  /** Until it is followed again, with the next question. */
  all(): void {
    this.held = true
    this.look(this.whole())
  }

  /** Closer or farther around a point of the map. */
  zoom(factor: number, at: Spot = this.middle(), instant = false): void {
    const [x, y, width, height] = this.target()
    const most = this.filled(this.whole())[2]
    const next = Math.min(Math.max(width / factor, Math.min(this.closest, most)), most)
    const share = next / width
    this.held = true
    this.look(
      [at[0] - (at[0] - x) * share, at[1] - (at[1] - y) * share, next, height * share],
      instant,
    )
  }

  /** Wheels must be able to hold the page still. */
  wheels = (thing: SVGSVGElement) => {
    thing.addEventListener('wheel', this.turned, { passive: false })
    return () => thing.removeEventListener('wheel', this.turned)
  }

  /** Plus and minus, but not while somebody types or reads. */
  keyed = (event: KeyboardEvent): boolean => {
    const on = event.target as HTMLElement | null
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    if (on?.closest('input, textarea, select, dialog, [role=log]')) return false
    if (event.key === '+') this.closer()
    else if (event.key === '-') this.farther()
    else return false
    return true
  }

  closer = () => this.zoom(STEP)
  farther = () => this.zoom(1 / STEP)

  // -- fingers and wheels ---------------------------------------------------------------------

  pressed = (event: PointerEvent): void => {
    if (event.button > 0) return
    if (event.isPrimary) this.fingers.clear() // one that left without a word is gone
    this.fingers.set(event.pointerId, [event.clientX, event.clientY])
    if (this.fingers.size === 1) this.dragged = false
  }

  moved = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const now: Spot = [event.clientX, event.clientY]
    const slip = Math.hypot(now[0] - before[0], now[1] - before[1])
    if (!this.dragged && slip < SLIP) return
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId)
    this.dragged = true
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1]
    this.fingers.set(event.pointerId, now)
    if (other) this.pinch(event, before, now, other)
    else this.pan(now[0] - before[0], now[1] - before[1])
  }

  released = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId)
  }

  /** What was a drag is no click. */
  clicked = (event: MouseEvent): void => {
    if (this.dragged) event.stopPropagation()
    this.dragged = false
  }

  turned = (event: WheelEvent): void => {
    if (event.deltaY > 0 && this.isWhole) return // the page may scroll
    event.preventDefault()
    this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, this.spotOf(event), true)
  }

  doubled = (event: MouseEvent): void => this.zoom(1.8, this.spotOf(event))

  private pinch(event: PointerEvent, before: Spot, now: Spot, other: Spot): void {
    const apart = (spot: Spot) => Math.hypot(spot[0] - other[0], spot[1] - other[1]) || 1
    this.zoom(apart(now) / apart(before), this.spotOf(event), true)
  }

  private pan(dx: number, dy: number): void {
    if (this.isWhole) return
    const [x, y, width, height] = this.target()
    this.held = true
    this.look(this.kept([x - dx / this.scale, y - dy / this.scale, width, height]), true)
  }

  private target(): Box {
    const [x, y, width, height] = this.shown.target
    return [x, y, width, height]
  }

  private middle(): Spot {
    const [x, y, width, height] = this.target()
    return [x + width / 2, y + height / 2]
  }

  private spotOf(event: MouseEvent): Spot {
    const frame = (event.currentTarget as Element).getBoundingClientRect()
    const [x, y] = this.target()
    return [
      x + (event.clientX - frame.left) / this.scale,
      y + (event.clientY - frame.top) / this.scale,
    ]
  }

  /** The middle stays on the map. */
  private kept([x, y, width, height]: Box): Box {
    const [left, top, wide, high] = this.whole()
    const between = (at: number, low: number, size: number, seen: number) =>
      Math.min(Math.max(at, low - seen / 2), low + size - seen / 2)
    return [between(x, left, wide, width), between(y, top, high, height), width, height]
  }

  /** Moved so that no room is spent on what lies beyond the picture. */
  within(box: Box): Box {
    const [left, top, wide, high] = this.whole()
    const [x, y, width, height] = this.filled(box)
    const inside = (at: number, low: number, size: number, seen: number) =>
      seen >= size ? low + (size - seen) / 2 : Math.min(Math.max(at, low), low + size - seen)
    return [inside(x, left, wide, width), inside(y, top, high, height), width, height]
  }

  /** The same middle in the shape of the window. */
  private filled([x, y, width, height]: Box): Box {
    const shape = this.width / Math.max(1, this.height)
    const wide = Math.max(width, height * shape)
    const high = wide / shape
    return [x + (width - wide) / 2, y + (height - high) / 2, wide, high]
  }
}
