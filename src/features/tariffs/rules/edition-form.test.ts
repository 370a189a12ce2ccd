// Tests of the form of a tariff: payment steps by months with a repetition, from the form and back.

import { expect, test } from 'vitest'
import { asSample, panbari } from '#demonstration/published-tariffs.ts'
import type { SentTariff } from '../contract/edition-form.ts'
import { tariffFrom, tariffValues } from './edition-form.ts'

const sent: SentTariff = {
  customerType: 'every',
  tapSize: 'every',
  meter: 'metered',
  minimumKind: 'base',
  minimumRupees: 90,
  slabs: [{ from: 1, rate: 14 }],
  sewerageKind: 'none',
  fees: [],
  rounding: 'none',
  paymentSteps: [
    { fromDay: 0, toDay: 1, percent: 0 },
    { fromDay: 2, percent: 5 },
  ],
  stepUnit: 'month',
  repeatPercent: 10,
  repeatEvery: 1,
  sample: false,
  sharesConditions: true,
}

test('steps count months and the last one repeats', () => {
  const tariff = tariffFrom(sent)
  expect(tariff.paymentSteps).toEqual([
    { fromDay: 0, toDay: 1, basisPoints: 0, unit: 'month' },
    { fromDay: 2, toDay: null, basisPoints: 5_00, unit: 'month', repeat: { every: 1, basisPoints: 10_00 } },
  ])
  expect(tariffValues(tariff, [tariff])).toMatchObject({ stepUnit: 'month', repeatPercent: 10, repeatEvery: 1 })
})

test('half a repetition stays, so that the check of the tariff refuses it', () => {
  const { repeatEvery: _every, ...half } = sent
  expect(tariffFrom(half).paymentSteps.at(-1)!.repeat).toEqual({ every: 0, basisPoints: 10_00 })
})

test('steps by days without a repetition are as they were', () => {
  const [tariff] = asSample(panbari, { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' })
  const { repeatPercent: _percent, repeatEvery: _every, ...plain } = sent
  const steps = tariff!.paymentSteps.map(({ fromDay, toDay, basisPoints }) => {
    return { fromDay, ...(toDay !== null && { toDay }), percent: basisPoints / 100 }
  })
  expect(tariffFrom({ ...plain, stepUnit: 'day', paymentSteps: steps }).paymentSteps).toEqual(tariff!.paymentSteps)
  expect(tariffValues(tariff!, [tariff!])).toMatchObject({ stepUnit: 'day', repeatPercent: null, repeatEvery: null })
})
