// Cells typed for Preeti in imported files, and their text in Unicode.

import { expect, test } from 'vitest'
import {
  entryInUnicode,
  legacyCellsIn,
  legacyCellsOf,
  legacyTextsIn,
  rowInUnicode,
  rowsInUnicode,
} from './legacy-cells.ts'

const cells = { customer_number: 'a1b', name_en: 'uLtf e§/fO{', name_ne: 'uLtf e§/fO{', note_ne: 'सीता', size_ne: '' }

test('a cell of Nepali text is shown as typed and in Unicode; other columns are left', () => {
  expect(legacyCellsIn({ line: 3, cells })).toEqual([
    { line: 3, column: 'name_ne', typed: 'uLtf e§/fO{', text: 'गीता भट्टराई', doubtful: [] },
  ])
  expect(rowInUnicode({ line: 3, cells }).cells).toEqual({ ...cells, name_ne: 'गीता भट्टराई' })
})

async function* batches() {
  yield [2, 3].map((line) => ({ line, cells }))
  yield [4, 5].map((line) => ({ line, cells }))
}

test('of a file all cells are counted and the first ones kept', async () => {
  const { legacyCount, legacy } = await legacyCellsOf(batches(), 3)
  expect([legacyCount, legacy.map(({ line }) => line)]).toEqual([4, [2, 3, 4]])
  const rows = (await Array.fromAsync(rowsInUnicode(batches()))).flat()
  expect(rows.map((row) => [row.line, row.cells['name_ne']])).toEqual([2, 3, 4, 5].map((line) => [line, 'गीता भट्टराई']))
})

test('a note and a tol may be of either language, and are shown when most of them reads as Preeti', () => {
  const row = { tol: 'zflGt 6f]n', note: 'ld6/ aGb', reference: 'ld6/', other: 'kfgL' }
  expect(legacyCellsIn({ line: 2, cells: row }).map(({ text }) => text)).toEqual(['शान्ति टोल', 'मिटर बन्द'])
  expect(legacyCellsIn({ line: 2, cells: { note: 'Meter stopped, see eSewa', tol: 'Shanti Tol' } })).toEqual([])
})

test('a name is recognised by less than other texts, in columns and in JSON', () => {
  const name = { name_ne: "/fd axfb'/", title_ne: 'an/fd' }
  expect(legacyCellsIn({ line: 2, cells: name }).map(({ text }) => text)).toEqual(['राम बहादुर'])
  expect(rowInUnicode({ line: 2, cells: name }).cells).toEqual({ name_ne: 'राम बहादुर', title_ne: 'an/fd' })
  expect(entryInUnicode({ nameNe: 'xl/', title: { ne: 'xl/' } })).toEqual({ nameNe: 'हरि', title: { ne: 'xl/' } })
})

test('a number that ends in the key of the percent sign is named', () => {
  expect(legacyCellsIn({ line: 2, cells: { note_ne: 'kfgL 5"6 #%' } })[0]).toMatchObject({ doubtful: ['३५'] })
})

test('headings in Devanagari are columns of Nepali text, unless they are for English', () => {
  const headed = { 'स्रोत (नेपाली)': 'vfg]kfgL', 'स्रोत (अङ्ग्रेजी)': 'vfg]kfgL' }
  expect(legacyCellsIn({ line: 2, cells: headed }).map(({ column }) => column)).toEqual(['स्रोत (नेपाली)'])
})

test('texts of a JSON entry are found by their key, in lists too', () => {
  const entry = {
    slug: 'vfg]kfgL',
    title: { en: 'vfg]kfgL', ne: 'vfg]kfgL' },
    nameNe: 'uLtf',
    papers: [{ en: 'Map', ne: 'gS;f' }, { ne: ['kfgL ljt/0f', 'पानी'] }],
  }
  expect(legacyTextsIn(entry, 1).map(({ column, text }) => [column, text])).toEqual([
    ['title.ne', 'खानेपानी'],
    ['nameNe', 'गीता'],
    ['papers.0.ne', 'नक्सा'],
    ['papers.1.ne.0', 'पानी वितरण'],
  ])
  expect(entryInUnicode(entry)).toEqual({
    slug: 'vfg]kfgL',
    title: { en: 'vfg]kfgL', ne: 'खानेपानी' },
    nameNe: 'गीता',
    papers: [{ en: 'Map', ne: 'नक्सा' }, { ne: ['पानी वितरण', 'पानी'] }],
  })
})
