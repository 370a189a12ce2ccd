// Tests of the validation of a tariff: each defect with its field and its message in both languages.

import { expect, test } from 'vitest'
import { asSample, publishedBoards, publishedMinimums, ratnanagar } from '#demonstration/published-tariffs.ts'
import type { NewTariff, PaymentStep, Slab } from '../contract/api.ts'
import { tariffsMessages } from '../messages/all.ts'
import { checkTariff, tariffIssues } from './check.ts'

const edition = { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }
const valid = asSample(ratnanagar, edition)[0]!
const slab = (from: number, to: number | null, ratePaisa = 100): Slab => ({ from, to, ratePaisa })
const step = (fromDay: number, toDay: number | null, basisPoints = 0): PaymentStep => ({ fromDay, toDay, basisPoints })

test.each(publishedBoards.flatMap((board) => asSample(board, edition).map((tariff) => [board.id, tariff] as const)))(
  'the published tariff of %s is valid',
  (_id, tariff) => expect(checkTariff(tariff)).toEqual({ ok: true }),
)

test.each(publishedMinimums)(
  'the minimum published for $board, $who, is not a complete tariff',
  ({ units, amountPaisa }) => {
    const tariff: NewTariff = { ...valid, minimum: { kind: 'block', units, amountPaisa }, slabs: [] }
    expect(checkTariff(tariff)).toEqual({ ok: false, key: 'tariffs.slab_none' })
  },
)

const defects: [string, Partial<NewTariff>, [field: string, key: string][]][] = [
  ['a gap after the minimum', { slabs: [slab(12, null)] }, [['slabs.0', 'slab_gap']]],
  ['a gap between slabs', { slabs: [slab(11, 20), slab(22, null)] }, [['slabs.1', 'slab_gap']]],
  ['an overlap with the minimum', { slabs: [slab(10, null)] }, [['slabs.0', 'slab_overlap']]],
  ['an overlap of slabs', { slabs: [slab(11, 20), slab(20, null)] }, [['slabs.1', 'slab_overlap']]],
  ['two equal slabs', { slabs: [slab(11, 20), slab(11, 20), slab(21, null)] }, [['slabs.1', 'slab_overlap']]],
  [
    'disorder',
    { slabs: [slab(11, 20), slab(31, null), slab(21, 30)] },
    [
      ['slabs.1', 'slab_gap'],
      ['slabs.2', 'slab_open_early'],
      ['slabs.2', 'slab_no_end'],
    ],
  ],
  [
    'closed slabs in disorder',
    { slabs: [slab(11, 20), slab(31, 40), slab(21, 30)] },
    [
      ['slabs.1', 'slab_gap'],
      ['slabs.2', 'slab_disorder'],
      ['slabs.2', 'slab_no_end'],
    ],
  ],
  ['a slab backwards', { slabs: [slab(11, 10), slab(11, null)] }, [['slabs.0', 'slab_backwards']]],
  ['no open end', { slabs: [slab(11, 20)] }, [['slabs.0', 'slab_no_end']]],
  ['no slab', { slabs: [] }, [['slabs', 'slab_none']]],
  ['slabs without meter', { metered: false }, [['slabs', 'slab_without_meter']]],
  [
    'a base whose slabs leave out the first units',
    { minimum: { kind: 'base', amountPaisa: 1 } },
    [['slabs.0', 'slab_gap']],
  ],
  [
    'a floor from zero',
    { minimum: { kind: 'floor', amountPaisa: 1 }, slabs: [slab(0, null)] },
    [['slabs.0', 'slab_overlap']],
  ],
  ['a negative rate', { slabs: [slab(11, null, -1)] }, [['slabs.0.ratePaisa', 'figure_negative']]],
  [
    'a negative entry amount',
    { slabs: [{ ...slab(11, null), entryPaisa: -1 }] },
    [['slabs.0.entryPaisa', 'figure_negative']],
  ],
  [
    'a negative minimum',
    { minimum: { kind: 'block', units: 10, amountPaisa: -1 } },
    [['minimum.amountPaisa', 'figure_negative']],
  ],
  ['a part of a paisa', { slabs: [slab(11, null, 0.5)] }, [['slabs.0.ratePaisa', 'figure_whole']]],
  ['an impossibly large rate', { slabs: [slab(11, null, 1e12)] }, [['slabs.0.ratePaisa', 'figure_too_large']]],
  [
    'a negative sewerage share',
    { sewerage: { kind: 'percent', basisPoints: -1 } },
    [['sewerage.basisPoints', 'figure_negative']],
  ],
  [
    'a negative sewerage charge',
    { sewerage: { kind: 'flat', amountPaisa: -1 } },
    [['sewerage.amountPaisa', 'figure_negative']],
  ],
  [
    'a negative fee',
    { fees: [{ label: { en: 'x', ne: 'x' }, amountPaisa: -1 }] },
    [['fees.0.amountPaisa', 'figure_negative']],
  ],
  ['years that do not follow', { fiscalYear: '2083/85' }, [['fiscalYear', 'year_wrong']]],
  ['a start before its year', { effectiveFrom: '2026-07-16' }, [['effectiveFrom', 'start_outside_year']]],
  ['a start after its year', { effectiveFrom: '2027-07-17' }, [['effectiveFrom', 'start_outside_year']]],
  [
    'days and months mixed',
    { paymentSteps: [step(0, 7), { ...step(8, null), unit: 'month' }] },
    [['paymentSteps.1', 'step_units']],
  ],
  [
    'a repetition before the last step',
    { paymentSteps: [{ ...step(0, 7), repeat: { every: 1, basisPoints: 100 } }, step(8, null)] },
    [['paymentSteps.0', 'step_repeat_early']],
  ],
  [
    'half a repetition',
    { paymentSteps: [{ ...step(0, null), repeat: { every: 0, basisPoints: 100 } }] },
    [['paymentSteps.0', 'step_repeat_figures']],
  ],
  ['payment steps that begin late', { paymentSteps: [step(1, null)] }, [['paymentSteps.0', 'step_gap']]],
  ['a gap of days', { paymentSteps: [step(0, 7), step(9, null)] }, [['paymentSteps.1', 'step_gap']]],
  ['days twice', { paymentSteps: [step(0, 7), step(7, null)] }, [['paymentSteps.1', 'step_overlap']]],
  ['days backwards', { paymentSteps: [step(0, -1), step(0, null)] }, [['paymentSteps.0', 'step_backwards']]],
  [
    'days in disorder',
    { paymentSteps: [step(0, 7), step(31, 60), step(8, 30), step(61, null)] },
    [
      ['paymentSteps.1', 'step_gap'],
      ['paymentSteps.2', 'step_disorder'],
      ['paymentSteps.3', 'step_gap'],
    ],
  ],
  ['days that end', { paymentSteps: [step(0, 7)] }, [['paymentSteps.0', 'step_no_end']]],
  [
    'a step after the endless one',
    { paymentSteps: [step(0, null), step(8, null)] },
    [['paymentSteps.1', 'step_open_early']],
  ],
  [
    'steps that fall',
    { paymentSteps: [step(0, 15), step(16, 30, 10_00), step(31, null, 5_00)] },
    [['paymentSteps.2', 'step_falls']],
  ],
  [
    'a rebate that comes later',
    { paymentSteps: [step(0, 7), step(8, null, -3_00)] },
    [['paymentSteps.1', 'step_falls']],
  ],
  ['a rebate above all', { paymentSteps: [step(0, null, -10_001)] }, [['paymentSteps.0', 'step_below_nothing']]],
]

test.each(defects)('%s is refused', (_name, change, expected) => {
  const found = tariffIssues({ ...valid, ...change })
  expect(found.map(({ field, key }) => [field, key])).toEqual(expected.map(([field, key]) => [field, `tariffs.${key}`]))
  expect(checkTariff({ ...valid, ...change })).toMatchObject({ ok: false, key: found[0]!.key })
  for (const { key } of found) expect(tariffsMessages).toHaveProperty([key])
})

test('steps that stay the same are accepted', () => {
  expect(checkTariff({ ...valid, paymentSteps: [step(0, 7, 5_00), step(8, null, 5_00)] })).toEqual({ ok: true })
})

test('accepts a year beyond the calendar', () => {
  expect(checkTariff({ ...valid, fiscalYear: '2099/00' })).toEqual({ ok: true })
})
