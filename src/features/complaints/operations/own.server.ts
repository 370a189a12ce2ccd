// Which complaints are a signed-in customer's own, and how do they read one?

import type { Page, ListQuery } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import { readTrackingCode } from '#kit/tracking-code.ts'
import type { Ctx, Customer } from '#platform/context.ts'
import { findPerson } from '#features/people/operations.server.ts'
import type { FollowedComplaint, OwnComplaint } from '../contract/answers.ts'
import { findType } from '../store/complaints.server.ts'
import { findOwn, listOwn, type Owner } from '../store/inbox.server.ts'
import { codeLetter } from './events.server.ts'
import { showToReporter } from './follow.server.ts'

/** `open`: what is not finished, those that wait for an answer first. */
export type OwnQuery = ListQuery & { open?: boolean }

/**
 * What was sent signed in, or from the phone the office has of the person. A customer number proves nothing here: anybody can
 * write a neighbour's number into a complaint.
 */
export async function listOwnComplaints(ctx: Ctx<Customer>, query: OwnQuery): Promise<Page<OwnComplaint>> {
  const { rows, total } = await listOwn(ctx, await ownerOf(ctx), query)
  const data: OwnComplaint[] = []
  for (const { code, type, state, message, receivedAt, dueAt } of rows) {
    const { label } = await findType(ctx, type)
    const times = { receivedAt: receivedAt.toISOString(), dueAt: dueAt?.toISOString() ?? null }
    data.push({ code, type: label, state, message, ...times })
  }
  return { data, total }
}

export async function readOwnComplaint(
  ctx: Ctx<Customer>,
  { code: typed }: { code: string },
): Promise<FollowedComplaint> {
  const code = readTrackingCode(codeLetter, typed) ?? refuse('missing', 'complaints.unknown')
  const row = (await findOwn(ctx, await ownerOf(ctx), code)) ?? refuse('missing', 'complaints.unknown')
  return { ...(await showToReporter(ctx, row)), phone: row.phone }
}

async function ownerOf(ctx: Ctx<Customer>): Promise<Owner> {
  const person = await findPerson(ctx.db, ctx.actor.id)
  return { personId: ctx.actor.id, phone: person?.phone ?? null }
}
