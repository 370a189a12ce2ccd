// Buttons that discard a waiting draft of this device.

import { discardDrafts } from '#ui/form/stored-drafts.ts'

export function listenToDraftRemoval(): void {
  document.addEventListener('click', ({ target }) => {
    const item = target instanceof Element ? target.closest('button')?.closest<HTMLElement>('[data-draft]') : null
    const list = item?.closest<HTMLElement>('[data-waiting-drafts]')
    if (!item || !list) return
    discardDrafts({ name: item.dataset.draft!, person: null })
    item.hidden = true
    list.hidden = !list.querySelector('[data-draft]:not([hidden])')
  })
}
