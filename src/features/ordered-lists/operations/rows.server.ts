// Rows of an ordered list: read, add, change, remove, restore and order, each edit in one transaction with its history and its audit row.

import { inLanguage } from '#kit/language.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { validate } from '#kit/validation/form.ts'
import { record } from '#platform/audit.server.ts'
import { transaction } from '#platform/database.server.ts'
import { once } from '#platform/idempotency.server.ts'
import { withoutFiles } from '#features/publishing/operations/submissions.server.ts'
import { listRowNames } from '../contract/nouns.ts'
import { isOrderOf, mayBeAdded, mayBeOrdered, putBack, restorableDays } from '../rules.ts'
import { listRemoved } from '../store/edits.server.ts'
import type { Edit } from '../store/edits.server.ts'
import type { Columns, StoredRow } from '../store/rows.server.ts'
import { deleteRows, insertRow, listRows, lockLists, updatePositions, updateRow } from '../store/rows.server.ts'
import type { AnyList, Office, OrderedList } from './definition.server.ts'
import { hasOwnOrder } from './definition.server.ts'
import { enforceVersion, insertEdit, namesIn, readHistory } from './edits.server.ts'

type Version = { id: number; version: number }

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

export function changeRow(ctx: Office, list: AnyList, { id, version }: Version, sent: never): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockLists(tx)
    const rows = await listRows(tx, list)
    const before = list.entryOf(rowIn(rows, list, id))
    await enforceVersion(tx, subjectOf(list, id), version)
    const others = rows.filter((row) => row.id !== id)
    const entry = await checkedEntry(tx, list, sent, others)
    await updateRow(tx, list, id, entry)
    await recordEdit(tx, list, id, { act: 'changed', before, after: entry })
  })
}

export function removeRow(ctx: Office, list: AnyList, { id, version }: Version): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockLists(tx)
    const { position, ...row } = rowIn(await listRows(tx, list), list, id)
    await enforceVersion(tx, subjectOf(list, id), version)
    await deleteRows(tx, list, [id])
    await recordEdit(tx, list, id, { act: 'removed', before: { ...list.entryOf(row), position } })
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

/** For commands: replaces all rows, or those that `replaces` names, by entries that are checked as the form checks them. */
export function replaceRows<Entry extends object, Sent extends object>(
  ctx: Office,
  list: OrderedList<Entry, Sent>,
  entries: readonly Sent[],
  replaces: (row: Entry) => boolean = () => true,
): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockLists(tx)
    const present = await listRows(tx, list)
    const replaced = present.filter((row) => replaces(list.entryOf(row)))
    await deleteRows(tx, list, idsOf(replaced))
    const kept = present.filter((row) => !replaced.includes(row))
    for (const sent of entries) {
      enforce(mayBeAdded(kept.length, list.max))
      const entry = await checkedEntry(tx, list, validSent(list, sent), kept)
      const id = await insertRow(tx, list, { ...entry, ...positionAfter(list, kept) })
      kept.push({ ...entry, id, version: 0, ...positionAfter(list, kept) })
    }
    await list.samples?.confirm(tx)
  })
}

/** The values of the form that adds a row, without those of the request itself. */
function validSent<Sent extends object>({ contract }: Pick<AnyList, 'contract'>, sent: Sent): Sent {
  const checked = validate(contract.add.input!, { ...sent, orgId: '1' })
  if (!checked.ok) return refuse('invalid', 'request.invalid', { fields: checked.issues })
  const { orgId: _, ...values } = checked.value as Sent & { orgId: string }
  return values as unknown as Sent
}

async function checkedEntry<Entry extends object, Sent>(
  tx: Office,
  list: OrderedList<Entry, Sent>,
  sent: Sent,
  others: readonly StoredRow[],
): Promise<Entry> {
  const entry = await list.read(tx, sent)
  const issue = issueBeside(list, entry, others)
  return issue ? refuse('invalid', 'request.invalid', { fields: [issue] }) : entry
}

function issueBeside<Entry extends object, Sent>(
  { issueOf, entryOf }: Pick<OrderedList<Entry, Sent>, 'issueOf' | 'entryOf'>,
  entry: Entry,
  others: readonly StoredRow[],
) {
  return issueOf?.(
    entry,
    others.map((row) => entryOf(row)),
  )
}

async function recordEdit(
  tx: Office,
  list: Pick<AnyList, 'subject' | 'contract'>,
  id: number,
  edit: Edit & { act: 'added' | 'changed' | 'removed' | 'restored' },
): Promise<void> {
  await insertEdit(tx, subjectOf(list, id), edit)
  const { before, after } = edit
  const action = listRowNames(list.contract.noun)[rowOf[edit.act]]
  await record(tx, { action, target: `${list.subject} ${id}`, changes: { before, after } })
}

const rowOf = { added: 'add', changed: 'change', removed: 'remove', restored: 'restore' } as const

function rowIn(rows: readonly StoredRow[], { unknown }: Pick<AnyList, 'unknown'>, id: number): StoredRow {
  return rows.find((row) => row.id === id) ?? refuse('missing', unknown)
}

function positionAfter(list: Pick<AnyList, 'sortedBy'>, rows: readonly StoredRow[]): Columns {
  if (!hasOwnOrder(list)) return {}
  return { position: Math.max(-1, ...rows.map(({ position = 0 }) => position)) + 1 }
}

function idsOf(rows: readonly StoredRow[]): number[] {
  return rows.map(({ id }) => id)
}

function subjectOf({ subject }: Pick<AnyList, 'subject'>, id: number) {
  return { subject, id }
}

function restorableSince({ now }: Pick<Office, 'now'>): Date {
  return new Date(now.getTime() - restorableDays * 86_400_000)
}
