// Histories of a tap for properties: states by day, use by month, readings of every status, and what register and dial then have of them.

import * as fc from 'fast-check'
import type { DatedState } from '#features/connections/contract/connection.ts'
import type { DatedMeter } from '#features/readings/contract/corrected.ts'
import { usualMonthPolicy } from '#features/readings/contract/charged-months.ts'
import type { NewReading, StoredReading } from '#features/readings/contract/reading.ts'
import { recordedReading } from '#features/readings/rules/recorded.ts'
import { addMonths, firstDayOf, lastDayOf } from '#kit/calendar/bs-month.ts'
import { addDays, daysBetween } from '#kit/calendar/civil-date.ts'
import type { WalkedDay, WalkedPolicy, WalkedReading } from './billing-oracle-months.ts'

/** The months, from the first of a fiscal year on. */
export const monthCount = 9
export const periods = Array.from({ length: monthCount }, (_, place) => addMonths('2083/04', place))
const dialEnd = 10_000
const dialBegin = 9_900

type Month = {
  use: number
  ofNew: number
  how: 'dial' | 'replaced' | 'reset' | 'locked' | 'broken' | 'estimated' | 'none'
  isLate: boolean
}
export type TapHistory = {
  months: Month[]
  /** Days of the first month before the tap was connected, below zero of an older tap, and those after which it changes, counted from the day before. */
  begins: number
  changes: { after: number; state: 'connected' | 'cut' }[]
  isClosed: boolean
  /** Another size or sewer after so many days, counted from the day before; it begins with half an inch and a sewer. */
  taps: { after: number; tapSize: '1/2' | '3/4'; sewer: boolean }[]
  /** Whether the organisation bills here from the month of the seventh place on. */
  isFromLater: boolean
  policy: WalkedPolicy
  /** From a month on some of the policies are others; shares of months stay, as nothing says by which of them a month without a bill was judged. */
  change: { at: number; policy: Pick<WalkedPolicy, (typeof changed)[number]> } | null
  /** By the month of a run after which a bill is credited: which one, and whether it is billed anew at once or after the next run. */
  credits: ({ place: number; isAtOnce: boolean } | null)[]
  /**
   * By the month after whose run a reading is corrected: which one, how many more units it shows, null where it was not read, and whether the bills
   * that it makes wrong are credited at once or at the end.
   */
  corrections: ({ place: number; more: number | null; isAtOnce: boolean } | null)[]
}

/** A reading as it is stored, and as the oracle knows it. */
export type HistoryReading = { stored: StoredReading; walked: WalkedReading }

const share = fc.constantFrom('full', 'none', 'by-day')
const changed = ['cycle', 'missing', 'tapOn'] as const
const changing = {
  cycle: fc.constantFrom(1, 1, 2, 3),
  missing: fc.constantFrom('skipped', 'estimated'),
  tapOn: fc.constantFrom('first', 'last'),
}
export const histories: fc.Arbitrary<TapHistory> = fc.record({
  months: fc.array(
    fc.record({
      use: fc.oneof(fc.constant(0), fc.nat(45)),
      ofNew: fc.nat(30),
      how: fc.constantFrom(
        'dial',
        'dial',
        'dial',
        'none',
        'none',
        'locked',
        'broken',
        'estimated',
        'replaced',
        'reset',
      ),
      isLate: fc.constantFrom(false, false, true),
    }),
    { minLength: monthCount, maxLength: monthCount },
  ),
  begins: fc.oneof(fc.constantFrom(0, 0, -1), fc.nat(28)),
  changes: fc.oneof(
    fc.constant<TapHistory['changes']>([]),
    fc.array(
      fc.record({
        after: fc.integer({ min: 1, max: 100 }),
        state: fc.constantFrom('connected' as const, 'cut' as const),
      }),
      {
        maxLength: 4,
      },
    ),
  ),
  isClosed: fc.constantFrom(false, false, false, true),
  taps: fc.oneof(
    fc.constant<TapHistory['taps']>([]),
    fc.array(
      fc.record({
        after: fc.integer({ min: 1, max: 120 }),
        tapSize: fc.constantFrom('1/2' as const, '3/4' as const),
        sewer: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  ),
  isFromLater: fc.constantFrom(false, false, true),
  policy: fc.record({
    ...changing,
    first: share,
    last: share,
    cut: fc.constantFrom('nothing', 'minimum', 'fee'),
    feePaisa: fc.constantFrom(25_00, 40_00),
  }),
  change: fc.option(fc.record({ at: fc.nat(monthCount - 1), policy: fc.record(changing) }), { freq: 2 }),
  credits: fc.oneof(
    fc.constant<TapHistory['credits']>([]),
    fc.array(fc.option(fc.record({ place: fc.nat(monthCount), isAtOnce: fc.boolean() }), { freq: 2 }), {
      maxLength: monthCount,
    }),
  ),
  corrections: fc.oneof(
    fc.constant<TapHistory['corrections']>([]),
    fc.array(
      fc.option(
        fc.record({
          place: fc.nat(monthCount - 1),
          more: fc.oneof(fc.constant(null), fc.integer({ min: -20, max: 20 })),
          isAtOnce: fc.boolean(),
        }),
        { freq: 2 },
      ),
      { maxLength: monthCount },
    ),
  ),
})

/** What a history is in the register and on the dial. */
export function worldOf({ months, begins, changes, isClosed, taps }: TapHistory) {
  const from = addDays(firstDayOf(periods[0]!), begins)
  const dated = changes.reduce<{ on: string; state: 'connected' | 'cut' }[]>(
    (all, { after, state }) => [...all, { on: addDays(all.at(-1)?.on ?? from, after), state }],
    [],
  )
  const states: DatedState[] = [
    { since: from, state: 'connected' },
    ...dated.map(({ on, state }): DatedState => ({ since: on, state: state === 'cut' ? 'disconnected' : 'connected' })),
    ...(isClosed ? [{ since: addDays(dated.at(-1)?.on ?? from, 120), state: 'closed' } as const] : []),
  ]
  const days = periods.map((period) => {
    const count = daysBetween(firstDayOf(period), lastDayOf(period)) + 1
    return Array.from({ length: count }, (_, place): WalkedDay => {
      const day = addDays(firstDayOf(period), place)
      const state = states.findLast(({ since }) => since <= day)?.state ?? 'before'
      return state === 'disconnected' ? 'cut' : state
    })
  })
  const tapsOf = taps.reduce<{ since: string; tapSize: '1/2' | '3/4'; sewer: boolean }[]>(
    (all, { after, ...tap }) => [...all, { since: addDays(all.at(-1)!.since, after), ...tap }],
    [{ since: addDays(from, -60), tapSize: '1/2', sewer: true }],
  )
  const readings: (HistoryReading | undefined)[] = []
  const meters: DatedMeter[] = [
    { fittedOn: from, serial: 'A', dialDigits: 4, openingReading: dialBegin, finalReading: null },
  ]
  const meter = { fittedOn: from, serial: 'A', dialDigits: 4, openingReading: dialBegin, finalBefore: null }
  const stored: StoredReading[] = []
  let [dial, last, unread] = [dialBegin, dialBegin, 0]
  for (const [place, { use, ofNew, how: said }] of months.entries()) {
    const period = periods[place]!
    const readOn = addDays(lastDayOf(period), -1)
    unread += use
    dial = (dial + use) % dialEnd
    // An old meter that has passed its end is read so before it is replaced.
    const how = (said === 'replaced' || said === 'reset') && dial < last ? 'dial' : said
    if (how === 'none' || days[place]!.at(-2) === 'closed') {
      readings.push(undefined)
      continue
    }
    const entered = enteredOf(how, { period, readOn, dial, last, ofNew, newSerial: `${place}` })
    const answer = recordedReading(
      entered,
      {
        states: [{ since: from, state: 'connected' }],
        meter,
        history: stored,
        opening: dialBegin,
        openedIn: null,
        meteredOn: null,
        policy: usualMonthPolicy,
      },
      '2090-01-01',
    )
    if (!answer.ok) throw new Error(answer.key)
    const one: StoredReading = { ...answer.value.reading, source: 'office', readBy: '' }
    const isNew = how === 'replaced' || how === 'reset'
    const isRead = isNew || how === 'dial'
    const walked: WalkedReading = isRead
      ? { how: 'dial', used: unread + (isNew ? ofNew : 0), ...(isNew && { ofNew }) }
      : { how }
    stored.push(one)
    readings.push({ stored: one, walked })
    if (how === 'replaced') {
      meters.push({ ...meters.pop()!, finalReading: dial })
      meters.push({ fittedOn: readOn, serial: `${place}`, dialDigits: 4, openingReading: 3, finalReading: null })
    }
    if (isNew) dial = 3 + ofNew
    if (isRead) [last, unread] = [dial, 0]
  }
  return { from, states, meters, opening: dialBegin, days, readings, taps: tapsOf }
}

type Dial = { period: string; readOn: string; dial: number; last: number; ofNew: number; newSerial: string }

function enteredOf(
  how: Exclude<Month['how'], 'none'>,
  { period, readOn, dial, last, ofNew, newSerial }: Dial,
): NewReading {
  const blank = { period, readOn, value: null, oldFinal: null, newStart: null, newSerial: null, note: '' }
  if (how === 'locked' || how === 'broken' || how === 'estimated') return { ...blank, status: how }
  if (how === 'dial') return { ...blank, status: dial < last ? 'rollover' : 'normal', value: dial }
  return {
    ...blank,
    status: how,
    value: 3 + ofNew,
    oldFinal: dial,
    newStart: 3,
    newSerial: how === 'replaced' ? newSerial : null,
  }
}
