// What this browser remembers; a browser that forbids it remembers nothing.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`filon.${name}`)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`filon.${name}`, value)
  } catch {
    return
  }
}
