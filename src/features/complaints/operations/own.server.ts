// A signed-in customer's own complaints.

import { listOwnConnections } from '#features/connections/operations/own.server.ts'
import type { Page } from '#kit/page.ts'
import type { Ctx, Customer } from '#platform/context.ts'
import type { OwnQuery } from '#features/cases/contract/keys.ts'
import { loadCase } from '#features/cases/operations/load.server.ts'
import { findOwner, listOwnCases } from '#features/cases/operations/own.server.ts'
import type { FollowedComplaint, OwnComplaint, OwnComplaintOfBill } from '../contract/answers.ts'
import { listTypeLabels } from '../store/complaints.server.ts'
import { isBillOf, listComplaintsOfBill } from '../store/bills.server.ts'
import { complaint, type LoadedComplaint } from './complaint.server.ts'
import { showToReporter } from './follow.server.ts'
import type { SentBill } from './send.server.ts'

/** Newest first; `open`: unfinished ones only, those waiting for the customer's answer first. */
export async function listOwnComplaints(ctx: Ctx<Customer>, query: OwnQuery): Promise<Page<OwnComplaint>> {
  const { rows, total } = await listOwnCases(ctx, complaint, query)
  const labels = await listTypeLabels(ctx)
  const data = rows.map(({ code, type, state, message, receivedAt, dueAt }) => {
    const times = { receivedAt: receivedAt.toISOString(), dueAt: dueAt?.toISOString() ?? null }
    return { code, type: labels.get(type)!, state, message, ...times }
  })
  return { data, total }
}

export async function readOwnComplaint(ctx: Ctx<Customer>, { code }: { code: string }): Promise<FollowedComplaint> {
  const loaded = await loadCase(ctx, complaint, { code, owner: await findOwner(ctx) })
  const shown = showToReporter(ctx, loaded)
  const bill = shown.bill && { ...shown.bill, mayBeOpened: await isOwnBill(ctx, loaded) }
  return { ...shown, bill, phone: loaded.phone }
}

/** Those about a bill that the customer sent, newest first. */
export async function readOwnComplaintsOfBill(ctx: Ctx<Customer>, bill: SentBill): Promise<OwnComplaintOfBill[]> {
  const rows = await listComplaintsOfBill(ctx, bill, await findOwner(ctx))
  return rows.map(({ code, state, receivedAt }) => ({ code, state, receivedAt: receivedAt.toISOString() }))
}

/** The complaint may be from a phone that is shared, and the connection may have gone to another holder since. */
async function isOwnBill(ctx: Ctx<Customer>, loaded: LoadedComplaint): Promise<boolean> {
  return isBillOf(ctx, loaded, await listOwnConnections(ctx, ctx.actor.id))
}
