// Property tests of tariffs: charges of generated tariffs, refusal of damaged ones, and payment steps.

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { properties, tariffOf, type Draft } from '#tests/tariff-properties.ts'
import type { PaymentStep } from '../contract/api.ts'
import { checkTariff } from './check.ts'
import { payBy } from './payment.ts'

const paisa = fc.integer({ min: 0, max: 100_000 })

const draft: fc.Arbitrary<Draft> = fc.record({
  minimum: fc.constantFrom('block', 'base', 'floor'),
  minimumPaisa: paisa,
  minimumUnits: fc.integer({ min: 0, max: 30 }),
  slabs: fc.array(
    fc.record({
      width: fc.integer({ min: 1, max: 20 }),
      ratePaisa: fc.integer({ min: 0, max: 10_000 }),
      entryPaisa: fc.oneof(fc.constant(0), paisa),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  sewerage: fc.oneof(
    fc.constant({ kind: 'none' } as const),
    fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.integer({ min: 0, max: 10_000 }) }),
    fc.record({ kind: fc.constant('flat' as const), amountPaisa: paisa }),
  ),
  feesPaisa: fc.array(paisa, { maxLength: 3 }),
  rounding: fc.constantFrom('none', 'rupee'),
})

test.each(properties)('$name', ({ holds }) => {
  fc.assert(
    fc.property(draft, fc.integer({ min: 0, max: 150 }), (drawn, units) => holds(drawn, units)),
    { numRuns: 500 },
  )
})

test('a slab moved, shortened, dropped or closed is always refused', () => {
  const mutations = [
    (slabs: Slabs, at: number) => slabs.with(at, { ...slabs[at]!, from: slabs[at]!.from + 1 }),
    (slabs: Slabs, at: number) => slabs.with(at, { ...slabs[at]!, from: slabs[at]!.from - 1 }),
    (slabs: Slabs, at: number) => slabs.toSpliced(at, 1),
    (slabs: Slabs) => slabs.map((slab) => ({ ...slab, to: slab.to ?? 1_000 })),
    (slabs: Slabs, at: number) => slabs.toSpliced(at, 0, slabs[at]!),
  ]
  fc.assert(
    fc.property(draft, fc.nat(), fc.constantFrom(...mutations), (drawn, place, mutate) => {
      const tariff = tariffOf(drawn)
      return !checkTariff({ ...tariff, slabs: mutate(tariff.slabs, place % tariff.slabs.length) }).ok
    }),
    { numRuns: 1_000 },
  )
})

test('each day after the bill has exactly one amount to pay, to the nearest paisa', () => {
  const shares = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: -10_000, max: 20_000 })), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(shares, fc.integer({ min: 0, max: 10_000_000 }), fc.nat(300), (drawn, amountPaisa, offset) => {
      const steps = stepsFrom(drawn)
      expect(checkTariff({ ...tariffOf(plain), paymentSteps: steps })).toEqual({ ok: true })
      const day = new Date(Date.UTC(2026, 10, 21 + offset)).toISOString().slice(0, 10)
      const due = payBy(steps, amountPaisa, '2026-11-21').filter(
        ({ fromDate, toDate }) => fromDate <= day && (toDate === null || day <= toDate),
      )
      expect(due).toHaveLength(1)
      const exact = BigInt(amountPaisa) * BigInt(10_000 + due[0]!.basisPoints)
      expect(BigInt(due[0]!.amountPaisa)).toBe((exact + 5_000n) / 10_000n)
    }),
    { numRuns: 500 },
  )
})

type Slabs = ReturnType<typeof tariffOf>['slabs']

const plain: Draft = {
  minimum: 'base',
  minimumPaisa: 0,
  minimumUnits: 0,
  slabs: [{ width: 1, ratePaisa: 1, entryPaisa: 0 }],
  sewerage: { kind: 'none' },
  feesPaisa: [],
  rounding: 'none',
}

function stepsFrom(drawn: [width: number, basisPoints: number][]): PaymentStep[] {
  const rising = drawn.map(([, basisPoints]) => basisPoints).toSorted((one, other) => one - other)
  let from = 0
  return drawn.map(([width], index) => {
    const basisPoints = rising[index]!
    const step = { fromDay: from, toDay: index === drawn.length - 1 ? null : from + width - 1, basisPoints }
    from += width
    return step
  })
}
