// The office's inbox of complaints: a page of it, counts of pending work, and officers for assignment.

import type { Ctx, Staff } from '#platform/context.ts'
import { maskPhone } from '#kit/phone.ts'
import { readInboxPage } from '#features/cases/operations/inbox.server.ts'
import { listStaffHere, namesOf } from '#features/people/operations.server.ts'
import type { ComplaintOfBill, ComplaintsPage, ListedComplaint, Officer, PendingCounts } from '../contract/answers.ts'
import type { ComplaintsQuery } from '../contract/query.ts'
import { bucketOf, officeMinutesBetween, type Opening } from '../rules/clock.ts'
import { answeringRoles } from '../rules/officers.ts'
import { listComplaintsOfBill } from '../store/bills.server.ts'
import { countPending, inboxOf, type InboxRow } from '../store/inbox.server.ts'
import { complaint, openingOf } from './complaint.server.ts'
import type { SentBill } from './send.server.ts'

/** A page with its total; phones masked. */
export async function readInbox(ctx: Ctx<Staff>, query: ComplaintsQuery): Promise<ComplaintsPage> {
  const { rows, count } = await readInboxPage<InboxRow>(ctx, complaint, inboxOf(ctx, query, ctx.actor.id), query)
  const assignees = rows.map(({ assigneeId }) => assigneeId)
  const names = await namesOf(ctx, assignees)
  const opening = await openingOf(ctx, ctx.now)
  return { data: rows.map((row) => listedOf(ctx, row, { names, opening })), ...count }
}

export function readPendingCounts(ctx: Ctx<Staff>): Promise<PendingCounts> {
  return countPending(ctx, ctx.actor.id)
}

/** The complaints about a bill, newest first; none for those who may not read complaints. */
export async function readComplaintsOfBill(ctx: Ctx<Staff>, bill: SentBill): Promise<ComplaintOfBill[]> {
  if (!ctx.actor.permissions.has('complaints:read')) return []
  const rows = await listComplaintsOfBill(ctx, bill)
  return rows.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }))
}

export async function listOfficers(ctx: Ctx<Staff>): Promise<{ data: Officer[] }> {
  const people = await listStaffHere(ctx, answeringRoles)
  return { data: people.map(({ id, nameEn, nameNe }) => ({ id, name: { en: nameEn, ne: nameNe } })) }
}

/** Characters of a message in the list. */
const maxExcerpt = 140

type Known = { names: Map<number, string>; opening: Opening }

function listedOf({ now, language }: Ctx, row: InboxRow, { names, opening }: Known): ListedComplaint {
  const { id, code, type, state, receivedAt, warnAt, dueAt, name, phone, ward, tol, photos, photo } = row
  const { assigneeId: assignee, message } = row
  const excerpt = message.length > maxExcerpt ? `${message.slice(0, maxExcerpt)}…` : message
  const assigneeName = assignee === null ? null : (names.get(assignee) ?? row.assigneeName)
  const hoursLeft = dueAt && dueAt > now ? Math.floor(officeMinutesBetween(now, dueAt, opening) / 60) : null
  const bucket = bucketOf(warnAt && dueAt ? { warnAt, dueAt } : undefined, now)
  const listed = {
    id,
    code,
    type,
    state,
    bucket,
    name,
    ward,
    tol,
    assignee,
    assigneeName,
    photos,
    photo,
    excerpt,
    hoursLeft,
  }
  const phoneShown = maskPhone(phone, language)
  return { ...listed, receivedAt: receivedAt.toISOString(), dueAt: dueAt?.toISOString() ?? null, phone: phoneShown }
}
