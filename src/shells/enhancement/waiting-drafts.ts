// Inline script after the list of waiting drafts: shows those of this device before the list is painted.

import { dayOfDraft, discardDrafts } from '#ui/form/draft.ts'

const list = document.currentScript?.parentElement

if (list) {
  const today = list.dataset.waitingDrafts!
  const { days } = list.querySelector('ul')!.dataset
  const shown = new Map(days!.split('|').map((day) => [day.slice(0, 10), day.slice(11)]))
  const items = [...list.querySelectorAll<HTMLElement>('[data-draft]')]
  for (const item of items) {
    const place = { name: item.dataset.draft!, person: null, today }
    const day = dayOfDraft(place)
    const text = day && shown.get(day)
    if (!text) continue
    const time = item.querySelector('time')!
    time.textContent = text
    time.dateTime = day
    item.hidden = list.hidden = false
    item.querySelector('button')!.addEventListener('click', () => {
      discardDrafts(place)
      item.hidden = true
      list.hidden = items.every(({ hidden }) => hidden)
    })
  }
}
