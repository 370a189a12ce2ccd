// Tests of the tariff operations: editions replaced as a whole, isolation of organisations, and calculated charges.

import { beforeAll, expect, test } from 'vitest'
import { asSample, kukl, panbari, ratnanagar } from '#demonstration/published-tariffs.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import type { NewTariff } from './contract/api.ts'
import { calculateCharge, replaceTariffs, withdrawEdition } from './operations.server.ts'
import { answerCalculator } from './rules/answer.ts'
import { listTariffs } from './store.server.ts'

const thisYear = { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }
const lastYear = { fiscalYear: '2082/83', effectiveFrom: '2025-07-17' }

let world: World
beforeAll(async () => {
  world = await openWorld()
})

async function storedTariffs(org = world.damak): Promise<NewTariff[]> {
  return (await listTariffs(world.scope(org))).map(({ id: _id, ...tariff }) => tariff)
}

test('published tariffs are read back as written, in the order of the table', async () => {
  const entry: NewTariff = {
    ...asSample(panbari, thisYear)[0]!,
    minimum: { kind: 'floor', amountPaisa: 1 },
    slabs: [
      { from: 1, to: 9, ratePaisa: 1_50, entryPaisa: 7_00 },
      { from: 10, to: null, ratePaisa: 0 },
    ],
    sewerage: { kind: 'flat', amountPaisa: 100_00 },
    rounding: 'rupee',
    paymentSteps: [
      { fromDay: 0, toDay: 1, basisPoints: 0, unit: 'month' },
      { fromDay: 2, toDay: null, basisPoints: 5_00, unit: 'month', repeat: { every: 1, basisPoints: 10_00 } },
    ],
    source: { title: { en: 'x', ne: '' } },
    sample: false,
  }
  await replaceTariffs(world.scope(world.damak), [...asSample(kukl, lastYear), entry])
  expect(await storedTariffs()).toEqual([entry, ...asSample(kukl, lastYear)])
})

test('replaces an edition as a whole and leaves other editions and organisations unchanged', async () => {
  await replaceTariffs(world.scope(world.kakarvitta), asSample(panbari, thisYear))
  await replaceTariffs(world.scope(world.damak), [...asSample(kukl, lastYear), ...asSample(panbari, thisYear)])
  await replaceTariffs(world.scope(world.damak), asSample(ratnanagar, thisYear))
  expect(await storedTariffs()).toEqual([...asSample(ratnanagar, thisYear), ...asSample(kukl, lastYear)])
  expect(await storedTariffs(world.kakarvitta)).toEqual(asSample(panbari, thisYear))
})

const sound = asSample(ratnanagar, thisYear)[0]!

test.each<[string, NewTariff[], string, string]>([
  ['a gap', [{ ...sound, slabs: sound.slabs.slice(1) }], '0.slabs.0', 'tariffs.slab_gap'],
  [
    'no end',
    [sound, { ...sound, customerType: 'hotel', slabs: sound.slabs.slice(0, 2) }],
    '1.slabs.1',
    'tariffs.slab_no_end',
  ],
  [
    'an overlap of payment steps',
    [
      {
        ...sound,
        paymentSteps: [
          { fromDay: 0, toDay: 9, basisPoints: 0 },
          { fromDay: 9, toDay: null, basisPoints: 5 },
        ],
      },
    ],
    '0.paymentSteps.1',
    'tariffs.step_overlap',
  ],
  ['two for one tap', [sound, { ...sound, customerType: null }], '1.customerType', 'tariffs.clash'],
  [
    'a start outside its year',
    [{ ...sound, effectiveFrom: '2027-07-17' }],
    '0.effectiveFrom',
    'tariffs.start_outside_year',
  ],
])('%s is refused with its field, and nothing changes', async (_, tariffs, field, key) => {
  const before = await storedTariffs()
  const attempt = replaceTariffs(world.scope(world.damak), [...tariffs, ...asSample(panbari, lastYear)])
  const refusal = await expectRefusal('invalid', 'tariffs.not_sound', attempt)
  expect(refusal.details.fields).toContainEqual(expect.objectContaining({ field, key }))
  expect(await storedTariffs()).toEqual(before)
})

test('concurrent publications leave one complete edition', async () => {
  const scope = world.scope(world.damak)
  await Promise.all([
    replaceTariffs(scope, asSample(kukl, thisYear)),
    replaceTariffs(scope, asSample(ratnanagar, thisYear)),
    replaceTariffs(scope, asSample(panbari, thisYear)),
  ])
  const rows = (await storedTariffs()).filter(({ fiscalYear }) => fiscalYear === '2083/84')
  const editions = [kukl, ratnanagar, panbari].map((board) => asSample(board, thisYear))
  expect(editions).toContainEqual(rows)
})

test('withdrawing an edition puts the previous one in force', async () => {
  const scope = world.scope(world.damak)
  await replaceTariffs(scope, [...asSample(ratnanagar, thisYear), ...asSample(kukl, lastYear)])
  await withdrawEdition(scope, '2026-07-17')
  expect(await storedTariffs()).toEqual(asSample(kukl, lastYear))
  await expectRefusal('missing', 'tariffs.no_edition', withdrawEdition(scope, '2026-07-17'))
})

test('calculates the charge by the rules, with payment dates from today', async () => {
  await replaceTariffs(world.scope(world.damak), asSample(ratnanagar, thisYear))
  const request = { customerType: 'residential', tapSize: '1/2', units: 25 } as const
  const { charges, tariff, payBy } = await calculateCharge(world.visitor(world.damak), request)
  const answer = answerCalculator(await listTariffs(world.scope(world.damak)), request, '2026-11-22')
  expect(charges).toEqual(answer.kind === 'charged' && answer.charges)
  expect(charges[0]).toMatchObject({ totalPaisa: 315_00, perUnitPaisa: 17_00 })
  expect(tariff).toMatchObject({ fiscalYear: '2083/84', sample: true })
  expect(payBy[0]).toEqual({
    fromDay: 0,
    toDay: 7,
    fromDate: '2026-11-22',
    toDate: '2026-11-29',
    basisPoints: -300,
    amountPaisa: 305_55,
  })
})
