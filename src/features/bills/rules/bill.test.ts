// Tests of bills: golden cases worked by hand, and generated ones against the oracle.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { asSample, kukl, panbari, ratnanagar, type PublishedBoard } from '#demonstration/published-tariffs.ts'
import type { PastReading, Reading } from '#features/readings/contract/reading.ts'
import { consumptionOf } from '#features/readings/rules/consumption.ts'
import type { Tariff } from '#features/tariffs/contract/api.ts'
import { walkedCharge } from '#tests/billing-oracle.ts'
import { billFor, type BilledTap, type BillInput } from './bill.ts'

const edition = { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }
const household: BilledTap = { customerType: 'residential', tapSize: '1/2', metered: true, sewer: false }

function tariffsOf(board: PublishedBoard): Tariff[] {
  return asSample(board, edition).map((tariff, index) => ({ ...tariff, sample: false, id: `${board.id}-${index}` }))
}

function inputOf(board: PublishedBoard, months: BillInput['months'], tap = household): BillInput {
  return {
    tapIn: () => tap,
    period: months.at(-1)!.period,
    months,
    isAverage: false,
    billed: new Map(),
    arrears: [],
    advancePaisa: 0,
    tariffs: tariffsOf(board),
    samples: false,
  }
}

function rupeesOf(input: BillInput): number | string {
  const bill = billFor(input)
  return bill.ok ? bill.value.totalPaisa / 100 : bill.key
}

test.each<[name: string, board: PublishedBoard, units: number, sewer: boolean, rupees: number]>([
  ['Ratnanagar', ratnanagar, 10, true, 90],
  ['Ratnanagar', ratnanagar, 15, true, 160],
  ['Ratnanagar', ratnanagar, 25, true, 315],
  ['KUKL half an inch with sewer', kukl, 15, true, 390],
  ['KUKL half an inch without sewer', kukl, 15, false, 260],
  ['Panbari', panbari, 20, false, 85],
])('%s: %# is worked by hand', (_name, board, units, sewer, rupees) => {
  expect(rupeesOf(inputOf(board, [{ period: '2083/07', units }], { ...household, sewer }))).toBe(rupees)
})

const read = (period: string, value: number): PastReading => ({ period, status: 'normal', value, units: null })

test.each<[name: string, reading: Reading, before: PastReading[], billedRupees: number, rupees: number]>([
  [
    'a dial of four digits over its end',
    { period: '2083/07', status: 'rollover', value: 15 },
    [read('2083/06', 9_990)],
    0,
    315,
  ],
  [
    'a replaced meter',
    { period: '2083/07', status: 'replaced', value: 15, oldFinal: 9_998, newStart: 3 },
    [read('2083/06', 9_985)],
    0,
    315,
  ],
  ['a locked month', { period: '2083/06', status: 'locked' }, [read('2083/05', 100)], 0, 90],
  [
    'the reading after a locked month: 264 + 281 − 90, not 715',
    { period: '2083/07', status: 'normal', value: 145 },
    [read('2083/05', 100), { period: '2083/06', status: 'locked', units: null }],
    90,
    455,
  ],
])('%s', (_name, reading, before, billedRupees, rupees) => {
  const consumption = consumptionOf(reading, before, 4)
  if (!consumption.ok) throw new Error(consumption.key)
  const input = inputOf(ratnanagar, consumption.value.months)
  expect(rupeesOf({ ...input, billed: new Map([['2083/06', billedRupees * 100]]) })).toBe(rupees)
})

test('each line cites the edition and the rule that charged it', () => {
  const bill = billFor({
    ...inputOf(ratnanagar, [{ period: '2083/07', units: 25 }]),
    arrears: [{ period: '2083/05', amountPaisa: 90_00 }],
    advancePaisa: 50_00,
  })
  if (!bill.ok) throw new Error(bill.key)
  const lines = bill.value.lines.map((line) =>
    line.kind === 'charge'
      ? [line.rule, line.edition.tariffId, line.amountPaisa / 100]
      : [line.kind, line.amountPaisa / 100],
  )
  expect(lines).toEqual([
    ['minimum-block', 'ratnanagar-0', 80],
    ['slab', 'ratnanagar-0', 140],
    ['slab', 'ratnanagar-0', 85],
    ['fee', 'ratnanagar-0', 10],
    ['arrears', 90],
    ['advance', -50],
  ])
  expect(bill.value).toMatchObject({ chargePaisa: 315_00, totalPaisa: 355_00 })
})

test('the tariff is that of the first day of each month, even when another took effect the day after', () => {
  const [old] = tariffsOf(ratnanagar)
  const later = {
    ...old!,
    id: 'later',
    effectiveFrom: '2026-10-19',
    minimum: { kind: 'block', units: 10, amountPaisa: 100_00 },
  } as const
  const months = ['2083/07', '2083/08'].map((period) => ({ period, units: 5 }))
  const bill = billFor({ ...inputOf(ratnanagar, months), tariffs: [old!, later] })
  const used = bill.ok
    ? bill.value.lines.map((line) => line.kind === 'charge' && [line.period, line.edition.tariffId])
    : []
  expect(used).toEqual([
    ['2083/07', 'ratnanagar-0'],
    ['2083/07', 'ratnanagar-0'],
    ['2083/08', 'later'],
    ['2083/08', 'later'],
  ])
})

test('no tariff, two tariffs and a sample bill nobody', () => {
  const months = [{ period: '2083/07', units: 5 }]
  const input = inputOf(panbari, months)
  expect(rupeesOf({ ...input, months: [{ period: '2083/03', units: 5 }] })).toBe('tariffs.none_in_force')
  expect(rupeesOf({ ...input, tariffs: [...input.tariffs, ...input.tariffs] })).toBe('tariffs.two_match')
  const samples = input.tariffs.map((tariff) => ({ ...tariff, sample: true }))
  expect(rupeesOf({ ...input, tariffs: samples })).toBe('bills.sample_tariff')
  expect(rupeesOf({ ...input, tariffs: samples, samples: true })).toBe(50)
})

test('an advance pays at most what is owed, and an estimate that was too high leaves a credit', () => {
  const input = inputOf(panbari, [{ period: '2083/07', units: 5 }])
  expect(rupeesOf({ ...input, advancePaisa: 500_00 })).toBe(0)
  expect(rupeesOf({ ...input, billed: new Map([['2083/07', 85_00]]), advancePaisa: 500_00 })).toBe(-35)
})

test('every bill is what a walk unit by unit gives', () => {
  const boards = [kukl, ratnanagar, panbari]
  const months = fc.array(fc.nat(120), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.constantFrom(...boards), months, fc.boolean(), fc.nat(100_000), (board, units, sewer, billed) => {
      const periods = units.map((used, index) => ({
        period: `2083/${String(index + 4).padStart(2, '0')}`,
        units: used,
      }))
      const input = inputOf(board, periods, { ...household, sewer })
      const bill = billFor({ ...input, billed: new Map([['2083/04', billed]]) })
      const rates = input.tariffs[0]!
      const expected = units.reduce((sum, used) => sum + walkedCharge(rates, used, sewer), 0) - billed
      expect(bill.ok && bill.value.totalPaisa).toBe(expected)
    }),
    { numRuns: 300 },
  )
})
