// Tests of what a printed statement says of itself.

import { expect, test } from 'vitest'
import type { StatementRow } from '../../contract/own.ts'
import { printFacts } from './print-facts.ts'

const person = {
  customerNumber: '10425',
  holder: { en: 'Sita Sharma', ne: 'सीता शर्मा' },
  ward: 5,
  tol: { en: 'Srijana Tol', ne: '' },
}
const row = (id: number, valueOn: string, amountPaisa: number, balancePaisa: number): StatementRow => {
  return {
    id,
    kind: amountPaisa > 0 ? 'bill' : 'payment',
    valueOn,
    period: null,
    reference: null,
    amountPaisa,
    balancePaisa,
  }
}

test('a print names holder, ward, months and the balances before and after its rows, the newest first', () => {
  const rows = [row(2, '2026-11-20', -30_000, -5_000), row(1, '2026-10-19', 15_000, 25_000)]
  expect(printFacts(person, rows, 'en')).toEqual([
    ['Customer number', '10425'],
    ['Name', 'Sita Sharma'],
    ['Ward and tol', '5, Srijana Tol'],
    ['Months', 'Kartik 2083 to Mangsir 2083'],
    ['Balance before these entries', 'Rs. 100'],
    ['Balance after these entries', 'Credit of Rs. 50'],
  ])
})

test('a print of a search says so and names neither months nor balances; one of chosen rows names no balances', () => {
  const rows = [row(2, '2026-11-20', -30_000, -5_000), row(1, '2026-09-19', 15_000, 25_000)]
  expect(printFacts(person, rows, 'en', '2083/05').slice(3)).toEqual([
    ['Shown', 'Only entries found by “2083/05”; the others are left out'],
  ])
  expect(printFacts(person, rows, 'ne', '2083/05').at(-1)![1]).toContain('“२०८३/०५”')
  expect(printFacts(person, [row(3, '2026-11-21', 100, 9_000), ...rows], 'en').slice(3)).toEqual([
    ['Months', 'Ashwin 2083 to Mangsir 2083'],
    ['Shown', 'Only some entries; there are others between them'],
  ])
})

test('a delegate prints no name; a print of one month names it once; one without rows has no balances', () => {
  const unnamed = { ...person, holder: null, tol: { en: '', ne: '' } }
  const facts = printFacts(unnamed, [row(1, '2026-11-20', 15_000, 15_000)], 'ne')
  expect(facts.slice(1, 4).map(([, value]) => value)).toEqual(['', '५', 'मङ्सिर २०८३'])
  expect(printFacts(unnamed, [], 'en')).toHaveLength(3)
})
