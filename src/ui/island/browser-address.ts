// Navigation of an island in the browser's history.

const listeners = new Set<() => void>()

/** Pushes an entry to the history of this page; Back returns to the previous one. */
export function goTo(href: string): void {
  history.pushState(null, '', href)
  for (const listener of listeners) listener()
}

/** Calls `listener` when the address of this page has changed, by `goTo` or by Back and Forward. */
export function moved(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}
