// A few words about a thing: on hover, on focus, on a long press.

import type { Attachment } from 'svelte/attachments'

const LONG = 380 // milliseconds a finger rests to ask instead of choosing

export interface Hint {
  title: string
  text: string
  box: DOMRect
}

class Hints {
  shown: Hint | null = $state.raw(null)
}
export const hints = new Hints()

export function explains(title: string, text = ''): Attachment<HTMLElement> {
  return (thing) => {
    let timer = 0
    let asked = false
    const isChoice = thing.matches('button') // a tap on it chooses, a tap on others asks
    const show = () => {
      hints.shown = { title, text, box: thing.getBoundingClientRect() }
    }
    const hide = () => {
      clearTimeout(timer)
      if (hints.shown?.title === title) hints.shown = null
    }
    const pressed = (event: PointerEvent) => {
      asked = false
      if (isTouch(event)) timer = window.setTimeout(ask, LONG)
    }
    const ask = () => {
      asked = true
      show()
    }
    const clicked = (event: MouseEvent) => {
      if (asked) event.stopImmediatePropagation()
      asked = false
    }
    const ended = new AbortController()
    const options = { signal: ended.signal }
    // what a finger has asked for stays until the next touch
    thing.addEventListener('pointerenter', (event) => isTouch(event) || show(), options)
    thing.addEventListener('pointerleave', (event) => isTouch(event) || hide(), options)
    thing.addEventListener('pointerdown', pressed, options)
    thing.addEventListener('pointercancel', hide, options)
    thing.addEventListener('pointerup', () => clearTimeout(timer), options)
    thing.addEventListener('contextmenu', (event) => asked && event.preventDefault(), options)
    thing.addEventListener('click', clicked, { ...options, capture: true })
    thing.addEventListener('blur', hide, options)
    thing.addEventListener(
      'focus',
      () => (!isChoice || thing.matches(':focus-visible')) && show(),
      options,
    )
    return () => {
      ended.abort()
      hide()
    }
  }
}

const isTouch = (event: PointerEvent): boolean => event.pointerType === 'touch'
