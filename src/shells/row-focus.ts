// Focus of a list's row: after its page was opened and left again, the row's link has the focus.

const maxWaitMs = 10_000

/** The row that was opened last from a list of this tab. */
let opened: { list: string; href: string } | undefined

/** Remembers which row of a list is opened: a link to an address below that of the page. For clicks, by keyboard too. */
export function rememberRow({ target }: Event): void {
  const href = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : undefined
  if (href?.startsWith(`${location.pathname}/`)) opened = { list: location.pathname, href }
}

/** Focuses the row's link when it appears, unless something else has the focus. Returns a function that stops waiting. */
export function focusOpenedRow(pathname: string): (() => void) | undefined {
  if (opened?.list !== pathname) return undefined
  const { href } = opened
  opened = undefined
  const observer = new MutationObserver(tryFocus)
  const timer = setTimeout(stop, maxWaitMs)
  observer.observe(document.body, { childList: true, subtree: true })
  tryFocus()
  return stop

  function tryFocus(): void {
    if (document.activeElement !== document.body) return stop()
    const row = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
    row?.focus()
    if (row) stop()
  }

  function stop(): void {
    clearTimeout(timer)
    observer.disconnect()
  }
}
