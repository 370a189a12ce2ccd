// Changes of connections in the two years of the demonstration: other holders, taps cut and reconnected, a sewer added.

import { changeHolder, changeState, changeTap } from '../src/features/connections/operations/changes.server.ts'
import { findConnection } from '../src/features/connections/store/connection.server.ts'
import { firstDayOf, type BsMonth } from '../src/kit/calendar/bs-month.ts'
import { addDays } from '../src/kit/calendar/civil-date.ts'
import type { Ctx, Staff } from '../src/platform/context.ts'
import { agree } from './agreements.ts'
import { cutAgo, hasMoved, isCut, movedAgo, reconnectedAgo } from './payers.ts'

/** Months before the newest one. */
const [soldAgo, sewerAgo] = [12, 15]

/** Whether the tap is cut when the meters of a month are read. */
export function isCutIn(customerNumber: number, monthsAgo: number): boolean {
  if (hasMoved(customerNumber)) return monthsAgo <= movedAgo
  return isCut(customerNumber) && monthsAgo <= cutAgo && monthsAgo > reconnectedAgo
}

/** What changes in a month before its bills are made. */
export async function seedChanges(office: Ctx<Staff>, period: BsMonth, monthsAgo: number): Promise<void> {
  if (![movedAgo, cutAgo, reconnectedAgo, soldAgo, sewerAgo].includes(monthsAgo)) return
  const on = addDays(firstDayOf(period), 5)
  for (const { id, customerNumber, sewer, customerType, tapSize, states } of await connectedTaps(office)) {
    const number = Number(customerNumber)
    const { state, since } = states[0]!
    if (hasMoved(number) && monthsAgo === movedAgo)
      await changeState(office, { id, state: 'disconnected', since: on, reason: 'महसुल नतिरी बसाइँ सरेको' })
    if (isCut(number) && monthsAgo === cutAgo && state === 'connected' && since < on)
      await changeState(office, { id, state: 'disconnected', since: on, reason: 'छ महिनाको महसुल नतिरेको' })
    if (isCut(number) && monthsAgo === reconnectedAgo && state === 'disconnected' && since < on) {
      await agree(office, { id, count: 6, reason: 'धारा पुनः जोड्न बक्यौता छ किस्तामा तिर्ने भनी निवेदन दिएको' })
      await changeState(office, { id, state: 'connected', since: on, reason: 'बक्यौता किस्तामा तिर्ने सम्झौता भएको' })
    }
    if (number % 71 === 0 && monthsAgo === soldAgo)
      await changeHolder(office, { id, from: on, ...buyer, reason: 'घर बिक्री भई नामसारी भएको' })
    if (number % 67 === 0 && monthsAgo === sewerAgo && !sewer && state === 'connected')
      await changeTap(office, { id, since: on, customerType, tapSize, sewer: true, reason: 'ढल जडान भएको' })
  }
}

const buyer = { kind: 'household', nameEn: 'Bimala Ghale', nameNe: 'विमला घले' } as const

function changes(number: number): boolean {
  return hasMoved(number) || isCut(number) || number % 71 === 0 || number % 67 === 0
}

/** The taps that may change: nobody's account is linked to them. */
async function connectedTaps(office: Ctx) {
  const rows = await office.db
    .selectFrom('connections')
    .select(['id', 'customerNumber'])
    .where('orgId', '=', office.org.id)
    .orderBy('id')
    .execute()
  const changing = rows.filter(({ customerNumber }) => changes(Number(customerNumber)))
  return Promise.all(changing.map(async ({ id }) => (await findConnection(office, id))!))
}
