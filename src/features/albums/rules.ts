// Album rules: validation of an entry.

import { isIsoDate } from '#kit/calendar/civil-date.ts'
import type { Bilingual } from '#kit/language.ts'
import type { FieldIssue, Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import { isSlug } from '#kit/slug.ts'
import type { NewAlbum } from './contract/api.ts'
import { maxCaption, maxPictures, maxText, maxTitle } from './contract/addresses.ts'

type Entered = Omit<NewAlbum, 'pictures'> & { slug: string; pictures: readonly { caption: Bilingual }[] }

/** Issues of the details of an album; the pictures themselves are checked when they are decoded. */
export function albumIssues({ slug, title, text, takenOn, pictures }: Entered): FieldIssue[] {
  const issues: FieldIssue[] = []
  const add = (wrong: boolean, field: string, key: string) => void (wrong && issues.push({ field, key }))
  add(!isSlug(slug), 'slug', 'albums.slug_unreadable')
  add(!title.en.trim() && !title.ne.trim(), 'title', 'albums.title_required')
  add(lengthOf(title) > maxTitle, 'title', 'albums.too_long')
  add(lengthOf(text) > maxText, 'text', 'albums.too_long')
  add(!isIsoDate(takenOn), 'takenOn', 'albums.date_unreadable')
  for (const [place, { caption }] of pictures.entries())
    add(lengthOf(caption) > maxCaption, `pictures.${place}`, 'albums.too_long')
  const many = mayHavePictures(pictures.length)
  if (!many.ok) issues.push({ field: 'pictures', key: many.key, values: { n: maxPictures } })
  return issues
}

export function mayHavePictures(count: number): Verdict {
  return count > maxPictures ? deny('albums.too_many_pictures', { n: maxPictures }) : allow
}

function lengthOf({ en, ne }: Bilingual): number {
  return Math.max(en.length, ne.length)
}
