// Inline script after the list of waiting drafts: shows those of this device before the list is painted.

import { storedDrafts } from '#ui/form/stored-drafts.ts'

const list = document.currentScript?.parentElement

if (list) {
  const { days } = list.querySelector('ul')!.dataset
  const shown = new Map(days!.split('|').map((day) => [day.slice(0, 10), day.slice(11)]))
  for (const item of list.querySelectorAll<HTMLElement>('[data-draft]')) {
    const drafts = storedDrafts({ name: item.dataset.draft!, person: null })
    const day = drafts.find(({ draft }) => shown.has(draft.day))?.draft.day
    if (!day) continue
    const time = item.querySelector('time')!
    time.textContent = shown.get(day)!
    time.dateTime = day
    item.hidden = list.hidden = false
  }
}
