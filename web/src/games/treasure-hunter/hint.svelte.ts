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
    const show = () => {
      hints.shown = { title, text, box: thing.getBoundingClientRect() }
    }
    const hide = () => {
      clearTimeout(timer)
      if (hints.shown?.title === title) hints.shown = null
    }
    const pressed = (event: PointerEvent) => {
      asked = false
      if (event.pointerType !== 'touch') return hide()
      timer = window.setTimeout(() => {
        asked = true
        show()
      }, LONG)
    }
    const clicked = (event: MouseEvent) => {
      if (asked) event.stopImmediatePropagation()
      asked = false
    }
    const entered = (event: PointerEvent) => event.pointerType !== 'touch' && show()
    const isChoice = thing.matches('button') // a tap on it chooses, a tap on others asks
    const focused = () => (!isChoice || thing.matches(':focus-visible')) && show()
    const held = (event: Event) => asked && event.preventDefault()
    thing.addEventListener('pointerenter', entered)
    thing.addEventListener('pointerleave', hide)
    thing.addEventListener('pointerdown', pressed)
    thing.addEventListener('pointercancel', hide)
    thing.addEventListener('pointerup', () => clearTimeout(timer))
    thing.addEventListener('contextmenu', held)
    thing.addEventListener('click', clicked, true)
    thing.addEventListener('focus', focused)
    thing.addEventListener('blur', hide)
    return hide
  }
}
