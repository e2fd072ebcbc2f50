// How fast things are shown: calmly, faster when much is waiting, at once where motion is unwanted.

export function isStill(): boolean {
  return document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function paceFor(backlog: number): number {
  if (backlog > 60) return 0
  return 1 / (1 + backlog / 5)
}

const PAUSE = 1500 // milliseconds in which there may be something better to do

/** A while later, once the browser has nothing else to do; returns how to call it off. */
export function whenIdle(then: () => void): () => void {
  const begin = 'requestIdleCallback' in window ? () => requestIdleCallback(then) : then
  const timer = setTimeout(begin, PAUSE)
  return () => clearTimeout(timer)
}

/** A wait that can be cut short. */
export class Stopwatch {
  private done: (() => void) | null = null

  wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.done = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  skip(): void {
    this.done?.()
    this.done = null
  }
}
