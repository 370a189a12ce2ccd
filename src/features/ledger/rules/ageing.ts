// What is unpaid by age: of each amount what the payments have left in their order, by the days since it is owed.

import { daysBetween } from '#kit/calendar/civil-date.ts'
import { ageBands, allBands, type AgeBand, type Ageing } from './balances.ts'
import { unpaidItems, type OwedEntry } from './unpaid.ts'

export function emptyAgeing(): Ageing {
  return { ...Object.fromEntries(allBands.map((band) => [band, 0])), advance: 0 } as Ageing
}

/**
 * What is unpaid of a connection on a day, in paisa, by the age of what is unpaid after its payments: a payment settles what is owed on its
 * day, the oldest bill first, its surcharges before its charge. A correction and what it corrects are one amount, of the day of the
 * corrected entry.
 */
export function ageingOf(entries: readonly OwedEntry[], on: string): Ageing {
  const ageing = emptyAgeing()
  let unpaid = 0
  let balance = 0
  const posted = entries.filter(({ postedOn }) => postedOn <= on)
  for (const { amountPaisa } of posted) balance += amountPaisa
  for (const { unpaidPaisa, kind, valueOn } of unpaidItems(posted)) {
    ageing[kind === 'opening' ? 'unknown' : bandOf(daysBetween(valueOn, on))] += unpaidPaisa
    unpaid += unpaidPaisa
  }
  return { ...ageing, advance: unpaid - balance }
}

/** The sum of two, band by band. */
export function addAgeing(one: Ageing, other: Ageing): Ageing {
  const sums = ([...allBands, 'advance'] as const).map((band) => [band, one[band] + other[band]])
  return Object.fromEntries(sums) as Ageing
}

function bandOf(days: number): AgeBand {
  return ageBands.find(({ until }) => days <= until)!.name
}
