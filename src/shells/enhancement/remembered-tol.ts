// The tol chosen on this device: stored, and applied on the next visit.

const key = 'tol'

/**
 * A page of a tol stores it; a page without one redirects to the stored tol, unless the reader came to change it or to search. A tol
 * that is no longer offered is removed from storage.
 */
export function rememberTol(): void {
  const element = document.querySelector<HTMLElement>('[data-remembers-tol]')
  if (!element) return
  const shown = element.dataset.remembersTol
  try {
    if (shown) return localStorage.setItem(key, shown)
    const tol = localStorage.getItem(key)
    const next = tol && addressFor(tol, location.href, offered(element))
    if (next) location.replace(next)
    else if (tol && !offered(element).includes(tol)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked for this page (private window): the reader chooses each time.
  }
}

/** Where a page without a tol should redirect for a stored one; undefined to stay. */
export function addressFor(tol: string, address: string, tols: readonly string[]): string | undefined {
  const url = new URL(address)
  const hasOwnChoice = ['tol', 'change', 'place'].some((name) => url.searchParams.has(name))
  if (hasOwnChoice || !tols.includes(tol)) return undefined
  url.searchParams.set('tol', tol)
  return url.href
}

function offered(element: Element): string[] {
  return [...element.querySelectorAll<HTMLOptionElement>('select[name=tol] option')].map(({ value }) => value)
}
