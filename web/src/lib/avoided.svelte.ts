// Whom I do not wish to hear or to meet.

import * as api from './api'
import type { Avoided } from './wire'

class AvoidedPeople {
  people: Avoided[] = $state.raw([])
  private asked = false

  async load(): Promise<void> {
    if (this.asked) return
    this.asked = true
    this.people = await api.avoided().catch(() => [])
  }

  how(person: string): string {
    return this.people.find((one) => one.person === person)?.how ?? ''
  }

  hears(person: string | undefined): boolean {
    return !person || !this.how(person)
  }

  async avoid(person: string, how: 'mute' | 'block' | ''): Promise<void> {
    this.people = await api.avoid(person, how)
  }
}

export const avoided = new AvoidedPeople()
