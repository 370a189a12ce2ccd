// Tests of the rules of the counter: days that block each other, whole rupees, counted notes and differences, and what each tender asks for.

import { expect, test } from 'vitest'
import { balanceEffect, checkEntry } from '#features/ledger/rules/postings.ts'
import { validate } from '#kit/validation/form.ts'
import { countedPaisa, takeForm } from './contract/forms.ts'
import { cashRupees, differencePostings, mayOpenDay, mayTakeFor, mayTakeMoney, numberScanned } from './rules.ts'

const today = '2026-11-23'

test.each([
  [{ openDay: null, isTodayClosed: false }, undefined, 'counter.no_open_day'],
  [{ openDay: today, isTodayClosed: false }, 'counter.day_open', undefined],
  [{ openDay: '2026-11-22', isTodayClosed: false }, 'counter.earlier_day_open', 'counter.earlier_day_open'],
  [{ openDay: null, isTodayClosed: true }, 'counter.day_closed', 'counter.no_open_day'],
])('%j: opening %s, taking %s', (days, opening, taking) => {
  expect(mayOpenDay({ ...days, today })).toMatchObject(opening === undefined ? { ok: true } : { key: opening })
  expect(mayTakeMoney({ ...days, today })).toMatchObject(taking === undefined ? { ok: true } : { key: taking })
})

test('nobody takes money for their own connection', () => {
  expect([mayTakeFor({ isOwn: true }).ok, mayTakeFor({ isOwn: false }).ok]).toEqual([false, true])
})

test.each([
  [91_80, 92],
  [92_00, 92],
  [1, 1],
  [0, 0],
  [-500, 0],
])('%i paisa are %i rupees in cash', (paisa, rupees) => expect(cashRupees(paisa)).toBe(rupees))

test('notes are counted by their values', () => {
  expect(countedPaisa({ n1000: 1, n500: 2, n1: 3 })).toBe(2_003_00)
  expect(countedPaisa({})).toBe(0)
})

test.each([-5_00, 3_00])('a difference of %i is an entry that balances and changes no connection', (difference) => {
  const postings = differencePostings(100_00 + difference, 100_00)
  const entry = { connectionId: null, kind: 'cash-difference', postings, valueOn: today } as const
  expect(checkEntry(entry).ok).toBe(true)
  expect(balanceEffect(postings)).toBe(0)
  expect(postings[0]).toEqual({ account: 'cash', amountPaisa: difference })
})

test('a right count posts nothing', () => expect(differencePostings(100, 100)).toEqual([]))

test.each([
  ['10425', '10425'],
  ['१०४२५', '१०४२५'],
  ['https://damak.example/pay?number=D-77%2F2', 'D-77/2'],
  ['http://damak.example/pay?lang=ne&number=10425', '10425'],
  ['https://damak.example/pay?number=', 'https://damak.example/pay?number='],
  ['what?', 'what?'],
])('the customer number of %s is %s', (typed, number) => expect(numberScanned(typed)).toBe(number))

test.each([
  ['cash', []],
  ['cheque', ['reference']],
  ['wallet', ['gateway', 'reference']],
])('a form of %s asks for %o', (tender, missing) => {
  const sent = validate(takeForm, { tender, rupees: '500' })
  expect(sent.ok ? [] : sent.issues.map(({ field }) => field)).toEqual(missing)
})
