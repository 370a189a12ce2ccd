// What stands on a page of the office's inbox, what waits, and to whom can it be given?

import type { Ctx, Staff } from '#platform/context.ts'
import { maskPhone } from '#kit/phone.ts'
import { readTrackingCode } from '#kit/tracking-code.ts'
import { listStaffHere, namesOf } from '#features/people/operations.server.ts'
import type { ComplaintsPage, ListedComplaint, Officer, Waiting } from '../contract/answers.ts'
import type { ComplaintsQuery } from '../contract/query.ts'
import { bucketOf } from '../rules/clock.ts'
import {
  countComplaints,
  countWaiting,
  listComplaints,
  mostCounted,
  type FoundComplaint,
} from '../store/inbox.server.ts'
import { codeLetter } from './events.server.ts'

/** A page with its total; phones masked. */
export async function readInbox(ctx: Ctx<Staff>, query: ComplaintsQuery): Promise<ComplaintsPage> {
  const code = query.search ? readTrackingCode(codeLetter, query.search) : undefined
  const request = { ...query, code, mine: ctx.actor.id }
  const counted = await countComplaints(ctx, request)
  const rows = await listComplaints(ctx, request)
  const names = await namesOf(
    ctx,
    rows.map(({ assigneeId }) => assigneeId),
  )
  const data = rows.map((row) => listedOf(ctx, row, names))
  return counted > mostCounted ? { data, total: mostCounted, totalIsLeast: true } : { data, total: counted }
}

export function readWaiting(ctx: Ctx<Staff>): Promise<Waiting> {
  return countWaiting(ctx, ctx.actor.id)
}

export async function listOfficers(ctx: Ctx<Staff>): Promise<{ data: Officer[] }> {
  const people = await listStaffHere(ctx)
  return { data: people.map(({ id, nameEn, nameNe }) => ({ id, name: { en: nameEn, ne: nameNe } })) }
}

function listedOf({ now, language }: Ctx, row: FoundComplaint, names: Map<number, string>): ListedComplaint {
  const { id, code, type, state, receivedAt, warnAt, dueAt, name, phone, ward, tol, photos } = row
  const { assigneeId: assignee } = row
  const assigneeName = assignee === null ? null : (names.get(assignee) ?? row.assigneeName)
  const bucket = bucketOf(warnAt && dueAt ? { warnAt, dueAt } : undefined, now)
  const listed = { id, code, type, state, bucket, name, ward, tol, assignee, assigneeName, photos }
  const phoneShown = maskPhone(phone, language)
  return { ...listed, receivedAt: receivedAt.toISOString(), dueAt: dueAt?.toISOString() ?? null, phone: phoneShown }
}
