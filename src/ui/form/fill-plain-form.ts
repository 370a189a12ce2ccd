// Filling a form of a page without React from what the device knows of the person.

import { emptyControls, fillEmptyControls } from './controls.ts'

/** Fills what is empty, and shows the notice of `PlainForm` with its button that empties it again. */
export function fillPlainForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  const filled = fillEmptyControls(form, values)
  const notice = form.querySelector<HTMLElement>('[data-known-notice]')
  if (filled.length === 0 || !notice) return
  notice.hidden = false
  notice.querySelector('button')!.addEventListener('click', () => {
    emptyControls(form, filled)
    notice.hidden = true
  })
}
