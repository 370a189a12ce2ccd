// When a customer may send a reading, and what about it is asked once more.

import { addDays } from '#kit/calendar/civil-date.ts'
import { bsMonthOf, firstDayOf, lastDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { allow, deny, type Answered, type Verdict } from '#kit/refusal.ts'
import type { Access } from '#features/connections/contract/own.ts'
import type { NewReading, ReadConnection } from '../contract/reading.ts'
import { isCharged } from './charged-months.ts'
import { averageUnits } from './consumption.ts'
import { isOnDial } from './counted-units.ts'
import { historyOf } from './history.ts'
import { changeOf, lastValue, recordedReading, unusualMultiple } from './recorded.ts'

/** Days before the first reading day of the tol from which a reading is taken. */
const daysBefore = 3

/** Days after which a photograph and what was decided about it are removed. */
export const sentDays = 180

export type ReadingWindow = { period: BsMonth; from: string; until: string }

/**
 * The days in which the reading of the present month is taken: from three days before the tol is read to the end of the month, the whole
 * month where no day is planned or it is over. `next`: the next reading days of the tol. ISO dates.
 */
export function readingWindow(today: string, next: { from: string } | null): ReadingWindow {
  const period = bsMonthOf(today)
  const [first, until] = [firstDayOf(period), lastDayOf(period)]
  const planned = next && next.from <= until ? addDays(next.from, -daysBefore) : first
  return { period, from: planned > first ? planned : first, until }
}

/** What a reading is checked against: the value that the dial showed last, the usual units of a month, and for how many months it counts. */
export type Expected = { lastValue: number; usual: number; months: number }

type MeterOnPage = Pick<Expected, 'lastValue'> & { dialDigits: number }

/** Undefined with the reason why no reading of this month is taken. */
export function expectedOf(known: ReadConnection, { period }: ReadingWindow, today: string): Answered<Expected> {
  const last = changeOf(known)?.openingReading ?? lastValue(known)
  const answer = recordedReading(sentReading(period, today, last), known, today)
  // Only the office corrects the reading of a month.
  if (!answer.ok) return answer.key === 'meter_readings.recorded' ? deny('meter_readings.own_recorded') : answer
  const usual = averageUnits(historyOf(known, period), isCharged(known)) ?? 0
  return { ok: true, value: { lastValue: last, usual, months: answer.value.consumption.months.length } }
}

type Held = { access: Access; until: string | null }

/** A delegate changes nothing, and a former holder neither. */
export function maySendOf({ access, until }: Held): Verdict {
  if (access === 'delegate') return deny('meter_readings.delegate_sends_none')
  return until === null ? allow : deny('meter_readings.held_before')
}

export function maySendReading(held: Held, window: ReadingWindow, today: string): Verdict {
  const may = maySendOf(held)
  return may.ok && today < window.from ? deny('meter_readings.outside_window') : may
}

/** Units since the last reading; denied for a value that the dial cannot show or that is below the last. */
export function unitsOf(value: number, { lastValue: last, dialDigits }: MeterOnPage): Answered<number> {
  const onDial = isOnDial(value, dialDigits)
  if (!onDial.ok) return onDial
  return value < last ? deny('meter_readings.own_below') : { ok: true, value: value - last }
}

/** More than three times the usual use of the months. */
export function isUnusual(units: number, { usual, months }: Pick<Expected, 'usual' | 'months'>): boolean {
  return usual > 0 && units > unusualMultiple * usual * months
}

/** What a customer reads is what the dial shows: another status is entered at the office. */
export function sentReading(period: BsMonth, readOn: string, value: number): NewReading {
  return { period, readOn, status: 'normal', value, oldFinal: null, newStart: null, newSerial: null, note: '' }
}
