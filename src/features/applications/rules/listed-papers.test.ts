// Tests of the lists of requested papers: which applies on a day, the place of a row, and what is wrong with a draft.

import { expect, test } from 'vitest'
import type { EditionPaper } from '../contract/paper-lists.ts'
import type { DatedPaper, PaperKind, Purpose } from '../contract/papers.ts'
import { paperEditions, paperIssues, papersOn, placePaper } from './listed-papers.ts'

function dated(effectiveFrom: string, purpose: Purpose, kind: PaperKind, position: number, asked = true): DatedPaper {
  const label = { en: `${kind} ${effectiveFrom}`, ne: kind }
  return { effectiveFrom, purpose, kind, position, label, required: true, asked, sample: false }
}

const papers = [
  dated('1900-01-01', 'transfer', 'oldBill', 1),
  dated('1900-01-01', 'new', 'citizenship', 1),
  dated('1900-01-01', 'new', 'photo', 2),
  dated('1900-01-01', 'new', 'own1', 3, false),
  dated('2026-11-01', 'new', 'photo', 1),
  dated('2026-11-01', 'new', 'citizenship', 2),
  dated('2027-01-15', 'new', 'houseMap', 1),
]

test.each([
  ['2026-10-31', ['new citizenship 1', 'new photo 2', 'transfer oldBill 1'], ['own1']],
  ['2026-11-01', ['new photo 1', 'new citizenship 2'], ['own1', 'oldBill']],
  ['2027-01-15', ['new houseMap 1'], ['photo', 'citizenship', 'own1', 'oldBill']],
])('on %s %j are requested, and %j keep their names', (day, requested, named) => {
  const list = papersOn(papers, day)
  expect(list.filter(({ asked }) => asked).map((row) => `${row.purpose} ${row.kind} ${row.position}`)).toEqual(
    requested,
  )
  expect(list.filter(({ asked }) => !asked).map(({ kind }) => kind)).toEqual(named)
})

test('a paper has the name of the newest list that has it', () => {
  const photo = papersOn(papers, '2027-02-01').find(({ kind }) => kind === 'photo')
  expect(photo?.label.en).toBe('photo 2026-11-01')
})

test('the newest list is first, without what is requested no more', () => {
  const editions = paperEditions(papers)
  expect(editions.map(({ effectiveFrom }) => effectiveFrom)).toEqual(['2027-01-15', '2026-11-01', '1900-01-01'])
  expect(editions[2]!.rows.map(({ purpose, kind, place }) => `${purpose} ${kind} ${place}`)).toEqual([
    'new citizenship 1',
    'new photo 2',
    'transfer oldBill 1',
  ])
})

const row = (purpose: Purpose, kind: PaperKind, place?: number) => {
  return { purpose, kind, labelEn: kind, labelNe: kind, required: true, sample: false, ...(place && { place }) }
}
const rows = paperEditions(papers)[2]!.rows
const inOrder = (all: readonly EditionPaper[]) => all.map(({ kind, place }) => `${kind} ${place}`).join(', ')

test.each([
  ['a new one is the last of its purpose', 3, row('new', 'houseMap'), 'citizenship 1, photo 2, houseMap 3, oldBill 1'],
  ['a new one at a place', 3, row('new', 'houseMap', 1), 'houseMap 1, citizenship 2, photo 3, oldBill 1'],
  ['one is moved', 1, row('new', 'photo', 1), 'photo 1, citizenship 2, oldBill 1'],
  ['one stays without a place', 0, row('new', 'citizenship'), 'citizenship 1, photo 2, oldBill 1'],
  ['a place beyond the last', 0, row('new', 'citizenship', 9), 'photo 1, citizenship 2, oldBill 1'],
  ['one for another purpose', 0, row('transfer', 'citizenship'), 'photo 1, oldBill 1, citizenship 2'],
] as const)('%s', (_, index, sent, expected) => {
  expect(inOrder(placePaper(rows, index, sent))).toBe(expected)
})

test('a paper that is twice in the list for one purpose is named by its row', () => {
  const twice = placePaper(placePaper(rows, 3, row('transfer', 'photo')), 4, row('new', 'photo'))
  expect(paperIssues(twice)).toEqual([{ row: 3, key: 'applications.paper_taken' }])
  expect(paperIssues(rows)).toEqual([])
})
