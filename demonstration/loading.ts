// The resources that every part of the demonstration content is loaded with, and the office on a day of its past.

import { nepalMidnight } from '../src/kit/calendar/nepal-time.ts'
import type { Ctx } from '../src/platform/context.ts'
import type { Resources } from '../src/platform/resources.server.ts'

export type Loading = Pick<Resources, 'database' | 'files' | 'keys' | 'tenants' | 'clock'>

/** The office at ten in the morning of a day, at the latest now. */
export function onDay<C extends Ctx>(office: C, day: string): C {
  return { ...office, now: new Date(Math.min(office.now.getTime(), nepalMidnight(day).getTime() + 36_000_000)) }
}

/** Removes what an operation has just queued: the phones of the sample register are invented, and may be those of somebody. */
export async function sendNothing({ db, org, now }: Ctx): Promise<void> {
  await db.deleteFrom('outbox').where('orgId', '=', org.id).where('queuedAt', '=', now).execute()
}
