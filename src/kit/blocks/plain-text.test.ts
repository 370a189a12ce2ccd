// Long text as plain text: written, edited and read back.

import { expect, test } from 'vitest'
import { demonstrationContent } from '#demonstration/content/organisations.ts'
import type { Block } from './blocks.ts'
import { readPlainText, writePlainText } from './plain-text.ts'

const blocks: Block<number>[] = [
  { type: 'heading', text: { en: 'Water', ne: 'पानी' } },
  { type: 'paragraph', text: { en: 'It flows. It is clean.', ne: 'बग्छ। सफा छ।' } },
  {
    type: 'list',
    items: [
      { en: 'One', ne: 'एक' },
      { en: 'Two', ne: 'दुई' },
    ],
  },
  { type: 'image', picture: 1, alt: { en: 'A tap', ne: 'धारा' }, caption: { en: '', ne: '' } },
  { type: 'list', items: [{ en: 'First', ne: 'पहिलो' }], ordered: true },
]

const more: Block<number>[] = [
  { type: 'callout', text: { en: 'Boil the **water**', ne: 'पानी **उमाल्नुहोस्**' } },
  { type: 'quote', text: { en: 'Drink', ne: 'पिउनुहोस्' }, by: { en: 'Sita', ne: 'सीता' } },
  { type: 'quote', text: { en: 'Save', ne: 'जोगाउनुहोस्' }, by: { en: '', ne: '' } },
  { type: 'link', text: { en: 'Tariff', ne: 'महसुल' }, url: '/tariff' },
  {
    type: 'table',
    columns: [
      { en: 'Year | BS', ne: 'वर्ष' },
      { en: 'Taps', ne: 'धारा' },
    ],
    rows: [['2081', { en: 'forty', ne: 'चालीस' }]],
  },
]

test('call-outs, quotations, links and tables have a plain form of their own', () => {
  const { text: written, kept } = writePlainText(more)
  expect(kept).toEqual([])
  expect(written.en).toBe(
    '! Boil the **water**\n\n> Drink\n> — Sita\n\n> Save\n\n=> /tariff Tariff\n\n| Year \\| BS | Taps |\n| 2081 | forty |',
  )
  expect(readPlainText(written)).toEqual({ ok: true, blocks: more })
  const nepali = readPlainText({ en: '', ne: written.ne })
  expect(nepali.ok && writePlainText(nepali.blocks).text).toEqual({ en: '', ne: written.ne })
})

const text = {
  en: '# Water\n\nIt flows. It is clean.\n\n- One\n- Two\n\n[#1]\n\n1. First',
  ne: '# पानी\n\nबग्छ। सफा छ।\n\n- एक\n- दुई\n\n[#1]\n\n1. पहिलो',
}

test('a text is read back as it was written, with placeholders for blocks that have no plain form', () => {
  expect(writePlainText(blocks)).toEqual({ text, kept: [blocks[3]] })
  expect(readPlainText(text, [blocks[3]!])).toEqual({ ok: true, blocks })
})

test('consecutive lines become one paragraph, in any spelling of the markers', () => {
  expect(readPlainText({ en: 'It flows.\n It is clean.\n* One\n• Two', ne: '' })).toEqual({
    ok: true,
    blocks: [
      { type: 'paragraph', text: { en: 'It flows. It is clean.', ne: '' } },
      {
        type: 'list',
        items: [
          { en: 'One', ne: '' },
          { en: 'Two', ne: '' },
        ],
      },
    ],
  })
  expect(readPlainText({ en: '', ne: '१. पहिलो\n२. दोस्रो' })).toMatchObject({
    blocks: [{ ordered: true, items: [{}, {}] }],
  })
})

test('a paragraph that begins like a marker stays a paragraph, and a missing language falls back to the other', () => {
  const odd: Block<number>[] = [
    '1. January was cold',
    '# 5',
    '- minus',
    '[#1]',
    '\\ back',
    '> 5',
    '! no',
    '=> /a b',
    '| a |',
  ].map((en) => ({
    type: 'paragraph',
    text: { en, ne: en },
  }))
  const read = readPlainText(writePlainText(odd).text)
  expect(read).toEqual({ ok: true, blocks: odd })
  expect(writePlainText([blocks[3]!]).text).toEqual({ en: '[#1]', ne: '[#1]' })
  const half: Block<number>[] = [
    { type: 'heading', text: { en: 'Only English', ne: '' } },
    { type: 'paragraph', text: { en: 'Both', ne: 'दुवै' } },
  ]
  expect(writePlainText(half).text.ne).toBe('# Only English\n\nदुवै')
})

test('every article of the demonstration can be edited without losing a block', () => {
  for (const { articles } of demonstrationContent)
    for (const { blocks: shown } of articles) {
      const { text: written, kept } = writePlainText<string>(shown)
      expect(readPlainText(written, kept)).toEqual({ ok: true, blocks: shown })
    }
})

test('a text in one language only stays in one language', () => {
  const one = readPlainText({ en: '', ne: '# शीर्षक\n\nविवरण' })
  expect(one.ok && writePlainText(one.blocks).text).toEqual({ en: '', ne: '# शीर्षक\n\nविवरण' })
})

test.each([
  [{ en: 'One\n\nTwo', ne: 'एक' }, 2],
  [{ en: '# One', ne: 'एक' }, 1],
  [{ en: '- One\n- Two', ne: '- एक' }, 1],
  [{ en: 'One\n\n[#2]', ne: 'एक\n\n[#2]' }, 2],
  [{ en: '[#1]', ne: '[#2]' }, 1],
  [{ en: '| a | b |', ne: '| क |' }, 1],
  [{ en: '=> /a Tariff', ne: '=> /b महसुल' }, 1],
  [{ en: '! Boil', ne: 'उमाल्नुहोस्' }, 1],
])('%j differs in part %i', (differing, part) => {
  expect(readPlainText(differing, [blocks[3]!])).toEqual({ ok: false, part })
})
