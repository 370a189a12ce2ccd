// The editor's document: every part of a text is read back as it was, and what has no words is left out.

import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import type { Part } from '#kit/blocks/parts.ts'
import { writeParts } from '#kit/blocks/parts.ts'
import type { BlockName } from './commands.ts'
import { replacePart, setBlock, setLink, toggleBold } from './commands.ts'
import { differenceBetween, preetiParts } from './difference.ts'
import { documentOf, partsOf } from './document.ts'
import { partInUnicode } from './preeti.ts'

const parts: Part[] = [
  { type: 'heading', text: 'पानीको महसुल' },
  { type: 'paragraph', text: 'Pay **today** at the [counter](/contact).' },
  { type: 'list', items: ['One', '**Two**'] },
  { type: 'steps', items: ['First'] },
  { type: 'quote', text: 'Drink', by: 'Sita' },
  { type: 'callout', text: 'Boil it' },
  { type: 'link', text: 'Tariff', url: '/tariff' },
  {
    type: 'table',
    lines: [
      ['Year', 'Taps'],
      ['2081', '**40**'],
    ],
  },
  { type: 'picture', reference: '1' },
]

test('each part is the same in the document and back, and the document is valid', () => {
  const doc = documentOf(parts)
  doc.check()
  expect(partsOf(doc)).toEqual(parts)
})

test('empty lines are no parts', () => {
  expect(partsOf(documentOf([]))).toEqual([])
  expect(
    partsOf(
      documentOf([
        { type: 'heading', text: ' ' },
        { type: 'list', items: ['', 'a'] },
      ]),
    ),
  ).toEqual([{ type: 'list', items: ['a'] }])
})

/** The text after a command over all of it. */
function after(before: readonly Part[], command: ReturnType<typeof setBlock>): string {
  let state = EditorState.create({ doc: documentOf(before) })
  const { doc } = state
  state = state.apply(state.tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))))
  if (!command(state, (transaction) => (state = state.apply(transaction)))) return 'refused'
  return writeParts(partsOf(state.doc))
}

const lines: Part[] = [
  { type: 'paragraph', text: 'One' },
  { type: 'paragraph', text: 'Two' },
]

test.each<[BlockName, string]>([
  ['list', '- One\n- Two'],
  ['steps', '1. One\n2. Two'],
  ['heading', '# One\n\n# Two'],
  ['callout', '! One\n\n! Two'],
  ['quote', '> One\n\n> Two'],
])('two paragraphs become %s and paragraphs again', (name, expected) => {
  expect(after(lines, setBlock(name))).toBe(expected)
})

test('a list becomes a numbered one, and paragraphs when it is chosen again', () => {
  const list: Part[] = [
    { type: 'list', items: ['One', 'Two'] },
    { type: 'paragraph', text: 'x' },
  ]
  expect(after(list, setBlock('steps'))).toBe('1. One\n2. Two\n3. x')
  expect(after([list[0]!], setBlock('list'))).toBe('One\n\nTwo')
})

test('bold and links are set and removed', () => {
  expect(after([lines[0]!], toggleBold)).toBe('**One**')
  expect(after([{ type: 'paragraph', text: '**One**' }], toggleBold)).toBe('One')
  expect(after([lines[0]!], setLink('/pay', ''))).toBe('[One](/pay)')
  expect(after([{ type: 'paragraph', text: '[One](/pay)' }], setLink('', ''))).toBe('One')
})

test('the first part that differs is named, and what was typed for Preeti', () => {
  expect(differenceBetween(parts, parts)).toBeUndefined()
  expect(differenceBetween([], parts)).toBeUndefined()
  expect(differenceBetween(parts, parts.slice(1))).toEqual({ n: 1, ne: 'heading', en: 'paragraph' })
  expect(differenceBetween(parts, parts.slice(0, 8))).toEqual({ n: 9, ne: 'picture', en: undefined })
  expect(preetiParts([parts[0]!, { type: 'paragraph', text: "sfo{qmd kfgL ljt/0f x'g]5" }])).toEqual([2])
  expect(preetiParts([{ type: 'paragraph', text: 'Pay by eSewa at the counter or at home' }])).toEqual([])
})

test('a part typed for Preeti is put into Unicode with its bold words and links, and replaced in its place', () => {
  const typed: Part = { type: 'paragraph', text: 'kfgL **ljt/0f** \\[sfof{no\\] #%' }
  const { part, shown, doubtful } = partInUnicode(typed)
  expect(part).toEqual({ type: 'paragraph', text: 'पानी **वितरण** ृकार्यालये ३५' })
  expect([shown, doubtful]).toEqual(['पानी वितरण ृकार्यालये ३५', ['३५']])
  expect(partInUnicode({ type: 'list', items: ['kfgL', 'hn'] }).part).toEqual({ type: 'list', items: ['पानी', 'जल'] })
  const around: Part[] = [{ type: 'heading', text: 'एक' }, typed, { type: 'picture', reference: '1' }]
  const state = EditorState.create({ doc: documentOf(around) })
  let after = state
  replacePart(part, 2)(state, (change) => (after = state.apply(change)))
  expect(partsOf(after.doc)).toEqual([around[0], part, around[2]])
})
