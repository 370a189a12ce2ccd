// Tests of blocks as rows of a form: what is written is read back as it was, and what the languages must share.

import { expect, test } from 'vitest'
import type { Block, LibraryPicture } from './blocks.ts'
import type { BlockRow } from './rows.ts'
import { hasSameShape, isEven, readBlockRow, showBlockRow } from './rows.ts'

const both = (en: string, ne: string) => ({ en, ne })

const blocks: Block<number | LibraryPicture>[] = [
  { type: 'heading', text: both('Water', 'पानी') },
  { type: 'paragraph', text: both('- no list', '') },
  { type: 'list', items: [both('Copy', 'नक्कल'), both('Photo', 'फोटो')] },
  { type: 'list', items: [both('First', ''), both('Second', '')], ordered: true },
  { type: 'quote', text: both('Drink', 'पिउनुहोस्'), by: both('Sita', 'सीता') },
  { type: 'link', text: both('Municipality', 'नगरपालिका'), url: 'https://damakmun.gov.np' },
  {
    type: 'table',
    columns: [both('Year', 'वर्ष'), both('Taps | new', 'धारा')],
    rows: [
      [both('2081', '२०८१'), both('40', '४०')],
      [both('2082', '२०८२'), both('', '')],
    ],
  },
  { type: 'image', picture: 3, alt: both('Tank', 'ट्याङ्की'), caption: both('', '') },
  { type: 'image', picture: { media: 12 }, alt: both('', ''), caption: both('', '') },
]

test.each(blocks)('a $type is shown in a form and read back', (block) => {
  const { text, by, alt, caption, picture, media, ...row } = showBlockRow(block)
  const sent = {
    ...row,
    ...fields('text', text),
    ...fields('by', by),
    ...fields('alt', alt),
    ...fields('caption', caption),
  }
  expect(
    readBlockRow({ ...sent, ...(picture !== null && { picture }), ...(media !== null && { media }) } as BlockRow),
  ).toEqual(block)
})

test('a table copied from a spreadsheet is read by its tabs, a list without its markers', () => {
  expect(readBlockRow({ type: 'table', textEn: 'Year\tTaps\n2081\t40' })).toEqual({
    type: 'table',
    columns: [both('Year', ''), both('Taps', '')],
    rows: [[both('2081', ''), both('40', '')]],
  })
  expect(readBlockRow({ type: 'steps', textNe: '१. फाराम\n\n२) भुक्तानी' })).toEqual({
    type: 'list',
    ordered: true,
    items: [both('', 'फाराम'), both('', 'भुक्तानी')],
  })
})

test.each([
  ['list', 'नक्कल\nफोटो', 'Copy\nPhoto', true],
  ['list', 'नक्कल\nफोटो', 'Copy', false],
  ['list', '', 'Copy', true],
  ['paragraph', 'नक्कल\nफोटो', 'Copy', true],
  ['table', 'क | ख\nग | घ', 'a | b\nc | d', true],
  ['table', 'क | ख\nग | घ', 'a | b\nc', false],
] as const)('the languages of a %s with %j and %j have the same shape: %s', (type, ne, en, same) => {
  expect(hasSameShape(type, ne, en)).toBe(same)
})

test.each([
  ['table', 'a | b\nc | d', true],
  ['table', 'a | b\nc', false],
  ['list', 'a | b\nc', true],
] as const)('a %s of %j is even: %s', (type, text, even) => {
  expect(isEven(type, text)).toBe(even)
})

function fields(name: string, { en, ne }: { en: string; ne: string }) {
  return { [`${name}En`]: en, [`${name}Ne`]: ne }
}
