// Amnesties in the demonstration: one that is over and that some have used, and one that is to begin.

import { approveAmnesty, prepareAmnesty } from '../src/features/amnesties/operations.server.ts'
import { addDays } from '../src/kit/calendar/civil-date.ts'
import { inNepal } from '../src/kit/calendar/nepal-time.ts'
import type { Ctx } from '../src/platform/context.ts'
import { officeAs } from './cast.ts'

/** Of old late fees all within thirty days and half of them within sixty, from today on: payments since then earn it. */
export async function holdAmnesty(office: Ctx): Promise<void> {
  const today = inNepal(office.now).date
  const title = { titleEn: 'Waiver of old late fees', titleNe: 'पुरानो विलम्ब शुल्क मिनाहा' }
  const { id } = await prepareAmnesty(officeAs(office, 'preparer'), { ...title, ...termsFrom(today) })
  await approveAmnesty(officeAs(office, 'approver'), { id })
}

/** In Kakarvitta it is approved, in Damak somebody still has to decide. */
export async function planAmnesty(office: Ctx): Promise<void> {
  const title = { titleEn: 'Waiver of old late fees, second time', titleNe: 'पुरानो विलम्ब शुल्क मिनाहा, दोस्रो पटक' }
  const terms = termsFrom(addDays(inNepal(office.now).date, 14))
  const { id } = await prepareAmnesty(officeAs(office, 'preparer'), { ...title, ...terms })
  if (office.org.id === 320) await approveAmnesty(officeAs(office, 'approver'), { id })
}

/** Old is what was due a month before. */
function termsFrom(from: string) {
  const [until1, until2] = [addDays(from, 29), addDays(from, 59)]
  return { from, dueUntil: addDays(from, -30), until1, percent1: 100, until2, percent2: 50 }
}
