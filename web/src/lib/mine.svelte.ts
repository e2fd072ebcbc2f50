// Where I am asked, wherever on the page I am: in the tab's title, its icon and the app's badge.

import * as api from './api'
import type { MyTurn } from './wire'

const SEEN = 15_000
const HIDDEN = 30_000
const ICONS = ['/nugget.svg', '/nugget-turn.svg']

class Mine {
  turns: MyTurn[] = $state.raw([])
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Asks now and then, until it is called off. */
  watch(): () => void {
    const ask = async () => {
      clearTimeout(this.timer)
      await this.refresh()
      this.timer = setTimeout(ask, document.hidden ? HIDDEN : SEEN)
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearTimeout(this.timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }

  async refresh(): Promise<void> {
    try {
      this.turns = await api.myTurns()
    } catch {
      return // the badge stays as it was
    }
    this.show()
  }

  /** A title that tells how many games wait for me, this one not counted. */
  titled(title: string, here = ''): string {
    const others = this.elsewhere(here).length
    return others ? `(${others}) ${title}` : title
  }

  elsewhere(here: string): MyTurn[] {
    return this.turns.filter((turn) => turn.id !== here)
  }

  private show(): void {
    const { length } = this.turns
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (icon) icon.href = ICONS[length ? 1 : 0]
    if ('setAppBadge' in navigator) navigator.setAppBadge(length).catch(() => {})
  }
}

export const mine = new Mine()
