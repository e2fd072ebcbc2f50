// The table on the keyboard.

export interface Keys {
  digit(digit: number): void
  undo(): void
  escape(): void
  left(): void
  right(): void
  home(): void
  end(): void
}

export function keyed(event: KeyboardEvent, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
  const { key } = event
  if (/^[1-9]$/.test(key)) keys.digit(Number(key))
  else if (key === 'u') keys.undo()
  else if (key === 'Escape') keys.escape()
  else if (key === 'ArrowLeft') keys.left()
  else if (key === 'ArrowRight') keys.right()
  else if (key === 'Home') keys.home()
  else if (key === 'End') keys.end()
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.matches('input, textarea, select') || target.closest('dialog') !== null)
  )
}
