import { expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import { blockIssues, cleanBlocks, mapPictures } from './blocks.ts'

const words = (en: string, ne = '') => ({ en, ne })
const long = 'क'.repeat(5001)

test.each<[string, Block<number>, string | undefined]>([
  ['a paragraph in one language', { type: 'paragraph', text: words('', 'पानी') }, undefined],
  ['a paragraph of blanks and direction marks', { type: 'paragraph', text: words(' \u202E ', '\u200B') }, 'empty'],
  ['a heading that is too long', { type: 'heading', text: words('Water', long) }, 'too_long'],
  ['a list without items', { type: 'list', items: [] }, 'empty'],
  ['a list with an empty item', { type: 'list', items: [words('a'), words('')] }, 'empty'],
  ['a list that is too long', { type: 'list', items: Array.from({ length: 201 }, () => words('a')) }, 'too_large'],
  ['a quote of nobody', { type: 'quote', text: words('Water is life'), by: words('') }, undefined],
  ['a picture that nobody describes', { type: 'image', picture: 1, alt: words(''), caption: words('Tank') }, 'empty'],
  [
    'an even table with an empty cell',
    { type: 'table', columns: [words('a'), words('b')], rows: [['1', '']] },
    undefined,
  ],
  ['an uneven table', { type: 'table', columns: [words('a'), words('b')], rows: [['1']] }, 'uneven'],
])('%s', (_, block, key) => {
  expect(blockIssues([block])).toEqual(key ? [{ field: 'blocks.0', key: `blocks.${key}` }] : [])
})

test('a text of too many parts is refused as a whole', () => {
  const blocks = Array.from({ length: 301 }, (): Block<number> => ({ type: 'paragraph', text: words('a') }))
  expect(blockIssues(blocks)).toEqual([{ field: 'blocks', key: 'blocks.too_many' }])
})

test('words are cleaned everywhere and markup stays plain text', () => {
  const [paragraph, list, table] = cleanBlocks<number>([
    { type: 'paragraph', text: words('  <b>Bold</b>\u202E\n and  plain ') },
    { type: 'list', items: [words('', ' क\u200Dष ')], ordered: false },
    { type: 'table', columns: [words('a ')], rows: [[' 1 '], [words(' x', '')]] },
  ])
  expect(paragraph).toEqual({ type: 'paragraph', text: words('<b>Bold</b> and plain') })
  expect(list).toEqual({ type: 'list', items: [words('', 'क\u200Dष')] })
  expect(table).toEqual({ type: 'table', columns: [words('a')], rows: [['1'], [words('x')]] })
})

test('a picture that is gone leaves its place out, the text stays', () => {
  const image = (picture: number): Block<number> => ({ type: 'image', picture, alt: words('a'), caption: words('') })
  const blocks: Block<number>[] = [image(1), { type: 'paragraph', text: words('a') }, image(2)]
  const turned = mapPictures(blocks, (picture) => (picture === 2 ? 'two' : undefined))
  expect(turned).toEqual([blocks[1], { ...image(2), picture: 'two' }])
})
