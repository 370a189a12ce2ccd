// Whether a meter may be replaced between two readings.

import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { ReadConnection } from '../contract/reading.ts'
import { isOnDial } from './counted-units.ts'
import { changeOf, lastValue } from './recorded.ts'

/** The old meter ends with `finalReading`, the new one begins with `openingReading`; `on` is an ISO date. */
export type NewMeter = {
  on: string
  finalReading: number
  serial: string
  dialDigits: number
  openingReading: number
}

/** Whether there is a meter to replace at all; the page asks it before it shows the form. */
export function mayHaveNewMeter(known: ReadConnection): Verdict {
  if (known.states.at(-1)?.state === 'closed') return deny('meter_readings.closed')
  if (!known.meter) return deny('meter_readings.no_meter')
  return changeOf(known) ? deny('meter_readings.read_first') : allow
}

/** The next reading then counts up to the last reading of the old meter and from the first of the new one. */
export function mayReplaceMeter(change: NewMeter, known: ReadConnection, today: string): Verdict {
  const mayChange = mayHaveNewMeter(known)
  if (!mayChange.ok) return mayChange
  const { history } = known
  const meter = known.meter!
  if (change.on > today) return deny('meter_readings.in_future')
  if (history.some(({ readOn }) => readOn >= change.on)) return deny('meter_readings.change_before_reading')
  if (meter.finalBefore !== null && change.on <= meter.fittedOn) return deny('meter_readings.fitted_that_day')
  const dials = [isOnDial(change.finalReading, meter.dialDigits), isOnDial(change.openingReading, change.dialDigits)]
  const beyond = dials.find((one) => !one.ok)
  if (beyond) return beyond
  const last = lastValue(known)
  if (change.finalReading >= last) return allow
  return deny('meter_readings.final_below_last', { before: last, value: change.finalReading })
}
