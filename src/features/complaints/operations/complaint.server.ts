// Complaints as a kind of case: what recording an event writes, and the clock that follows from the events.

import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal, nepalInstant } from '#kit/calendar/nepal-time.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { isAtCounter } from '#features/cases/contract/counter.ts'
import type { CaseKind, Loaded } from '#features/cases/operations/kind.server.ts'
import { upcomingHolidays } from '#features/offices/operations.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { hoursToday } from '#features/organisations/rules.ts'
import type { EventKind } from '../contract/form.ts'
import { clockAfter, isRunning, type Opening } from '../rules/clock.ts'
import { sideOf, stateAfter } from '../rules/states.ts'
import {
  findComplaint,
  insertEvent,
  listEvents,
  updateClock,
  type ComplaintEvent,
  type FoundComplaint,
} from '../store/complaints.server.ts'

export type LoadedComplaint = Loaded<FoundComplaint, ComplaintEvent>
export type NewEvent = {
  kind: EventKind
  text?: string
  rating?: number
  assigneeId?: number
  assigneeName?: string
}

/** Many customers share one address behind a mobile operator; a phone is one household's. */
const limits = {
  sendingByAddress: { max: 60, seconds: 3600 },
  sendingByPhone: { max: 10, seconds: 86_400 },
  trackingByAddress: { max: 120, seconds: 600 },
  trackingByCode: { max: 40, seconds: 3600 },
}

export const complaint = {
  table: 'complaints',
  receivedAt: 'received_at',
  keptUntil: 'erase_after',
  finished: ['resolved', 'rejected', 'closed'],
  withSender: 'waiting',
  files: { table: 'complaint_photos', caseId: 'complaint_id', namespace: 'complaint-photos' },
  letter: 'C',
  unknown: 'complaints.unknown',
  limits,
  find: findComplaint,
  listEvents,
  insertEvent: insertNext,
  updateAfter: updateClockAfter,
} satisfies CaseKind<FoundComplaint, ComplaintEvent, NewEvent>

/** More holidays than two years have. */
const maxHolidays = 200

function insertNext(
  tx: Ctx,
  { id, events, channel }: LoadedComplaint,
  { kind, ...event }: NewEvent,
): Promise<ComplaintEvent> {
  const { actor, now: at } = tx
  const side = sideOf(kind, actor.kind, kind === 'received' && isAtCounter(channel))
  const officer = side === 'officer' && actor.kind === 'staff' ? actor : undefined
  const [staffId, staffName] = [officer?.id ?? null, officer?.name ?? null]
  const state = stateAfter([...events, { kind }])
  return insertEvent(tx, id, { text: '', ...event, kind, state, side, staffId, staffName, at })
}

async function updateClockAfter(tx: Ctx, { id, events, hours, keptDays }: LoadedComplaint) {
  const opening = isRunning(events) ? await openingOf(tx, events[0]!.at) : () => []
  const clock = clockAfter(events, hours, opening)
  const eraseAfter = addDays(inNepal(tx.now).date, keptDays)
  return updateClock(tx, id, { warnAt: clock?.warnAt ?? null, dueAt: clock?.dueAt ?? null, eraseAfter })
}

/** The office's hours on a day, none on a holiday; holidays are known from the day of `from` on. */
export async function openingOf(scope: Scope, from: Date): Promise<Opening> {
  const { hours } = await readShell(scope)
  const closed = new Set((await upcomingHolidays({ ...scope, now: from }, maxHolidays)).map(({ day }) => day))
  return (isoDate) => (closed.has(isoDate) ? [] : hoursToday(hours, nepalInstant(isoDate, '12:00')))
}
