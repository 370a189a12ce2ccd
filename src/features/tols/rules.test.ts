// Tables of cases of tol search and import rows.

import { expect, test } from 'vitest'
import { groupByWard, placeCells, readPlaceRow, searchTols } from './rules.ts'

const tol = (code: string, ward: number, en: string, ne: string) => ({ code, ward, zone: 'north', name: { en, ne } })
const tols = [
  tol('b-tol', 10, 'Bishnu Tol', 'विष्णु टोल'),
  tol('s-tol', 2, 'Shivaganj', 'शिवगञ्ज'),
  tol('a-tol', 10, 'Aitabare', 'आइतबारे'),
]

test('tols are grouped by ward in numeric order', () => {
  expect(groupByWard(tols).map(({ ward, tols: members }) => [ward, members.map(({ code }) => code)])).toEqual([
    [2, ['s-tol']],
    [10, ['a-tol', 'b-tol']],
  ])
})

test.each([
  ['shiva', ['s-tol']],
  ['सिवगंज', ['s-tol']],
  ['बिष्णु', ['b-tol']],
  ['BISHNU tol', ['b-tol']],
  ['vishnu tole', ['b-tol']],
  ['Bishnu Tol, Ward 10', ['b-tol']],
  ['विष्णु टोल, वडा नं. १०', ['b-tol']],
  ['१०', ['b-tol', 'a-tol']],
  ['1', []],
  ['  ', []],
])('%j finds %o', (typed, codes) => {
  expect(searchTols(tols, typed).map(({ code }) => code)).toEqual(codes)
})

const row = {
  zone: 'north',
  zone_name_en: 'North',
  zone_name_ne: 'उत्तर',
  ward: '५',
  tol: 'w5-a',
  tol_name_en: 'A',
  tol_name_ne: 'क',
}

test('a row is read and written back', () => {
  const read = readPlaceRow(row)
  expect(read).toMatchObject({ ok: true, value: { tol: { ward: 5, zone: 'north' } } })
  if (read.ok) expect(placeCells(read.value)).toEqual({ ...row, ward: '5' })
})

test.each([
  ['tols.code_wrong', { tol: 'W5 A' }],
  ['tols.code_wrong', { zone: '' }],
  ['tols.ward_wrong', { ward: '34' }],
  ['tols.ward_wrong', { ward: 'x' }],
  ['tols.name_lacking', { tol_name_ne: '' }],
])('%s refuses %o', (key, cells) => {
  expect(readPlaceRow({ ...row, ...cells })).toMatchObject({ ok: false, key })
})
