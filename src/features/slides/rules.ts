// Slide rules: validation of an entry.

import type { Bilingual } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import { linkPattern, maxAlt, maxLabel, maxLink, maxPosition, maxText, maxTitle } from './contract/addresses.ts'
import type { SlideDetails } from './contract/api.ts'

export function slideIssues({ title, text, link, linkLabel, pictureAlt, position = 0 }: SlideDetails): FieldIssue[] {
  const issues: FieldIssue[] = []
  const add = (wrong: boolean, field: string, key: string) => void (wrong && issues.push({ field, key }))
  add(!title.en.trim() || !title.ne.trim(), 'title', 'slides.title_required')
  add(lengthOf(title) > maxTitle, 'title', 'slides.too_long')
  add(lengthOf(text) > maxText, 'text', 'slides.too_long')
  add(link !== '' && (link.length > maxLink || !linkPattern.test(link)), 'link', 'slides.link_unreadable')
  const labels = [linkLabel.en.trim(), linkLabel.ne.trim()]
  add(
    labels.some((label) => (label === '') !== (link === '')),
    'linkLabel',
    'slides.label_required',
  )
  add(lengthOf(linkLabel) > maxLabel, 'linkLabel', 'slides.too_long')
  add(!pictureAlt.en.trim() && !pictureAlt.ne.trim(), 'pictureAlt', 'slides.alt_required')
  add(lengthOf(pictureAlt) > maxAlt, 'pictureAlt', 'slides.too_long')
  add(!Number.isInteger(position) || position < 0 || position > maxPosition, 'position', 'slides.position_out_of_range')
  return issues
}

function lengthOf({ en, ne }: Bilingual): number {
  return Math.max(en.length, ne.length)
}
