// This browser's own way to be told: asks for the permission, and subscribes at its push service.

const WORKER = '/push.js'
const SCOPE = '/push/' // it controls no page

export type Subscribed = { address: string; p256dh: string; auth: string }

export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window

/** Null where the permission is denied; throws where the push service does not answer. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await active()
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) }
  const { endpoint, keys } = (await registration.pushManager.subscribe(wish)).toJSON()
  if (!endpoint || !keys) throw new Error('expected a subscription with keys')
  return { address: endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

async function active(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const worker = registration.installing ?? registration.waiting
  if (!registration.active && worker)
    await new Promise<void>((done) => {
      worker.addEventListener('statechange', () => worker.state === 'activated' && done())
    })
  return registration
}

/** Of base64 as addresses have it. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
