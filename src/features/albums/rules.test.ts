// Table of cases of the validation of an album.

import { expect, test } from 'vitest'
import { albumIssues } from './rules.ts'

const both = (en: string, ne = '') => ({ en, ne })
const picture = { caption: both('') }
const good = { slug: 'works', title: both('Works'), text: both(''), takenOn: '2026-08-30', pictures: [picture] }

test.each<[string, Partial<typeof good>, string | undefined]>([
  ['a title in one language', { title: both('', 'काम') }, undefined],
  ['no title', { title: both(' ') }, 'title'],
  ['a title beyond its limit', { title: both('a'.repeat(301)) }, 'title'],
  ['a text beyond its limit', { text: both('', 'क'.repeat(2001)) }, 'text'],
  ['an address in capitals', { slug: 'Works' }, 'slug'],
  ['a day that does not exist', { takenOn: '2026-02-30' }, 'takenOn'],
  ['a caption beyond its limit', { pictures: [picture, { caption: both('a'.repeat(301)) }] }, 'pictures.1'],
  ['200 pictures', { pictures: Array.from({ length: 200 }, () => picture) }, undefined],
  ['201 pictures', { pictures: Array.from({ length: 201 }, () => picture) }, 'pictures'],
])('an album: %s', (_, change, field) => {
  expect(albumIssues({ ...good, ...change }).map((issue) => issue.field)).toEqual(field ? [field] : [])
})
