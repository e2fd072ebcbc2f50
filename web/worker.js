// What can be had without a network: the page itself, rules, guides, and my last games that are
// over. The build puts VERSION and FILES before this.

/* global VERSION, FILES */

const SHELL = `filon-shell-${VERSION}`
const SEEN = 'filon-seen'
const KEPT = [
  /^\/api\/me$/,
  /^\/api\/me\/(games|history)$/,
  /^\/api\/games(\/|$)/,
  /^\/api\/tables\/[^/]+(\/log|\/film|\/position\/\d+|\/ratings)?$/,
]
const FORGETTING = [/^\/api\/me$/, /^\/api\/(codes|passkeys)$/] // I am deleted, or somebody else now

addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)))
  skipWaiting()
})

addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.method !== 'GET') {
    if (request.method !== 'PUT' && FORGETTING.some((path) => path.test(pathname)))
      event.waitUntil(caches.delete(SEEN))
  } else if (request.mode === 'navigate') event.respondWith(newest(request, '/'))
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (FILES.includes(pathname)) event.respondWith(newest(request, pathname))
  else if (KEPT.some((path) => path.test(pathname))) event.respondWith(fresh(request))
})

async function dropOld() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('filon-shell-') && name !== SHELL)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A page from the server, or the one that was kept. */
async function newest(request, instead) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(instead)) ?? Response.error()
  }
}

/** A file whose name changes with its content. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request)
}

/** From the server; without it, as it was last seen. */
async function fresh(request) {
  const seen = await caches.open(SEEN)
  try {
    const answer = await fetch(request)
    if (answer.ok) await seen.put(request, answer.clone())
    return answer
  } catch {
    return (await seen.match(request)) ?? Response.error()
  }
}
