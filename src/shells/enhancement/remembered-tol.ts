// The tol chosen on this device: stored, and applied on the next visit.

import { forgetTol, storedTol, storeTol } from './stored-tol.ts'

/**
 * A page of a tol stores it; a page without one redirects to the stored tol, unless the reader came to change it or to search. A tol
 * that is no longer offered is removed from storage.
 */
export function rememberTol(): void {
  const element = document.querySelector<HTMLElement>('[data-remembers-tol]')
  if (!element) return
  const shown = element.dataset.remembersTol
  if (shown) return storeTol(shown)
  const tol = storedTol()
  const next = tol && addressFor(tol, location.href, offered(element))
  if (next) location.replace(next)
  else if (tol && !offered(element).includes(tol)) forgetTol()
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
