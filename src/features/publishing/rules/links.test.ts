// Tests of the links that are found in stored texts.

import { expect, test } from 'vitest'
import { linksIn, reportedAfter } from './links.ts'

test('links are those of marks in both languages, of link blocks and of columns, each once', () => {
  const blocks = [
    {
      type: 'paragraph',
      text: { en: 'Pay [here](/tariff) or **[there](https://pay.example/a?b=1)**', ne: '[यहाँ](/tariff)' },
    },
    { type: 'list', items: [{ en: '', ne: '[फारम](/registration#form)' }] },
    { type: 'table', columns: [{ en: 'a', ne: '' }], rows: [['[x](/news/x)', { en: '[y](/news/y)', ne: '' }]] },
    { type: 'link', text: { en: 'Ministry', ne: '' }, url: 'https://ministry.example/' },
    { type: 'image', picture: 3, alt: { en: 'a', ne: '' }, caption: { en: '[z](/gallery)', ne: '' } },
  ]
  expect(linksIn([blocks, '/complaint', null])).toEqual([
    '/tariff',
    'https://pay.example/a?b=1',
    '/registration#form',
    '/news/x',
    '/news/y',
    'https://ministry.example/',
    '/gallery',
    '/complaint',
  ])
})

test('an address in running text, mail, telephone and what looks like a program are no links to check', () => {
  const text = 'See https://plain.example, [mail](mailto:a@b.example), [call](tel:023-580000), [run](javascript:alert)'
  expect(linksIn({ text })).toEqual([])
})

test('what this website lacks is reported at once, what did not answer after three checks', () => {
  expect(['missing', 'gone', 'unknown-host', 'unreachable'].map((issue) => reportedAfter(issue as 'gone'))).toEqual([
    1, 1, 3, 3,
  ])
})
