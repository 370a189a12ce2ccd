// Order of the items of a published kind: read with its version, and set as a whole.

import { createHash } from 'node:crypto'
import { isOrderOf } from '#kit/order.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { ItemOrder } from '../contract/order.ts'
import { orderNames } from '../contract/nouns.ts'
import { publishingState } from '../rules/transitions.ts'
import type { OrderedRow } from '../store/items.server.ts'
import { listOrdered, writePositions } from '../store/items.server.ts'
import type { AnyPublished } from './definition.server.ts'

export { findNextPosition } from '../store/items.server.ts'

type Kind = Pick<AnyPublished, 'kind' | 'table' | 'contract' | 'ordered'>

export async function readOrder(ctx: Ctx<Staff>, kind: Kind): Promise<ItemOrder> {
  return shownOrder(ctx, await listOrdered(ctx, kind.table, kind.ordered!))
}

/**
 * Numbers the items as they are named. Refused with `publishing.order_changed_meanwhile` when the order is no longer the one of `version`: somebody has moved,
 * added or withdrawn an item meanwhile.
 */
export async function setOrder(
  ctx: Ctx<Staff>,
  kind: Kind,
  { items, version }: { items: number[]; version: string },
): Promise<ItemOrder> {
  return transaction(ctx, async (tx) => {
    const before = await listOrdered(tx, kind.table, kind.ordered!, { lock: true })
    if (versionOf(before) !== version) refuse('conflict', 'publishing.order_changed_meanwhile')
    if (!isOrderOf(items, idsOf(before))) refuseField('items', 'publishing.order_incomplete')
    await writePositions(tx, kind.table, items)
    const after = await listOrdered(tx, kind.table, kind.ordered!)
    const changes = { before: { order: titlesOf(before) }, after: { order: titlesOf(after) } }
    await record(tx, { action: orderNames(kind.contract.noun).order, target: kind.kind, changes, maxLength: 2000 })
    return shownOrder(tx, after)
  })
}

function shownOrder({ now }: { now: Date }, rows: readonly OrderedRow[]): ItemOrder {
  const items = rows.map(({ id, title, group, ...window }) => ({
    id,
    title,
    group,
    state: publishingState(window, now),
  }))
  return { version: versionOf(rows), items }
}

/** The same for the same items in the same order. */
function versionOf(rows: readonly OrderedRow[]): string {
  return createHash('sha256')
    .update(rows.map(({ group, id }) => `${group} ${id}`).join())
    .digest('hex')
    .slice(0, 16)
}

function idsOf(rows: readonly OrderedRow[]): number[] {
  return rows.map(({ id }) => id)
}

function titlesOf(rows: readonly OrderedRow[]): string[] {
  return rows.map(({ title }) => title.ne || title.en)
}
