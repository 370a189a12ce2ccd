// Which tol did this device choose the last time, so that nobody has to choose it again?

const key = 'tol'

/**
 * A page that shows a tol is remembered; a page that asks for one goes to the remembered one, unless the reader came to change it or to
 * search. What is no longer offered is forgotten.
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
    // Storage is closed to this page (private window): the reader chooses each time.
  }
}

/** Where a page that asks for a tol should go for a remembered one; undefined to stay. */
export function addressFor(tol: string, address: string, tols: readonly string[]): string | undefined {
  const url = new URL(address)
  const asksItself = ['tol', 'change', 'place'].some((name) => url.searchParams.has(name))
  if (asksItself || !tols.includes(tol)) return undefined
  url.searchParams.set('tol', tol)
  return url.href
}

function offered(element: Element): string[] {
  return [...element.querySelectorAll<HTMLOptionElement>('select[name=tol] option')].map(({ value }) => value)
}
