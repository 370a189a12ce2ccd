// Changes of connections in the two years of the demonstration: other holders, taps cut and reconnected, a sewer added.

import { changeHolder, changeState, changeTap } from '../src/features/connections/operations/changes.server.ts'
import { findConnection } from '../src/features/connections/store/connection.server.ts'
import { firstDayOf, type BsMonth } from '../src/kit/calendar/bs-month.ts'
import { addDays } from '../src/kit/calendar/civil-date.ts'
import type { Ctx, Staff } from '../src/platform/context.ts'

/** Months before the newest one. */
const [cutAgo, reconnectedAgo, heirAgo, sewerAgo] = [9, 6, 12, 15]

/** Whether the tap is cut when the meters of a month are read. */
export function isCutIn(customerNumber: number, monthsAgo: number): boolean {
  return isCut(customerNumber) && monthsAgo <= cutAgo && monthsAgo > reconnectedAgo
}

function isCut(customerNumber: number): boolean {
  return customerNumber % 59 === 0
}

/** What changes in a month before its bills are made. */
export async function seedChanges(office: Ctx<Staff>, period: BsMonth, monthsAgo: number): Promise<void> {
  if (![cutAgo, reconnectedAgo, heirAgo, sewerAgo].includes(monthsAgo)) return
  const on = addDays(firstDayOf(period), 5)
  for (const { id, customerNumber, sewer, customerType, tapSize, states } of await connectedTaps(office)) {
    const number = Number(customerNumber)
    const { state, since } = states[0]!
    if (isCut(number) && monthsAgo === cutAgo && state === 'connected' && since < on)
      await changeState(office, { id, state: 'disconnected', since: on, reason: 'Bills of six months are not paid' })
    if (isCut(number) && monthsAgo === reconnectedAgo && state === 'disconnected' && since < on)
      await changeState(office, { id, state: 'connected', since: on, reason: 'An instalment was agreed' })
    if (number % 71 === 0 && monthsAgo === heirAgo)
      await changeHolder(office, { id, from: on, ...heir, reason: 'The house was sold' })
    if (number % 67 === 0 && monthsAgo === sewerAgo && !sewer && state === 'connected')
      await changeTap(office, { id, since: on, customerType, tapSize, sewer: true, reason: 'Sewer connected' })
  }
}

const heir = { kind: 'household', nameEn: 'Bimala Ghale', nameNe: 'विमला घले' } as const

/** The taps that may change: nobody's account is linked to them. */
async function connectedTaps(office: Ctx) {
  const rows = await office.db
    .selectFrom('connections')
    .select(['id', 'customerNumber'])
    .where('orgId', '=', office.org.id)
    .orderBy('id')
    .execute()
  const changing = rows.filter(({ customerNumber }) => [59, 71, 67].some((each) => Number(customerNumber) % each === 0))
  return Promise.all(changing.map(async ({ id }) => (await findConnection(office, id))!))
}
