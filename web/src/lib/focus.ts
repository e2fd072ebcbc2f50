// What has the keyboard may go away: a choice that is made, a panel that is closed. The keyboard then
// goes on to what is asked, else to the page: whoever has no mouse is never left nowhere.

let held: HTMLElement | null = null // what had the keyboard last
let byKeys = false

export function keepFocus(): void {
  addEventListener('keydown', () => useKeys(true), true)
  addEventListener('pointerdown', () => useKeys(false), true)
  addEventListener('focusin', hold)
  const changes = { childList: true, subtree: true, attributeFilter: ['disabled'] }
  new MutationObserver(goOn).observe(document.body, changes)
}

function useKeys(are: boolean): void {
  byKeys = are
}

function hold(event: FocusEvent): void {
  held = event.target as HTMLElement
}

/** Somebody answers from wherever they are: the next choices come to them. */
export function comeToChoices(): void {
  if (isNowhere()) choiceList()?.focus({ preventScroll: true })
}

function goOn(): void {
  if (!byKeys) return
  const list = choiceList()
  if (list && document.activeElement === list) firstOf(list)?.focus()
  else if (isNowhere() && isGone(held)) moveOn(list)
}

function moveOn(list: HTMLElement | null): void {
  const dialog = document.querySelector<HTMLElement>('dialog[open]')
  if (dialog) dialog.querySelector<HTMLElement>('button:enabled, [href]')?.focus()
  else if (list) (firstOf(list) ?? list).focus({ preventScroll: !firstOf(list) })
  else document.getElementById('main')?.focus({ preventScroll: true })
}

/** What happens by itself is not kept back by being looked at. */
function firstOf(list: HTMLElement): HTMLElement | null {
  return list.querySelector('button:has([data-soon])') ?? list.querySelector('button')
}

function choiceList(): HTMLElement | null {
  return document.querySelector('[data-choices]')
}

function isNowhere(): boolean {
  return !document.activeElement || document.activeElement === document.body
}

function isGone(element: HTMLElement | null): boolean {
  return !!element && (!element.isConnected || element.matches(':disabled'))
}
