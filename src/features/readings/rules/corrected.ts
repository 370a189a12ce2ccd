// Whether a reading that a later one follows, or that a bill charges, may be corrected, and which readings change with it.

import { addMonths, bsMonthOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { deny, type Answered, type Denied } from '#kit/refusal.ts'
import { maxCorrectedMonths, type CorrectedConnection } from '../contract/corrected.ts'
import { isReadStatus, type NewReading, type ReadConnection, type StoredReading } from '../contract/reading.ts'
import { recordedReading, type Recorded } from './recorded.ts'

/** `before` and `after`: the reading, and the next one of the dial where its units change with it; oldest first. */
export type CorrectedReading = {
  recorded: Recorded
  before: readonly StoredReading[]
  after: readonly StoredReading[]
}

/** The corrected value fits between its neighbours; the meters and their days stay as they are. `today` is an ISO date. */
export function correctedReading(
  entered: NewReading,
  connection: CorrectedConnection,
  today: string,
): Answered<CorrectedReading> {
  const place = connection.readings.findIndex(({ period }) => period === entered.period)
  const was = connection.readings[place]
  if (!was) return deny('meter_readings.not_recorded')
  if (was.period < addMonths(bsMonthOf(today), -maxCorrectedMonths))
    return deny('meter_readings.correct_too_old', { months: maxCorrectedMonths })
  const answer = recordedReading(entered, knownBefore(connection, place), today)
  if (!answer.ok) return answer
  const { reading } = answer.value
  if (isSame(reading, was)) return deny('meter_readings.unchanged')
  const denied = otherMeter(reading, was, connection) ?? afterNext(reading, connection.readings[place + 1])
  if (denied) return denied
  const corrected: StoredReading = { ...was, ...reading }
  const readings = connection.readings.with(place, corrected)
  const next = nextOfDial({ ...connection, readings }, place, today)
  if (!next.ok) return next
  const changed = next.value && !isSame(next.value.now, next.value.was) ? [next.value] : []
  return {
    ok: true,
    value: {
      recorded: answer.value,
      before: [was, ...changed.map((one) => one.was)],
      after: [corrected, ...changed.map((one) => one.now)],
    },
  }
}

/** The connection as it was known before the reading at a place, with the meter that was in use then. */
export function knownBefore({ readings, meters, ...connection }: CorrectedConnection, place: number): ReadConnection {
  const { readOn, newSerial } = readings[place]!
  const inUse = meterOn(meters, readOn)
  // A meter that was fitted with the reading came after it.
  const meter = newSerial === null ? inUse : Math.max(inUse - 1, 0)
  const found = meters[meter]
  return {
    ...connection,
    history: readings.slice(0, place),
    meter: found ? { ...found, finalBefore: meters[meter - 1]?.finalReading ?? null } : null,
  }
}

/** The place of the meter in use on a day; of the first one before it was fitted, as the register may not know that day. */
function meterOn(meters: CorrectedConnection['meters'], day: string): number {
  return Math.max(
    meters.findLastIndex(({ fittedOn }) => fittedOn <= day),
    0,
  )
}

/** A meter that was fitted with the reading is the base of what came after it, and so is the day between two meters. */
function otherMeter(reading: NewReading, was: StoredReading, { meters }: CorrectedConnection): Denied | undefined {
  const fitted = was.newSerial !== null
  const isSameMeter = fitted
    ? reading.newSerial === was.newSerial && reading.readOn === was.readOn
    : reading.newSerial === null && meterOn(meters, reading.readOn) === meterOn(meters, was.readOn)
  return isSameMeter ? undefined : deny('meter_readings.meter_stays')
}

function afterNext({ readOn }: NewReading, next: StoredReading | undefined): Denied | undefined {
  return next && readOn > next.readOn ? deny('meter_readings.after_next', { month: next.period }) : undefined
}

/**
 * The next reading of the dial with the units that follow for it; undefined where there is none. Without one, the meter may have been replaced since:
 * it ended with no less than the corrected value.
 */
function nextOfDial(
  connection: CorrectedConnection,
  place: number,
  today: string,
): Answered<{ was: StoredReading; now: StoredReading } | undefined> {
  const { readings, meters } = connection
  const at = readings.findIndex(({ status }, other) => other > place && isReadStatus(status))
  const was = readings[at]
  if (!was) {
    const { value, readOn } = readings[place]!
    const final = meters[meterOn(meters, readOn)]?.finalReading ?? null
    if (value === null || final === null || final >= value) return { ok: true, value: undefined }
    return deny('meter_readings.above_final', { value, final })
  }
  const answer = recordedReading(asEntered(was), knownBefore(connection, at), today)
  if (!answer.ok) return deny('meter_readings.next_contradicts', { month: was.period, next: was.value! })
  return { ok: true, value: { was, now: { ...was, ...answer.value.reading } } }
}

/** The register has the counts of a meter that was replaced between two readings, and gives them to the first one after the change. */
function asEntered(reading: StoredReading): NewReading {
  if (reading.status !== 'replaced' || reading.newSerial !== null) return reading
  return { ...reading, status: 'normal', oldFinal: null, newStart: null }
}

function isSame(reading: Recorded['reading'], was: StoredReading): boolean {
  const fields = ['readOn', 'status', 'value', 'units', 'oldFinal', 'newStart', 'newSerial', 'note'] as const
  return fields.every((field) => reading[field] === was[field])
}

/** The readings as they were before some corrections, of which the first of a month says how it was. */
export function readingsBefore(
  readings: readonly StoredReading[],
  corrections: readonly { before: readonly StoredReading[] }[],
): StoredReading[] {
  const was = new Map<BsMonth, StoredReading>()
  for (const { before } of corrections.toReversed()) for (const one of before) was.set(one.period, one)
  return readings.map((reading) => was.get(reading.period) ?? reading)
}
