// From which day on a tap without a meter may be given its first one at the office, and the form that is checked by that.

import { firstDayOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import { form } from '#kit/validation/form.ts'
import { custom } from '#kit/validation/rules.ts'
import type { Connection } from '../contract/api.ts'
import { maxDialDigits } from '../contract/connection.ts'
import { firstMeterForm } from '../contract/forms.ts'

type Tap = Pick<Connection, 'metered' | 'states' | 'formerTaps'>

/**
 * The first day: no change of the tap is of that day or later, and no bill of a later month was issued without a meter. Null where it has one. `billed`:
 * the month of the last bill that is not credited; states and former taps: newest first.
 */
export function firstMeterFrom({ metered, states, formerTaps }: Tap, billed: BsMonth | null): string | null {
  if (metered) return null
  const [last] = formerTaps
  const days = [
    states.at(-1)!.since,
    ...(last ? [addDays(last.until, 1)] : []),
    ...(billed ? [firstDayOf(billed)] : []),
  ]
  return days.toSorted().at(-1)!
}

export type FirstMeter = { on: string; dialDigits: number; openingReading: number }
type Present = Pick<Connection, 'states' | 'firstMeterFrom'>

/** The page asks it before it shows the form. */
export function mayHaveFirstMeter({ states, firstMeterFrom: from }: Present): Verdict {
  if (states[0]!.state === 'closed') return deny('connections.closed_for_good')
  return from === null ? deny('connections.meter_present_already') : allow
}

/** `today` is an ISO date. */
export function mayFitFirstMeter(meter: FirstMeter, present: Present, today: string): Verdict {
  const mayHave = mayHaveFirstMeter(present)
  if (!mayHave.ok) return mayHave
  if (meter.on > today) return deny('connections.in_future')
  if (meter.on < present.firstMeterFrom!) return deny('connections.meter_too_early')
  return meter.openingReading < 10 ** meter.dialDigits ? allow : deny('connections.first_beyond_dial')
}

/** The form, checked by the same rule: at its day, or at the first reading that the dial cannot show. */
export function firstMeterFormOf(present: Present, today: string) {
  const { on, openingReading } = firstMeterForm.fields
  const denies = (key: string, meter: FirstMeter) => {
    const verdict = mayFitFirstMeter(meter, present, today)
    return !verdict.ok && verdict.key === key
  }
  const onDay = (key: string) =>
    custom<string>((day) => !denies(key, { on: day, dialDigits: maxDialDigits, openingReading: 0 }), key)
  const isOnDial = custom<number>(
    (value, { dialDigits }) => typeof dialDigits !== 'number' || value < 10 ** dialDigits,
    'connections.first_beyond_dial',
  )
  return form({
    ...firstMeterForm.fields,
    on: { ...on, rules: [...on.rules, onDay('connections.in_future'), onDay('connections.meter_too_early')] },
    openingReading: { ...openingReading, rules: [...openingReading.rules, isOnDial] },
  })
}
