// Corrections of readings in histories of a tap: what the rule makes of one, and what the oracle then knows of the dial.

import { usualMonthPolicy } from '#features/readings/contract/charged-months.ts'
import type { DatedMeter } from '#features/readings/contract/corrected.ts'
import type { NewReading } from '#features/readings/contract/reading.ts'
import { correctedReading } from '#features/readings/rules/corrected.ts'
import type { WalkedReading } from './billing-oracle-months.ts'
import { periods, type HistoryReading } from './tap-histories.ts'

type World = { from: string; meters: readonly DatedMeter[]; opening: number; readings: (HistoryReading | undefined)[] }

/**
 * Corrects the reading of a month in `readings`, with those that change with it, by so many units; `more`: null where the dial was not read. Returns
 * the months that have changed, none where the rule refuses it.
 */
export function correctReading(
  { from, meters, opening, readings }: World,
  month: number,
  more: number | null,
): number[] {
  const one = readings[month]
  if (!one) return []
  const answer = correctedReading(
    enteredOf(readings, month, { more, opening }),
    {
      states: [{ since: from, state: 'connected' }],
      opening,
      openedIn: null,
      meteredOn: null,
      policy: usualMonthPolicy,
      meters,
      readings: readings.flatMap((each) => each?.stored ?? []),
    },
    '2027-04-13',
  )
  if (!answer.ok) return []
  const { after } = answer.value
  const [corrected] = after
  const shifted = (corrected!.units ?? 0) - (one.stored.units ?? 0)
  const next = readings.find((each, place) => place > month && each?.walked.how === 'dial')
  if (next?.walked.how === 'dial') next.walked = { ...next.walked, used: next.walked.used - shifted }
  one.walked = walkedOf(one.walked, corrected!, shifted)
  return after.map((stored) => {
    const place = periods.indexOf(stored.period)
    readings[place]!.stored = stored
    return place
  })
}

/** Not read where it was, read where it was not, else so many units more. A new count stays read, as only its reading has where the old one ended. */
function enteredOf(
  readings: World['readings'],
  month: number,
  { more, opening }: { more: number | null; opening: number },
): NewReading {
  const { stored } = readings[month]!
  const last =
    readings.slice(0, month).findLast((each) => (each?.stored.value ?? null) !== null)?.stored.value ?? opening
  if (more !== null) return { ...stored, ...(stored.value !== null && { value: Math.max(stored.value + more, 0) }) }
  if (stored.value === null) return { ...stored, status: 'normal', value: last + 7 }
  return stored.oldFinal === null ? { ...stored, status: 'locked', value: null } : stored
}

function walkedOf(was: WalkedReading, { value }: NewReading, shifted: number): WalkedReading {
  if (value === null) return { how: 'locked' }
  if (was.how !== 'dial') return { how: 'dial', used: shifted }
  const { ofNew } = was
  return { how: 'dial', used: was.used + shifted, ...(ofNew !== undefined && { ofNew: ofNew + shifted }) }
}
