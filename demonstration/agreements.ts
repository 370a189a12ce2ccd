// Agreements of instalments in the demonstration: with those who are reconnected, one that is broken, one of today, and one that is to be approved.

import { findConnectionNumbered } from '../src/features/connections/operations/numbers.server.ts'
import { approveAgreement, requestAgreement } from '../src/features/instalments/operations/agree.server.ts'
import { owedBy } from '../src/features/instalments/operations/read.server.ts'
import { addDays } from '../src/kit/calendar/civil-date.ts'
import { inNepal } from '../src/kit/calendar/nepal-time.ts'
import type { Ctx } from '../src/platform/context.ts'
import { officeAs } from './cast.ts'
import { debtors } from './payers.ts'

type Agreed = { id: number; count: number; reason: string }

/** What is owed, in whole rupees, in parts that begin in twelve days; between two persons of the office. */
export async function agree(office: Ctx, { id, count, reason }: Agreed, { isApproved = true } = {}): Promise<void> {
  const rupees = Math.floor((await owedBy(office, id)) / 100)
  if (rupees < count) return
  const firstOn = addDays(inNepal(office.now).date, 12)
  const agreement = await requestAgreement(officeAs(office, 'preparer'), { id, rupees, count, firstOn, reason })
  if (isApproved) await approveAgreement(officeAs(office, 'approver'), agreement)
}

/** Some months ago: nothing of it is paid, so that it is broken by now. */
export async function agreeInVain(office: Ctx): Promise<void> {
  const id = await idOf(office, 'broken')
  await agree(office, { id, count: 4, reason: 'परिवारमा बिरामी परेकाले एकैपटक तिर्न नसक्ने भनी निवेदन दिएको' })
}

export async function agreeToday(office: Ctx): Promise<void> {
  const agreed = {
    id: await idOf(office, 'agreed'),
    count: 6,
    reason: 'वैदेशिक रोजगारीबाट रकम आएपछि महिनैपिच्छे तिर्ने भनी निवेदन दिएको',
  }
  const requested = {
    id: await idOf(office, 'requested'),
    count: 3,
    reason: 'धान बेचेपछि तीन किस्तामा तिर्ने भनी निवेदन दिएको',
  }
  await agree(office, agreed)
  await agree(office, requested, { isApproved: false })
}

async function idOf(office: Ctx, which: keyof (typeof debtors)[number]): Promise<number> {
  return (await findConnectionNumbered(office, debtors[office.org.id]![which]))!
}
