// How does an island move in the browser's history?

const listeners = new Set<() => void>()

/** Adds a step to the history of this page; the way back leads to the earlier one. */
export function goTo(href: string): void {
  history.pushState(null, '', href)
  for (const listener of listeners) listener()
}

/** Calls when the address of this page has changed, by `goTo` or by the reader's own way back and forth. */
export function moved(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}
