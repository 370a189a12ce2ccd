// Whether a reading can be recorded, the consumption that follows from it, and what about it is unusual.

import { maxUnits } from '#features/tariffs/contract/calculator.ts'
import { canBeBilled } from '#features/tariffs/rules/charge.ts'
import { isCutIn } from '#features/connections/rules/states.ts'
import { addMonths, firstDayOf, lastDayOf, monthsBetween, type BsMonth } from '#kit/calendar/bs-month.ts'
import type { MessageValues } from '#kit/language.ts'
import { allow, deny, type Answered, type Denied, type Verdict } from '#kit/refusal.ts'
import { yearlyNumberText, type YearlyNumber } from '#kit/yearly-number.ts'
import type { MeterInUse, NewReading, ReadConnection, StoredReading } from '../contract/reading.ts'
import { isReadStatus } from '../contract/reading.ts'
import { isCharged } from './charged-months.ts'
import { averageUnits, consumptionOf, type Consumption } from './consumption.ts'
import { isOnDial } from './counted-units.ts'
import { historyOf, readingOf } from './history.ts'

/** A reading that may be stored. `fits`: with it the meter in use is replaced. */
export type Recorded = {
  reading: NewReading & Pick<StoredReading, 'units'>
  consumption: Consumption
  fits: boolean
}

/** Something unusual that does not prevent the reading. */
export type ReadingWarning = { key: string; values: MessageValues }

/** Units above this multiple of the usual use are pointed out. */
export const unusualMultiple = 3

/** Locked months in a row that are pointed out. */
const longLocked = 3

/**
 * The one place that decides what is recorded: the screen asks it before sending, the operation and the import before writing.
 * `today` is an ISO date.
 */
export function recordedReading(entered: NewReading, known: ReadConnection, today: string): Answered<Recorded> {
  const { meter, states } = known
  const present = states.at(-1)
  if (present?.state === 'closed' && entered.readOn > present.since) return deny('meter_readings.closed')
  if (!meter) return deny('meter_readings.no_meter')
  const denied = wrongDay(entered, known, today) ?? wrongValues(entered, meter)
  if (denied) return denied
  const changed = withChange(entered, known)
  if (!changed.ok) return changed
  const reading = changed.value
  const fits = reading.status === 'replaced' && reading.newSerial !== null
  if (fits && meter.finalBefore !== null && reading.readOn <= meter.fittedOn)
    return deny('meter_readings.fitted_that_day')
  const answer = consumptionOf(readingOf(reading), historyOf(known, reading.period), meter.dialDigits, isCharged(known))
  if (!answer.ok) return answer
  const consumption = answer.value
  if (!consumption.months.every(({ units }) => canBeBilled(units).ok))
    return deny('meter_readings.units_too_many', { units: consumption.units ?? 0, max: maxUnits })
  return { ok: true, value: { reading: { ...reading, units: consumption.units }, consumption, fits } }
}

/** Whether no reading before the last one of the dial decides what is recorded: the dial has gone on, or the reading is refused for its month. */
export function followsFromLast(
  { period, status, value }: Pick<NewReading, 'period' | 'status' | 'value'>,
  { history }: Pick<ReadConnection, 'history'>,
): boolean {
  const newest = history.at(-1)
  if (newest && period <= newest.period) return true
  const last = history.findLast((one) => one.value !== null)?.value ?? null
  return status === 'normal' && value !== null && last !== null && value >= last
}

/**
 * Whether the reading of this month may be corrected: the newest may; those before it are the base of later ones. With a reading that
 * fitted a meter that meter is taken back, so none may have followed it.
 */
export function mayBeCorrected(period: BsMonth, known: ReadConnection): Verdict {
  const newest = known.history.at(-1)
  if (newest?.period !== period) return deny('meter_readings.later_reading')
  return newest.newSerial !== null && changeOf(known) ? deny('meter_readings.read_first') : allow
}

/** A reading that was billed is corrected once its bill is credited; the month is then billed anew. */
export function mayBeCorrectedBefore(bill: YearlyNumber | undefined): Verdict {
  return bill ? deny('meter_readings.billed', { bill: yearlyNumberText(bill) }) : allow
}

/** What the person who enters the reading should see before sending it. */
export function warningsOf({ reading, consumption }: Recorded, known: ReadConnection): ReadingWarning[] {
  const usual = averageUnits(historyOf(known, reading.period), isCharged(known)) ?? 0
  const { units, months } = consumption
  const locked = reading.status === 'locked' ? lockedBefore(known, reading.period) + 1 : 0
  return [
    ...(units === 0 && usual > 0 ? [{ key: 'meter_readings.warn_none', values: { usual } }] : []),
    ...(usual > 0 && (units ?? 0) > unusualMultiple * usual * months.length
      ? [{ key: 'meter_readings.warn_high', values: { usual } }]
      : []),
    ...(locked >= longLocked ? [{ key: 'meter_readings.warn_locked', values: { months: locked } }] : []),
  ]
}

/**
 * What was known before the newest reading, to correct it; undefined where a meter was fitted with it, whose predecessor only the
 * register has.
 */
export function beforeNewest(known: ReadConnection): ReadConnection | undefined {
  const newest = known.history.at(-1)
  return newest?.newSerial === null ? { ...known, history: known.history.slice(0, -1) } : undefined
}

/** The meter in use, where it was fitted after the dial was last read and not with that reading. */
export function changeOf({ meter, history }: ReadConnection) {
  const lastRead = history.findLast(({ status }) => isReadStatus(status))
  if (!meter || meter.finalBefore === null) return undefined
  const { finalBefore } = meter
  return !lastRead || meter.fittedOn > lastRead.readOn ? { ...meter, finalBefore } : undefined
}

/** What the dial showed when it was last read; the opening reading where it never was. */
export function lastValue({ history, opening, meter }: ReadConnection): number {
  const read = history.findLast(({ value }) => value !== null)
  return read?.value ?? opening ?? meter?.openingReading ?? 0
}

/** Nobody reads the meter of a connection that is linked to their own account. */
export function mayBeReadBy({ isOwn }: { isOwn: boolean }): Verdict {
  return isOwn ? deny('meter_readings.own_connection') : allow
}

function wrongDay(
  { period, readOn }: NewReading,
  { history, meter }: ReadConnection,
  today: string,
): Denied | undefined {
  const last = history.at(-1)
  if (readOn > today) return deny('meter_readings.in_future')
  if (readOn < firstDayOf(period) || readOn > lastDayOf(addMonths(period, 1)))
    return deny('meter_readings.outside_month')
  if (last?.period === period) return deny('meter_readings.recorded')
  if (last && last.period > period) return deny('meter_readings.later_reading')
  if (last && last.readOn > readOn) return deny('meter_readings.before_last')
  // When the first meter was fitted is not always known.
  if (meter!.finalBefore !== null && readOn < meter!.fittedOn) return deny('meter_readings.before_change')
  return undefined
}

function wrongValues({ status, value, oldFinal, newStart, newSerial }: NewReading, { dialDigits }: MeterInUse) {
  if (isReadStatus(status) && value === null) return deny('meter_readings.value_needed')
  if (!isReadStatus(status) && value !== null) return deny('meter_readings.value_not_read')
  const ofChange = [oldFinal, newStart].filter((one) => one !== null)
  if (status !== 'replaced' && newSerial !== null) return deny('meter_readings.serial_of_change')
  if (status !== 'replaced' && status !== 'reset' && ofChange.length > 0) return deny('meter_readings.values_of_change')
  return ofChange.map((one) => isOnDial(one, dialDigits)).find((one): one is Denied => !one.ok)
}

/** A reading after a meter was changed counts up to the last reading of the old meter and from the first of the new one. */
function withChange(entered: NewReading, known: ReadConnection): Answered<NewReading> {
  const change = changeOf(known)
  const { status, oldFinal, newStart, newSerial } = entered
  if (!change || !isReadStatus(status)) return { ok: true, value: entered }
  const { finalBefore, openingReading, serial } = change
  const says = { status: 'replaced', oldFinal: finalBefore, newStart: openingReading, newSerial: null } as const
  const same =
    status === 'normal' ||
    (status === 'replaced' &&
      [finalBefore, null].includes(oldFinal) &&
      [openingReading, null].includes(newStart) &&
      [serial, '', null].includes(newSerial))
  return same ? { ok: true, value: { ...entered, ...says } } : deny('meter_readings.changed_already')
}

/** Locked readings in a row up to a month; one in which the tap was cut ends the row. */
function lockedBefore(known: ReadConnection, period: BsMonth): number {
  let [count, next] = [0, period]
  for (const reading of known.history.toReversed()) {
    const since = Array.from({ length: monthsBetween(reading.period, next) }, (_, place) => addMonths(next, -1 - place))
    if (reading.status !== 'locked' || since.some((month) => isCutIn(known.states, month))) break
    count += 1
    next = reading.period
  }
  return count
}
