// Tests of the comparison of statements: states of lines, days at the bank, and rows as they are read.

import { expect, test } from 'vitest'
import type { StatementLine } from '../contract/statement.ts'
import { bankAmountsOf, compareBank, compareLines, type LedgerPayment } from './compare.ts'
import { columnsIn, mayRead, readBankRow, readStatementRow } from './read.ts'

const line = (reference: string, grossPaisa: number, rest: Partial<StatementLine> = {}): StatementLine => {
  return { line: 2, reference, on: '2026-11-18', grossPaisa, feePaisa: 2_00, netPaisa: grossPaisa - 2_00, ...rest }
}
const paid = (reference: string, amountPaisa: number, rest: Partial<LedgerPayment> = {}): LedgerPayment => {
  return {
    references: [`OWN-${reference}`, reference],
    on: '2026-11-18',
    amountPaisa,
    correctedPaisa: 0,
    entryIds: [1],
    isSettled: false,
    ...rest,
  }
}

test('each line has one state, and what only the ledger has on the days of the statement follows', () => {
  const compared = compareLines(
    [
      line('a', 100_00),
      line('own-B', 50_00),
      line('B', 50_00),
      line('C', 40_00),
      line('D', 30_00, { netPaisa: 27_00 }),
      line('E', 20_00),
      line('F', 10_00),
      line('A', -100_00),
    ],
    [
      paid('A', 100_00),
      paid('B', 50_00),
      paid('C', 41_00),
      paid('D', 30_00),
      paid('F', 10_00, { isSettled: true }),
    ].concat(paid('G', 5_00), paid('H', 5_00, { on: '2026-11-17' })),
  )
  expect(compared.map(({ state }) => state)).toEqual([
    'matched', 'matched', 'twice', 'amount', 'fee', 'statement-only', 'twice', 'refunded', 'ledger-only',
  ]) // prettier-ignore
})

test('money that was given back is matched when the ledger has corrected the payment, in the same statement or a later one', () => {
  const back = (reference: string, paisa: number) => line(reference, -paisa, { feePaisa: 0, netPaisa: -paisa })
  const corrected = (reference: string, paisa: number, rest: Partial<LedgerPayment> = {}) => {
    return paid(reference, 0, { correctedPaisa: paisa, ...rest })
  }
  const compared = compareLines(
    [line('A', 100_00), back('A', 100_00), back('B', 50_00), back('C', 10_00), line('D', 30_00)],
    [corrected('A', 100_00), corrected('B', 50_00, { isSettled: true }), paid('C', 40_00), corrected('D', 30_00)],
  )
  expect(compared.map(({ state }) => state)).toEqual([
    'matched', 'matched', 'matched', 'refunded', 'statement-only', 'ledger-only',
  ]) // prettier-ignore
})

test('a payment of a day that was settled before is no difference; on another day it is twice', () => {
  const payments = [paid('A', 100_00, { isSettled: true }), paid('B', 50_00, { isSettled: true })]
  const lines = [line('A', 100_00), line('B', 50_00, { on: '2026-11-19' })]
  expect(compareLines(lines, payments, new Set(['2026-11-18'])).map(({ state }) => state)).toEqual(['settled', 'twice'])
})

test('an amount at the bank and a day of the gateway are posted once, by whichever reconciliation', () => {
  const lines = [line('A', 100_00), line('B', 50_00, { on: '2026-11-19' })]
  const bank = [98_00, 48_00].map((amountPaisa, place) => ({ line: place, on: '2026-11-20', amountPaisa }))
  const used = [{ on: '2026-11-20', amountPaisa: 98_00 }]
  expect(compareBank(lines, bank, { days: [], used }).map(({ bankOn }) => bankOn)).toEqual([null, '2026-11-20'])
  const days = [{ on: '2026-11-18', netPaisa: 98_00, bankOn: '2026-11-20', bankPaisa: 98_00 }]
  const found = compareBank(lines, bank, { days, used })
  expect(found.map(({ bankOn, isBefore }) => [bankOn, isBefore])).toEqual([
    ['2026-11-20', true],
    ['2026-11-20', false],
  ])
  expect(bankAmountsOf(found)).toEqual([{ on: '2026-11-20', amountPaisa: 48_00 }])
  const together = compareBank(lines, [{ line: 1, on: '2026-11-21', amountPaisa: 146_00 }])
  expect(bankAmountsOf(together)).toEqual([{ on: '2026-11-21', amountPaisa: 146_00 }])
})

test.each([
  ['each day is one amount up to ten days later', [98_00, 48_00], [['2026-11-19', 98_00], ['2026-11-29', 48_00]], ['2026-11-19', '2026-11-29']],
  ['an amount at the bank is used once', [98_00, 98_00], [['2026-11-20', 98_00]], ['2026-11-20', null]],
  ['all days are one amount', [98_00, 48_00], [['2026-11-21', 146_00]], ['2026-11-21', '2026-11-21']],
  ['what is at the bank before is not of it', [98_00], [['2026-11-17', 98_00]], [null]],
] as const)('%s', (_name, nets, bank, expected) => {
  const lines = nets.map((netPaisa, day) => line(`R${day}`, netPaisa + 2_00, { on: `2026-11-${18 + day}`, netPaisa }))
  const found = compareBank(lines, bank.map(([on, amountPaisa], place) => ({ line: place, on, amountPaisa })))
  expect(found.map(({ bankOn }) => bankOn)).toEqual(expected)
}) // prettier-ignore

test('columns are those typed, those of last time, or those with a usual name', () => {
  const headings = ['ref_id', 'मिति', 'amount', 'charge']
  const chosen = columnsIn(
    headings,
    ['reference', 'on', 'gross', 'fee', 'net'],
    { fee: 'charge' },
    { gross: 'amount', on: 'gone' },
  )
  expect(chosen).toEqual({ reference: 'ref_id', on: 'मिति', gross: 'amount', fee: 'charge', net: undefined })
  expect(mayRead(headings, chosen, ['reference', 'on', 'gross'])).toEqual({ ok: true })
  expect(mayRead(headings, { ...chosen, net: 'other' }, [])).toMatchObject({ key: 'reconciliations.column_unknown' })
  expect(mayRead(headings, { on: 'मिति' }, ['reference'])).toMatchObject({ key: 'reconciliations.needs_reference' })
})

test('rows have digits and dates of either kind; net or fee follows from the other; totals are left out', () => {
  const chosen = { reference: 'ref', on: 'on', gross: 'gross', fee: 'fee', net: 'net', amount: 'gross' }
  const read = (cells: Record<string, string>) => readStatementRow({ line: 3, cells }, chosen)
  expect(read({ ref: 'AB१', on: '२०८३/०८/०२', gross: 'रु. १,२५०.५०', fee: '२.५०' })).toMatchObject({
    value: { reference: 'AB1', on: '2026-11-18', grossPaisa: 1250_50, feePaisa: 2_50, netPaisa: 1248_00 },
  })
  expect(read({ ref: 'A', on: '2026-11-18 14:33:21', gross: '100', net: '98' })).toMatchObject({
    value: { on: '2026-11-18', feePaisa: 2_00, netPaisa: 98_00 },
  })
  expect(read({ ref: '', on: 'Total', gross: '100' })).toEqual({ ok: true, value: undefined })
  expect(read({ ref: 'A', on: 'soon', gross: '100' })).toMatchObject({ key: 'reconciliations.day_unread' })
  expect(read({ ref: 'A', on: '2026-11-18', gross: 'ten' })).toMatchObject({ key: 'reconciliations.amount_unread' })
  expect(readBankRow({ line: 2, cells: { on: '2026-11-19', gross: '-5' } }, chosen)).toEqual({
    ok: true,
    value: undefined,
  })
})
