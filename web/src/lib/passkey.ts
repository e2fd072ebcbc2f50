// This device's passkeys: made and asked for by the browser itself.

import * as api from './api'
import type { Me, PasskeyList } from './wire'

export const canPasskey = () =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Null where I think better of it, or the browser has none to offer. */
export async function makePasskey(): Promise<PasskeyList | null> {
  const { options } = await api.askNewPasskey()
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await chosen(navigator.credentials.create({ publicKey }))
  return made && api.addPasskey(made)
}

/** Who I am by a passkey; null as above. */
export async function comeWithPasskey(): Promise<Me | null> {
  const { options } = await api.askPasskey()
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const shown = await chosen(navigator.credentials.get({ publicKey }))
  return shown && api.takePasskey(shown)
}

async function chosen(asked: Promise<Credential | null>): Promise<object | null> {
  const answer = await asked.catch(() => null)
  return answer && (answer as PublicKeyCredential).toJSON()
}
