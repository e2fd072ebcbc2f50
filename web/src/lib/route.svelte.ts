// Which page the address bar asks for.

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'table'; id: string; n: number | null }
  | { page: 'me'; code: string }
  | { page: 'person'; id: string }
  | { page: 'ranking'; game: string }
  | { page: 'lost' }

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded)
  if (parts.length === 0) return { page: 'home' }
  if (parts[0] === 'new' && parts.length === 2) return { page: 'new', game: parts[1] }
  if (parts[0] === 'learn' && parts.length === 2) return { page: 'learn', game: parts[1] }
  if (parts[0] === 'rules' && parts.length === 2) return { page: 'rules', game: parts[1] }
  if (parts[0] === 'me' && parts.length <= 2) return { page: 'me', code: parts[1] ?? '' }
  if (parts[0] === 'r' && parts.length === 2) return { page: 'ranking', game: parts[1] }
  if (parts[0] === 'p' && parts.length === 2) return { page: 'person', id: parts[1] }
  if (parts[0] === 't' && parts.length === 2) return { page: 'table', id: parts[1], n: null }
  if (parts[0] === 't' && parts.length === 3 && /^\d+$/.test(parts[2]))
    return { page: 'table', id: parts[1], n: Number(parts[2]) }
  return { page: 'lost' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Address {
  route: Route = $state.raw(routeOf(location.pathname))

  constructor() {
    addEventListener('popstate', () => {
      this.route = routeOf(location.pathname)
    })
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.route = routeOf(path)
    if (!replace) scrollTo(0, 0)
  }
}

export const address = new Address()
export const go = (path: string, replace = false) => address.go(path, replace)

/** Lets links inside the page change it without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return
  const link = (event.target as Element).closest?.('a')
  if (!link || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || link.pathname.startsWith('/api')) return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname)
}
