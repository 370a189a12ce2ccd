// Inline script after the list of waiting drafts: shows those of this device before the list is painted.

import { dayOfDraft, discardDrafts } from '#ui/form/draft.ts'

const list = document.currentScript?.parentElement

if (list) {
  const { waitingDrafts, today } = list.dataset
  const shown = JSON.parse(waitingDrafts!) as Record<string, string>
  const items = [...list.querySelectorAll<HTMLElement>('[data-draft]')]
  for (const item of items) {
    const place = { name: item.dataset.draft!, person: null, today: today! }
    const day = dayOfDraft(place)
    if (!day || !shown[day]) continue
    const time = item.querySelector('time')!
    time.textContent = shown[day]
    time.dateTime = day
    item.hidden = list.hidden = false
    item.querySelector('button')!.addEventListener('click', () => {
      discardDrafts(place)
      item.hidden = true
      list.hidden = items.every(({ hidden }) => hidden)
    })
  }
}
