// Inline script after the list of waiting drafts: shows those of this device before the list is painted.

import { dayOfDraft, discardDrafts } from '#ui/form/draft.ts'

const section = document.currentScript?.parentElement
const template = section?.querySelector('template')

if (section && template) {
  const { days, drafts } = template.dataset
  const shown = new Map(days!.split('|').map((day) => [day.slice(0, 10), day.slice(11)]))
  for (const line of drafts!.split('\n')) {
    const [name = '', href = '', text = ''] = line.split('\t')
    const draft = { name, person: null }
    const day = dayOfDraft(draft, [...shown.keys()])
    if (!day) continue
    const item = template.content.firstElementChild!.cloneNode(true) as HTMLElement
    const time = item.querySelector('time')!
    const [before = '', after = ''] = text.split('{date}')
    time.before(before)
    time.after(after)
    time.textContent = shown.get(day)!
    time.dateTime = day
    item.querySelector('a')!.href = href
    item.querySelector('button')!.addEventListener('click', () => {
      discardDrafts(draft)
      item.remove()
      section.hidden = !section.querySelector('li')
    })
    template.before(item)
    section.hidden = false
  }
}
