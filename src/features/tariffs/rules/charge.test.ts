// Tests of charges against printed tariffs of Nepali utilities.

import { expect, test } from 'vitest'
import { chandragiri, kukl, kukl2009, nwsc2014, panbari, ratnanagar } from '#demonstration/published-tariffs.ts'
import type { PublishedBoard } from '#demonstration/published-tariffs.ts'
import type { Rates, Sewerage } from '../contract/api.ts'
import type { TapSize } from '../contract/calculator.ts'
import { chargeFor } from './charge.ts'

type Golden = [board: PublishedBoard, tapSize: TapSize | null, units: number, water: number, total: number]

const golden: Golden[] = [
  [kukl, '1/2', 0, 100, 150],
  [kukl, '1/2', 10, 100, 150],
  [kukl, '1/2', 11, 132, 198],
  [kukl, '1/2', 15, 260, 390],
  [kukl, '3/4', 27, 1_910, 2_865],
  [kukl, '3/4', 30, 2_123, 3_184.5],
  [kukl, '1', 56, 3_960, 5_940],
  [kukl, '1', 57, 4_031, 6_046.5],
  [kukl, '1 1/2', 156, 11_021, 16_531.5],
  [kukl, '2', 321, 22_671, 34_006.5],
  [kukl, '3', 882, 62_311, 93_466.5],
  [kukl, '4', 1_811, 127_936, 191_904],
  [kukl2009, '1/2', 11, 72.5, 108.75],
  [kukl2009, '3/4', 28, 1_092, 1_638],
  [ratnanagar, null, 0, 80, 90],
  [ratnanagar, null, 10, 80, 90],
  [ratnanagar, null, 11, 94, 104],
  [ratnanagar, null, 15, 150, 160],
  [ratnanagar, null, 20, 220, 230],
  [ratnanagar, null, 25, 305, 315],
  [ratnanagar, null, 30, 390, 400],
  [ratnanagar, null, 40, 590, 600],
  [ratnanagar, null, 50, 820, 830],
  [ratnanagar, null, 51, 846, 856],
  [panbari, null, 0, 50, 50],
  [panbari, null, 15, 50, 50],
  [panbari, null, 16, 57, 57],
  [panbari, null, 20, 85, 85],
  [chandragiri, null, 8, 50, 50],
  [chandragiri, null, 9, 70, 70],
  [chandragiri, null, 15, 190, 190],
  [chandragiri, null, 16, 220, 220],
  [chandragiri, null, 25, 490, 490],
  [chandragiri, null, 35, 990, 990],
  [chandragiri, null, 36, 1_070, 1_070],
]

test.each(golden.map((row) => ({ id: row[0].id, row })))('$id: $row.2 units', ({ row }) => {
  const [board, tapSize, units, water, total] = row
  const charge = chargeFor(ratesOf(board, tapSize), units)
  const waterPaisa = charge.lines
    .filter(({ kind }) => kind === 'minimum' || kind === 'slab')
    .reduce((sum, line) => sum + line.amountPaisa, 0)
  expect([waterPaisa / 100, charge.totalPaisa / 100]).toEqual([water, total])
})

test('a tap without meter costs the same for any consumption', () => {
  const rates = ratesOf(nwsc2014, null)
  expect(chargeFor(rates, 0)).toEqual({
    units: 0,
    lines: [{ kind: 'minimum', as: 'unmetered', amountPaisa: 560_00 }],
    totalPaisa: 560_00,
    minimumPaisa: 560_00,
  })
  expect(chargeFor(rates, 500).totalPaisa).toBe(560_00)
})

const fiveSlabs = {
  metered: true,
  slabs: [
    { from: 1, to: 10, ratePaisa: 200 },
    { from: 11, to: 20, ratePaisa: 250 },
    { from: 21, to: 30, ratePaisa: 800 },
    { from: 31, to: 40, ratePaisa: 1_200 },
    { from: 41, to: null, ratePaisa: 1_500 },
  ],
  sewerage: { kind: 'none' },
  fees: [],
  rounding: 'none',
} satisfies Omit<Rates, 'minimum'>

test.each([
  [0, 0, 100, 100],
  [10, 20, 120, 100],
  [20, 45, 145, 100],
  [25, 85, 185, 100],
  [30, 125, 225, 125],
  [31, 137, 237, 137],
])(
  '%i units at five slabs cost Rs %d; Rs %d with a base of 100, Rs %d with a floor of 100',
  (units, sum, base, floor) => {
    const total = (kind: 'base' | 'floor', amountPaisa: number) =>
      chargeFor({ ...fiveSlabs, minimum: { kind, amountPaisa } }, units).totalPaisa / 100
    expect([total('base', 0), total('base', 100_00), total('floor', 100_00)]).toEqual([sum, base, floor])
  },
)

test('the per-unit rate is that of the slab the last unit falls in, and is absent inside the minimum', () => {
  const block = ratesOf(ratnanagar, null)
  expect([0, 10, 11, 20, 21, 1_000].map((units) => perUnit(block, units))).toEqual([
    undefined,
    undefined,
    14_00,
    14_00,
    17_00,
    26_00,
  ])
  const floor: Rates = { ...fiveSlabs, minimum: { kind: 'floor', amountPaisa: 100_00 } }
  expect([0, 25, 30].map((units) => perUnit(floor, units))).toEqual([undefined, undefined, 8_00])
  const base: Rates = { ...fiveSlabs, minimum: { kind: 'base', amountPaisa: 100_00 } }
  expect([0, 1].map((units) => perUnit(base, units))).toEqual([undefined, 2_00])
})

test('orders the lines like the printed bill: minimum, slabs, sewerage, fees, rounding', () => {
  const rates: Rates = {
    ...ratesOf(ratnanagar, null),
    sewerage: { kind: 'percent', basisPoints: 12_50 },
    rounding: 'rupee',
  }
  expect(chargeFor(rates, 25)).toEqual({
    units: 25,
    lines: [
      { kind: 'minimum', as: 'block', units: 10, amountPaisa: 80_00 },
      { kind: 'slab', from: 11, to: 20, units: 10, ratePaisa: 14_00, amountPaisa: 140_00 },
      { kind: 'slab', from: 21, to: 25, units: 5, ratePaisa: 17_00, amountPaisa: 85_00 },
      { kind: 'sewerage', basisPoints: 12_50, ofPaisa: 305_00, amountPaisa: 38_13 },
      { kind: 'fee', label: { en: 'Maintenance fee', ne: 'मर्मत शुल्क' }, amountPaisa: 10_00 },
      { kind: 'rounding', amountPaisa: -13 },
    ],
    totalPaisa: 353_00,
    minimumPaisa: 80_00,
    perUnitPaisa: 17_00,
  })
})

test('a floor raises a small sum and does not change a large one', () => {
  const rates: Rates = { ...fiveSlabs, minimum: { kind: 'floor', amountPaisa: 100_00 } }
  expect(chargeFor(rates, 10).lines.at(-1)).toEqual({
    kind: 'minimum',
    as: 'floor',
    raisedToPaisa: 100_00,
    amountPaisa: 80_00,
  })
  expect(chargeFor(rates, 30).lines.every(({ kind }) => kind === 'slab')).toBe(true)
})

test('an entry amount is charged once, when its slab begins: the other reading of a printed "add Rs 20"', () => {
  const rates: Rates = {
    ...ratesOf(chandragiri, null),
    slabs: [
      { from: 9, to: 15, ratePaisa: 0, entryPaisa: 20_00 },
      { from: 16, to: null, ratePaisa: 80_00 },
    ],
  }
  expect([8, 9, 15, 16].map((units) => chargeFor(rates, units).totalPaisa / 100)).toEqual([50, 70, 70, 150])
})

test.each<[string, Sewerage, number]>([
  ['none', { kind: 'none' }, 1_01],
  ['flat', { kind: 'flat', amountPaisa: 250_00 }, 251_01],
  ['half, where half a paisa is rounded up', { kind: 'percent', basisPoints: 50_00 }, 1_52],
  ['a third, where less than half a paisa is dropped', { kind: 'percent', basisPoints: 33_33 }, 1_35],
])('sewerage %s', (_name, sewerage, totalPaisa) => {
  const rates: Rates = { ...fiveSlabs, minimum: { kind: 'base', amountPaisa: 1_01 }, sewerage }
  expect(chargeFor(rates, 0).totalPaisa).toBe(totalPaisa)
})

test.each([
  [100_49, 100_00],
  [100_50, 101_00],
  [100_99, 101_00],
  [100_00, 100_00],
])('%i paisa is paid as %i when bills are in whole rupees', (sum, paid) => {
  const rates: Rates = { ...fiveSlabs, minimum: { kind: 'base', amountPaisa: sum }, rounding: 'rupee' }
  const charge = chargeFor(rates, 0)
  expect(charge.totalPaisa).toBe(paid)
  expect(charge.lines.length).toBe(sum === paid ? 1 : 2)
})

test.each([
  [1.5, 'tariffs.units_whole'],
  [Number.NaN, 'tariffs.units_whole'],
  [-1, 'tariffs.units_negative'],
  [1_000_001, 'tariffs.units_too_many'],
])('%d units cannot be billed', (units, key) => {
  expect(() => chargeFor(ratesOf(kukl, '1/2'), units)).toThrow(key)
})

function perUnit(rates: Rates, units: number): number | undefined {
  return chargeFor(rates, units).perUnitPaisa
}

function ratesOf(board: PublishedBoard, tapSize: TapSize | null): Rates {
  const table = board.tables.find((candidate) => candidate.tapSize === tapSize)!
  return { ...table, sewerage: board.sewerage, fees: board.fees, rounding: 'none' }
}
