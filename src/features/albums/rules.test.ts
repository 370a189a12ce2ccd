import { expect, test } from 'vitest'
import { albumIssues } from './rules.ts'

const words = (en: string, ne = '') => ({ en, ne })
const picture = { caption: words('') }
const good = { slug: 'works', title: words('Works'), text: words(''), takenOn: '2026-08-30', pictures: [picture] }

test.each<[string, Partial<typeof good>, string | undefined]>([
  ['a title in one language', { title: words('', 'काम') }, undefined],
  ['no title', { title: words(' ') }, 'title'],
  ['a title beyond its limit', { title: words('a'.repeat(301)) }, 'title'],
  ['a text beyond its limit', { text: words('', 'क'.repeat(2001)) }, 'text'],
  ['an address in capitals', { slug: 'Works' }, 'slug'],
  ['a day that does not exist', { takenOn: '2026-02-30' }, 'takenOn'],
  ['a caption beyond its limit', { pictures: [picture, { caption: words('a'.repeat(301)) }] }, 'pictures.1'],
  ['200 pictures', { pictures: Array.from({ length: 200 }, () => picture) }, undefined],
  ['201 pictures', { pictures: Array.from({ length: 201 }, () => picture) }, 'pictures'],
])('an album: %s', (_, change, field) => {
  expect(albumIssues({ ...good, ...change }).map((issue) => issue.field)).toEqual(field ? [field] : [])
})
