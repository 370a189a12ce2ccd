// Rows of an ordered list: read, add, change, remove, restore and order, each edit in one transaction with its history and its audit row.

import { inLanguage } from '#kit/language.ts'
import { isOrderOf } from '#kit/order.ts'
import { allow, enforce, refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import { transaction } from '#platform/database.server.ts'
import { once } from '#platform/idempotency.server.ts'
import { withoutFiles } from '#features/publishing/operations/submissions.server.ts'
import { listRowNames } from '../contract/nouns.ts'
import { mayBeAdded, mayBeOrdered, putBack, restorableDays } from '../rules.ts'
import { listRemoved } from '../store/edits.server.ts'
import type { StoredRow } from '../store/rows.server.ts'
import { deleteRows, insertRow, listRows, lockLists, updatePositions, updateRow } from '../store/rows.server.ts'
import type { AnyList, Office, OrderedList } from './definition.server.ts'
import { hasOwnOrder } from './definition.server.ts'
import { enforceNewest, namesIn, readHistory } from './edits.server.ts'
import { checkedEntry, idsOf, issueBeside, positionAfter, recordEdit, subjectOf } from './row-edits.server.ts'

type Version = { id: number; version: number; note?: string | undefined }

/** The rows in their order, and those that can be restored. */
export async function readList(ctx: Office, list: AnyList) {
  const rows = await listRows(ctx, list)
  const removed = await listRemoved(ctx, list.subject, restorableSince(ctx))
  const nameOf = await namesIn(ctx, removed)
  return {
    data: rows.map((row) => ({ ...list.entryOf(row), id: row.id, version: row.version })),
    removed: removed.map(({ subjectId: id, at, before, ...by }) => {
      return { ...list.entryOf(before), id, removedAt: at.toISOString(), by: nameOf(by) }
    }),
    max: list.max,
    sample: (await list.samples?.read(ctx)) ?? false,
  }
}

export async function readRow(ctx: Office, list: AnyList, id: number) {
  const row = rowIn(await listRows(ctx, list), list, id)
  return { ...list.entryOf(row), id, ...(await readHistory(ctx, subjectOf(list, id))) }
}

/** Adds a row at the end; the same `submission` adds it once. */
export async function addRow<Entry extends object, Sent>(
  ctx: Office,
  list: OrderedList<Entry, Sent>,
  sent: Sent,
  submission?: string,
): Promise<number> {
  const key = { scope: list.table, key: submission, content: await withoutFiles(sent) }
  const { id } = await once(ctx, key, async (tx) => {
    await lockLists(tx)
    const rows = await listRows(tx, list)
    enforce(mayBeAdded(rows.length, list.max))
    const entry = await checkedEntry(tx, list, sent, rows)
    const added = await insertRow(tx, list, { ...entry, ...positionAfter(list, rows) })
    await recordEdit(tx, list, added, { act: 'added', after: entry })
    return { id: added }
  })
  return id
}

export function changeRow(ctx: Office, list: AnyList, { id, version, note }: Version, sent: never): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockLists(tx)
    const rows = await listRows(tx, list)
    const before = list.entryOf(rowIn(rows, list, id))
    await enforceNewest(tx, subjectOf(list, id), version)
    const others = rows.filter((row) => row.id !== id)
    const entry = await checkedEntry(tx, list, sent, others, before)
    const issue = list.issueOfChange?.(before, entry)
    if (issue) refuseField(issue.field, issue.key, issue.values)
    await updateRow(tx, list, id, { ...entry })
    await recordEdit(tx, list, id, { act: 'changed', before, after: entry, ...(note && { note }) })
  })
}

/** `sent`: the values of the form that removes a row, where the list asks for some. */
export function removeRow(ctx: Office, list: AnyList, { id, version }: Version, sent: object = {}): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockLists(tx)
    const rows = await listRows(tx, list)
    const row = rowIn(rows, list, id)
    await enforceNewest(tx, subjectOf(list, id), version)
    const others = rows.filter((other) => other.id !== id).map((other) => list.entryOf(other))
    enforce((await list.mayBeRemoved?.(tx, list.entryOf(row), others)) ?? allow)
    await list.beforeRemoval?.(tx, list.entryOf(row), sent)
    await deleteRows(tx, list, [id])
    await recordEdit(tx, list, id, { act: 'removed', before: { ...list.entryOf(row), position: rows.indexOf(row) } })
  })
}

/** Puts a row back where it was, under its former number. */
export function restoreRow(ctx: Office, list: AnyList, id: number): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockLists(tx)
    const [removed] = await listRemoved(tx, list.subject, restorableSince(tx), id)
    if (!removed) return refuse('missing', list.unknown)
    const rows = await listRows(tx, list)
    enforce(mayBeAdded(rows.length, list.max))
    const entry = list.entryOf(removed.before)
    const issue = issueBeside(list, entry, rows)
    if (issue) refuse('conflict', issue.key, issue.values ? { values: issue.values } : {})
    await list.beforeRestoration?.(tx, entry)
    await insertRow(tx, list, { ...entry, ...positionAfter(list, rows) }, id)
    if (hasOwnOrder(list)) {
      const position = Number(removed.before.position ?? rows.length)
      await updatePositions(tx, list, putBack(idsOf(rows), id, position))
    }
    await recordEdit(tx, list, id, { act: 'restored', after: entry })
  })
}

/** Puts the rows into the order of `ids`; `seen` is the order on which the sender based it. */
export function orderRows(ctx: Office, list: AnyList, { ids, seen }: { ids: number[]; seen: number[] }): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockLists(tx)
    const rows = await listRows(tx, list)
    enforce(mayBeOrdered(idsOf(rows), seen))
    if (!isOrderOf(ids, idsOf(rows))) refuseField('ids', 'validation.custom')
    await updatePositions(tx, list, ids)
    const titles = (order: readonly number[]) =>
      order.map((id) => inLanguage(list.titleOf(list.entryOf(rows.find((row) => row.id === id)!)), 'ne').text)
    const changes = { before: titles(idsOf(rows)), after: titles(ids) }
    await record(tx, { action: listRowNames(list.contract.noun).order, target: list.subject, changes })
  })
}

/** The rows are the organisation's own, and no longer labelled as a sample. */
export async function confirmList(ctx: Office, list: AnyList): Promise<void> {
  await list.samples?.confirm(ctx)
}

function rowIn(rows: readonly StoredRow[], { unknown }: Pick<AnyList, 'unknown'>, id: number): StoredRow {
  return rows.find((row) => row.id === id) ?? refuse('missing', unknown)
}

function restorableSince({ now }: Pick<Office, 'now'>): Date {
  return new Date(now.getTime() - restorableDays * 86_400_000)
}
