// Blocks of a long text: limits, cleaning and pictures.

import { expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import { blockIssues, cleanBlocks, mapPictures } from './blocks.ts'

const bilingual = (en: string, ne = '') => ({ en, ne })
const long = 'क'.repeat(5001)

test.each<[string, Block<number>, string | undefined]>([
  ['a paragraph in one language', { type: 'paragraph', text: bilingual('', 'पानी') }, undefined],
  ['a paragraph of blanks and direction marks', { type: 'paragraph', text: bilingual(' \u202E ', '\u200B') }, 'empty'],
  ['a heading that is too long', { type: 'heading', text: bilingual('Water', long) }, 'too_long'],
  ['a list without items', { type: 'list', items: [] }, 'empty'],
  ['a list with an empty item', { type: 'list', items: [bilingual('a'), bilingual('')] }, 'empty'],
  ['a list that is too long', { type: 'list', items: Array.from({ length: 201 }, () => bilingual('a')) }, 'too_large'],
  ['a quote without an author', { type: 'quote', text: bilingual('Water is life'), by: bilingual('') }, undefined],
  [
    'a picture without a description',
    { type: 'image', picture: 1, alt: bilingual(''), caption: bilingual('Tank') },
    'empty',
  ],
  [
    'an even table with an empty cell',
    { type: 'table', columns: [bilingual('a'), bilingual('b')], rows: [['1', '']] },
    undefined,
  ],
  ['an uneven table', { type: 'table', columns: [bilingual('a'), bilingual('b')], rows: [['1']] }, 'uneven'],
])('%s', (_, block, key) => {
  expect(blockIssues([block])).toEqual(key ? [{ field: 'blocks.0', key: `blocks.${key}` }] : [])
})

test('a text of too many blocks is refused as a whole', () => {
  const blocks = Array.from({ length: 301 }, (): Block<number> => ({ type: 'paragraph', text: bilingual('a') }))
  expect(blockIssues(blocks)).toEqual([{ field: 'blocks', key: 'blocks.too_many' }])
})

test('texts are cleaned everywhere and markup stays plain text', () => {
  const [paragraph, list, table] = cleanBlocks<number>([
    { type: 'paragraph', text: bilingual('  <b>Bold</b>\u202E\n and  plain ') },
    { type: 'list', items: [bilingual('', ' क\u200Dष ')], ordered: false },
    { type: 'table', columns: [bilingual('a ')], rows: [[' 1 '], [bilingual(' x', '')]] },
  ])
  expect(paragraph).toEqual({ type: 'paragraph', text: bilingual('<b>Bold</b> and plain') })
  expect(list).toEqual({ type: 'list', items: [bilingual('', 'क\u200Dष')] })
  expect(table).toEqual({ type: 'table', columns: [bilingual('a')], rows: [['1'], [bilingual('x')]] })
})

test('the block of a removed picture is left out, the others stay', () => {
  const image = (picture: number): Block<number> => ({
    type: 'image',
    picture,
    alt: bilingual('a'),
    caption: bilingual(''),
  })
  const blocks: Block<number>[] = [image(1), { type: 'paragraph', text: bilingual('a') }, image(2)]
  const turned = mapPictures(blocks, (picture) => (picture === 2 ? 'two' : undefined))
  expect(turned).toEqual([blocks[1], { ...image(2), picture: 'two' }])
})
