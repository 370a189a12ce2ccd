// Cases of what is unpaid by age, worked by hand; for the rule and for the report.

import type { EntryKind } from './contract/entries.ts'
import type { Ageing } from './rules/balances.ts'
import type { OwedEntry } from './rules/unpaid.ts'

/** The day on which each case is looked at. */
export const on = '2026-11-22'

export type AgeCase = { title: string; entries: OwedEntry[]; unpaid: Partial<Ageing> }

export const ageCases: AgeCase[] = [
  { title: 'nothing', entries: [], unpaid: {} },
  { title: 'a bill of today', entries: entriesOf(['bill', 9_000, on]), unpaid: { days30: 9_000 } },
  {
    title: 'a bill on each edge of an age',
    entries: entriesOf(
      ['bill', 1, '2026-10-23'],
      ['bill', 2, '2026-10-22'],
      ['bill', 4, '2026-09-23'],
      ['bill', 8, '2026-09-22'],
      ['bill', 16, '2026-08-24'],
      ['bill', 32, '2026-08-23'],
      ['bill', 64, '2026-05-26'],
      ['bill', 128, '2026-05-25'],
      ['bill', 256, '2025-11-22'],
      ['bill', 512, '2025-11-21'],
    ),
    unpaid: { days30: 1, days60: 6, days90: 24, days180: 96, days365: 384, older: 512 },
  },
  {
    title: 'a payment settles what is oldest, of unknown age first',
    entries: entriesOf(
      ['bill', 9_000, '2026-08-17'],
      ['opening', 5_000, '2026-07-17'],
      ['payment', -6_000, '2026-09-01'],
    ),
    unpaid: { days180: 8_000 },
  },
  {
    title: 'a payment settles what is owed on its day',
    entries: entriesOf(
      ['bill', 9_000, '2026-08-17'],
      ['opening', 5_000, '2026-10-01'],
      ['payment', -6_000, '2026-09-01'],
    ),
    unpaid: { days180: 3_000, unknown: 5_000 },
  },
  {
    title: 'a surcharge of the oldest bill is settled before its charge, and before the next bill',
    entries: [
      ...entriesOf(['bill', 8_500, '2026-08-17'], ['bill', 9_000, '2026-09-17'], ['surcharge', 680, '2026-09-17']).map(
        (entry, place) => ({ ...entry, period: place === 1 ? '2083/05' : '2083/04' }),
      ),
      paymentOf(5_000, '2026-10-01'),
    ],
    unpaid: { days180: 4_180, days90: 9_000 },
  },
  {
    title: 'more than is owed is an advance',
    entries: entriesOf(['bill', 9_000, '2026-08-17'], ['payment', -10_000, '2026-08-18']),
    unpaid: { advance: 1_000 },
  },
  {
    title: 'an opening advance pays a later bill',
    entries: entriesOf(['opening', -4_000, '2026-07-17'], ['bill', 9_000, '2026-11-17']),
    unpaid: { days30: 5_000 },
  },
  {
    title: 'a corrected bill is none, a corrected payment was not paid',
    entries: entriesOf(
      ['bill', 9_000, '2026-07-17'],
      ['correction', -9_000, '2026-11-20', 1],
      ['bill', 7_000, '2026-11-01'],
      ['payment', -7_000, '2026-11-02'],
      ['correction', 7_000, '2026-11-10', 4],
    ),
    unpaid: { days30: 7_000 },
  },
  {
    title: 'what is posted on a later day is not yet there',
    entries: entriesOf(['bill', 9_000, '2026-11-01'], ['payment', -9_000, '2026-11-23']),
    unpaid: { days30: 9_000 },
  },
]

function paymentOf(paisa: number, valueOn: string): OwedEntry {
  return { id: 9, kind: 'payment', amountPaisa: -paisa, valueOn, postedOn: valueOn, corrects: null, period: null }
}

function entriesOf(...rows: [EntryKind, number, string, number?][]): OwedEntry[] {
  return rows.map(([kind, amountPaisa, valueOn, corrects = null], place) => {
    return { id: place + 1, kind, amountPaisa, valueOn, postedOn: valueOn, corrects, period: null }
  })
}
