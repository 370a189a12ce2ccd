// Who prepares, approves or cancels something of the billing, when, and how an answer names them.

import { authorshipOf } from '#features/ledger/operations/post.server.ts'
import { namesOfSigners, type Signature } from '#features/people/operations.server.ts'
import type { Ctx } from '#platform/context.ts'
import type { Author } from '../store/runs.server.ts'

export function authorOf(ctx: Ctx): Author {
  const { authorId: id, authorName: name, enteredAt: at } = authorshipOf(ctx)
  return { id, name, at }
}

/** An act as it is stored. */
export type Act = Signature & { at: Date }

type PreparedRow = { preparedAt: Date; preparedById: number | null; preparedBy: string }
type ApprovedRow = PreparedRow & {
  approvedAt: Date | null
  approvedById: number | null
  approvedBy: string | null
  cancelledAt: Date | null
  cancelledById: number | null
  cancelledBy: string | null
}

export function preparedAct({ preparedAt: at, preparedById: byId, preparedBy: byName }: PreparedRow): Act {
  return { at, byId, byName }
}

/** The acts of what is prepared, then approved or cancelled; null for one that was not done. */
export function actsOf(row: ApprovedRow): { prepared: Act; approved: Act | null; cancelled: Act | null } {
  const { approvedAt, approvedById, approvedBy, cancelledAt, cancelledById, cancelledBy } = row
  return {
    prepared: preparedAct(row),
    approved: approvedAt && { at: approvedAt, byId: approvedById, byName: approvedBy! },
    cancelled: cancelledAt && { at: cancelledAt, byId: cancelledById, byName: cancelledBy! },
  }
}

/** Acts as answers have them, with the names of all of them in the reader's language by one query. */
export async function namedActs(
  ctx: Ctx,
  acts: readonly (Act | null)[],
): Promise<(act: Act) => { at: string; by: string }> {
  const nameOf = await namesOfSigners(
    ctx,
    acts.filter((act) => act !== null),
  )
  return (act) => ({ at: act.at.toISOString(), by: nameOf(act) })
}

export async function namedPreparation(ctx: Ctx, row: PreparedRow): Promise<{ at: string; by: string }> {
  const act = preparedAct(row)
  return (await namedActs(ctx, [act]))(act)
}
