// How do officers deal with a complaint, and what does the clock do by itself?

import type { Verdict } from '#kit/refusal.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { namesOf, personHere } from '#features/people/operations.server.ts'
import type { Complaint } from '../contract/answers.ts'
import type { EventKind } from '../contract/form.ts'
import { bucketOf } from '../rules/clock.ts'
import { mayBeAsked, mayBeClosed, officerMay, stateAfter } from '../rules/states.ts'
import {
  findComplaint,
  findPhoto,
  listFinished,
  listPhotos,
  type ComplaintPhoto,
  type ComplaintRow,
} from '../store/complaints.server.ts'
import { happen, knownOf, mayWork, nobody, type Known } from './events.server.ts'

export async function readComplaint(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Complaint> {
  return showToStaff(ctx, (await findComplaint(ctx, { id })) ?? refuse('missing', 'complaints.unknown'))
}

type Work = { id: number; text?: string }

/** To staff of this organisation; a customer deals with nothing. */
export async function assignComplaint(ctx: Ctx<Staff>, { assignee, ...work }: Work & { assignee: number }) {
  const { roles, nameEn } = await personHere(ctx, assignee)
  if (roles.length === 0) refuse('missing', 'people.unknown')
  return actAsOfficer(ctx, work, { kind: 'assigned', assigneeId: assignee, assigneeName: nameEn }, mayWork)
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
  return actAsOfficer(ctx, work, { kind: 'closed' }, ({ events, policy }) => mayBeClosed(events, policy, ctx.now))
}

/** The clock's side: finished complaints whose time for reopening is over are closed. Returns how many. */
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
    await findComplaint(tx, { id }, { lock: true })
    const { events, policy } = await knownOf(tx, id)
    if (!mayBeClosed(events, policy, tx.now).ok) return false
    await happen(tx, id, { ...nobody, kind: 'closed', side: 'clock' })
    return true
  })
}

function actAsOfficer(
  ctx: Ctx<Staff>,
  { id, text = '' }: Work,
  act: { kind: EventKind; assigneeId?: number; assigneeName?: string },
  may: (known: Known) => Verdict,
): Promise<Complaint> {
  return transaction(ctx, async (tx) => {
    const found = await findComplaint(tx, { id }, { lock: true })
    if (!found) return refuse('missing', 'complaints.unknown')
    enforce(may(await knownOf(tx, found.id)))
    const by = { side: 'officer' as const, staffId: tx.actor.id, staffName: tx.actor.name }
    await happen(tx, found.id, { ...nobody, ...by, ...act, text })
    return showToStaff(tx, (await findComplaint(tx, { id: found.id }))!)
  })
}

async function showToStaff(ctx: Ctx<Staff>, row: ComplaintRow): Promise<Complaint> {
  const { orgId: _, searchKey: _key, tolKey: _tol, personId: _person, state: _state, ...kept } = row
  const { assigneeId: assignee, assigneeName, warnAt, dueAt, receivedAt, ...rest } = kept
  const { events, policy } = await knownOf(ctx, row.id)
  const photos = await listPhotos(ctx, row.id)
  const names = await namesOf(ctx, [assignee, ...events.flatMap(({ staffId, assigneeId }) => [staffId, assigneeId])])
  const called = (id: number | null, then: string | null) => (id === null ? then : (names.get(id) ?? then))
  return {
    ...rest,
    assignee,
    assigneeName: called(assignee, assigneeName),
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    state: stateAfter(events),
    bucket: bucketOf(warnAt && dueAt ? { warnAt, dueAt } : undefined, ctx.now),
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
    may: officerMay(events, { policy, permissions: ctx.actor.permissions, now: ctx.now }),
  }
}
