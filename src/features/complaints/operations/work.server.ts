// Officer actions on a complaint, and the closing of settled complaints by time.

import { pick } from '#kit/pick.ts'
import { enforce, refuse, refuseField, type Verdict } from '#kit/refusal.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { loadCase, recordEvent } from '#features/cases/operations/load.server.ts'
import { enforceVersion, namesOf, requirePerson } from '#features/people/operations.server.ts'
import type { Complaint } from '../contract/answers.ts'
import { storedFields } from '../contract/answers.ts'
import { bucketOf } from '../rules/clock.ts'
import { mayBeAsked, mayBeClosed, mayBeWorkedOn, officerMay, stateAfter } from '../rules/states.ts'
import { mayBeAssignee } from '../rules/officers.ts'
import { findBillSummary } from '../store/bills.server.ts'
import { findPhoto, listFinished, listPhotos, type ComplaintPhoto } from '../store/complaints.server.ts'
import { sendLetter } from './letters.server.ts'
import { complaint, type LoadedComplaint, type NewEvent } from './complaint.server.ts'

export async function readComplaint(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Complaint> {
  return showToStaff(ctx, await loadCase(ctx, complaint, { id }))
}

/** `version`: the number of events that the officer has read; another one since is a conflict. */
type Work = { id: number; text?: string; version?: number }

/** Only people who can act on the complaint can be assignees. */
export async function assignComplaint(ctx: Ctx<Staff>, { assignee, ...work }: Work & { assignee: number }) {
  const person = await requirePerson(ctx, assignee)
  if (person.roles.length === 0) refuse('missing', 'people.unknown')
  if (!mayBeAssignee(person)) refuseField('assignee', 'complaints.cannot_answer')
  return actAsOfficer(ctx, work, { kind: 'assigned', assigneeId: assignee, assigneeName: person.nameEn }, mayWork)
}

export function answerComplaint(ctx: Ctx<Staff>, work: Work): Promise<Complaint> {
  return actAsOfficer(ctx, work, { kind: 'answered' }, mayWork)
}

export function askReporter(ctx: Ctx<Staff>, work: Work): Promise<Complaint> {
  return actAsOfficer(ctx, work, { kind: 'asked' }, ({ events }) => mayBeAsked(stateAfter(events)))
}

export function resolveComplaint(ctx: Ctx<Staff>, work: Work): Promise<Complaint> {
  return actAsOfficer(ctx, work, { kind: 'resolved' }, mayWork)
}

export function rejectComplaint(ctx: Ctx<Staff>, work: Work): Promise<Complaint> {
  return actAsOfficer(ctx, work, { kind: 'rejected' }, mayWork)
}

export function closeComplaint(ctx: Ctx<Staff>, work: Work): Promise<Complaint> {
  return actAsOfficer(ctx, work, { kind: 'closed' }, (loaded) => mayBeClosed(loaded.events, loaded, ctx.now))
}

/** Closes finished complaints whose reopening period is over. Returns how many. */
export async function closeSettledComplaints(ctx: Ctx): Promise<number> {
  let closed = 0
  for (const id of await listFinished(ctx)) closed += (await closeWhenSettled(ctx, id)) ? 1 : 0
  return closed
}

/** A photograph of a complaint, for staff. */
export async function findComplaintPhoto(
  ctx: Scope,
  { id, photo }: { id: number; photo: number },
): Promise<ComplaintPhoto> {
  return (await findPhoto(ctx, id, photo)) ?? refuse('missing', 'complaints.unknown')
}

function closeWhenSettled(ctx: Ctx, id: number): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const loaded = await loadCase(tx, complaint, { id })
    if (!mayBeClosed(loaded.events, loaded, tx.now).ok) return false
    await recordEvent(tx, complaint, loaded, { kind: 'closed' })
    return true
  })
}

function mayWork({ events }: LoadedComplaint): Verdict {
  return mayBeWorkedOn(stateAfter(events))
}

function actAsOfficer(
  ctx: Ctx<Staff>,
  { id, text = '', version }: Work,
  event: NewEvent,
  may: (loaded: LoadedComplaint) => Verdict,
): Promise<Complaint> {
  return transaction(ctx, async (tx) => {
    const loaded = await loadCase(tx, complaint, { id })
    if (version !== undefined) await enforceLatest(tx, loaded, version)
    enforce(may(loaded))
    const after = await recordEvent(tx, complaint, loaded, { ...event, text })
    await sendLetter(tx, after, { kind: event.kind, text })
    return showToStaff(tx, after)
  })
}

/** Refuses as a conflict what is based on fewer events than there are: somebody acted on the complaint meanwhile. */
function enforceLatest(tx: Ctx<Staff>, { events }: LoadedComplaint, version: number): Promise<void> {
  const { staffId: byId, staffName: byName, at, kind } = events.at(-1)!
  return enforceVersion(tx, { version, current: events.length, last: { at, byId, byName } }, (name) => {
    if (name) return 'complaints.changed_meanwhile'
    return kind === 'closed' ? 'complaints.finished' : 'complaints.reporter_wrote'
  })
}

async function showToStaff(ctx: Ctx<Staff>, loaded: LoadedComplaint): Promise<Complaint> {
  const { events, assigneeId: assignee, assigneeName, warnAt, dueAt, receivedAt } = loaded
  const photos = await listPhotos(ctx, loaded.id)
  const names = await namesOf(ctx, [assignee, ...events.flatMap(({ staffId, assigneeId }) => [staffId, assigneeId])])
  const called = (id: number | null, then: string | null) => (id === null ? then : (names.get(id) ?? then))
  return {
    ...pick(loaded, storedFields),
    assignee,
    assigneeName: called(assignee, assigneeName),
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    state: stateAfter(events),
    bucket: bucketOf(warnAt && dueAt ? { warnAt, dueAt } : undefined, ctx.now),
    bill: await findBillSummary(ctx, loaded),
    photos: photos.map(({ id, width, height, size }) => ({ id, width, height, size })),
    events: events.map(({ assigneeId, staffId, at, kind, state, side, rating, text, ...named }) => ({
      kind,
      state,
      side,
      rating,
      text,
      staffName: called(staffId, named.staffName),
      assigneeName: called(assigneeId, named.assigneeName),
      assignee: assigneeId,
      at: at.toISOString(),
    })),
    may: officerMay(events, { policy: loaded, permissions: ctx.actor.permissions, now: ctx.now }),
  }
}
