// How is something that happened to a complaint written, with the state it leads to and the clock it sets?

import { createHash } from 'node:crypto'
import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal, nepalInstant } from '#kit/calendar/nepal-time.ts'
import type { Verdict } from '#kit/refusal.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { holidaysAhead } from '#features/offices/operations.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { hoursToday } from '#features/organisations/rules.ts'
import type { ComplaintPolicy } from '../contract/form.ts'
import { clockAfter, type Opening } from '../rules/clock.ts'
import { mayBeWorkedOn, stateAfter } from '../rules/states.ts'
import {
  findComplaint,
  findPolicy,
  findType,
  insertEvent,
  listEvents,
  updateClock,
  type ComplaintEvent,
  type NewEvent,
} from '../store/complaints.server.ts'

/** The letter of a complaint's tracking code. */
export const codeLetter = 'C'

/** More than any two years have. */
const mostHolidays = 200

/** An event that no officer did. */
export const nobody = { staffId: null, staffName: null, assigneeId: null, assigneeName: null, rating: null, text: '' }

/** What a rule is asked with. */
export type Known = { events: ComplaintEvent[]; policy: ComplaintPolicy }

export async function knownOf(scope: Scope, id: number): Promise<Known> {
  return { events: await listEvents(scope, id), policy: await findPolicy(scope) }
}

export function mayWork({ events }: Known): Verdict {
  return mayBeWorkedOn(stateAfter(events))
}

/** Writes what happened with the state it leads to, and sets the clock by all of it. */
export async function happen(tx: Ctx, id: number, event: Omit<NewEvent, 'state' | 'at'>): Promise<void> {
  const before = await listEvents(tx, id)
  const events = [...before, { kind: event.kind, at: tx.now }]
  await insertEvent(tx, id, { ...event, state: stateAfter(events), at: tx.now })
  const { type } = (await findComplaint(tx, { id }))!
  const clock = clockAfter(events, (await findType(tx, type)).hours, await openingOf(tx, events[0]!.at))
  const { keptDays } = await findPolicy(tx)
  await updateClock(tx, id, {
    warnAt: clock?.warnAt ?? null,
    dueAt: clock?.dueAt ?? null,
    eraseAfter: addDays(inNepal(tx.now).date, keptDays),
  })
}

/** The office's hours on a day, none on a holiday; holidays are known from the day of `from` on. */
async function openingOf(scope: Scope, from: Date): Promise<Opening> {
  const { hours } = await readShell(scope)
  const closed = new Set((await holidaysAhead({ ...scope, now: from }, mostHolidays)).map(({ day }) => day))
  return (isoDate) => (closed.has(isoDate) ? [] : hoursToday(hours, nepalInstant(isoDate, '12:00')))
}

/** A rate limit's bucket. Phones and addresses of people are not kept beside the counts. */
export function bucketName({ org }: Scope, what: string, whose: string): string {
  return `complaints|${org.id}|${what}|${createHash('sha256').update(whose).digest('base64url').slice(0, 22)}`
}
