// Print buttons.

/** A `[data-print]` button opens the browser's own print dialog. */
export function listenToPrintButtons(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print()
  })
}
