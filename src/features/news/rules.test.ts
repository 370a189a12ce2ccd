// Tests of the news rules: validation, list query, addresses, order of pictures.

import { expect, test } from 'vitest'
import type { NewArticle } from './contract/api.ts'
import { articleIssues, newsAddress, readNewsQuery, reordered } from './rules.ts'

const bilingual = (en: string, ne = '') => ({ en, ne })
const good: NewArticle = {
  slug: 'new-tank',
  category: 'works',
  publishedOn: '2026-11-17',
  title: bilingual('Tank', 'ट्याङ्की'),
  summary: bilingual(''),
  blocks: [],
}

test.each<[string, Partial<NewArticle>, string | undefined]>([
  ['one language is enough', { title: bilingual('', 'ट्याङ्की') }, undefined],
  ['no title', { title: bilingual(' ') }, 'title'],
  ['a title above the limit', { title: bilingual('a'.repeat(301)) }, 'title'],
  ['a summary above the limit', { summary: bilingual('', 'क'.repeat(601)) }, 'summary'],
  ['a summary at the limit as a reader counts it', { summary: bilingual('', 'क्षे'.repeat(600)) }, undefined],
  ['a day that does not exist', { publishedOn: '2026-02-30' }, 'publishedOn'],
  ['an address with a path in it', { slug: '../tank' }, 'slug'],
  ['an address in Devanagari', { slug: 'ट्याङ्की' }, 'slug'],
  ['an empty paragraph', { blocks: [{ type: 'paragraph', text: bilingual('') }] }, 'blocks.0'],
])('an article: %s', (_, change, field) => {
  expect(articleIssues({ ...good, slug: 'tank', ...change }).map((issue) => issue.field)).toEqual(field ? [field] : [])
})

test.each([
  ['', { page: 1 }],
  ['page=3&category=works', { page: 3, category: 'works' }],
  ['page=-4', { page: 1 }],
  ['page=1e99', { page: 1_000_000 }],
  ['page=two&category=', { page: 1 }],
  ['search=%00%20&page=0', { page: 1 }],
  ['search=%20ट्याङ्की%E2%80%AE', { page: 1, search: 'ट्याङ्की' }],
])('the address ?%s is read as %o', (query, expected) => {
  expect(readNewsQuery(new URLSearchParams(query))).toEqual({ limit: 10, ...expected })
})

test('addresses omit default values and return to page 1 on any other change', () => {
  expect(newsAddress({ page: 4, category: 'works' })).toBe('/news?category=works')
  expect(newsAddress({ category: 'works', search: 'a b' }, { page: 2 })).toBe('/news?category=works&search=a+b&page=2')
  expect(newsAddress({})).toBe('/news')
})

const blank = bilingual('')
const image = (picture: number) => ({ type: 'image' as const, picture, alt: blank, caption: blank })
const between = { type: 'paragraph' as const, text: { en: 'Between', ne: '' } }

test.each([
  [
    [2, 1],
    [image(2), between, image(1)],
  ],
  [
    [1, 2],
    [image(1), between, image(2)],
  ],
  [[1], undefined],
  [[1, 1], undefined],
  [[1, 3], undefined],
  [[1, 2, 2], undefined],
])('pictures in the order %j', (order, expected) => {
  expect(reordered([image(1), between, image(2)], order)).toEqual(expected)
})
