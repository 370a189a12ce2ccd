// What every edit of an ordered list shares: the check beside the other rows, the position, the history and the audit row.

import { refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import { listRowNames } from '../contract/nouns.ts'
import type { Edit } from '../store/edits.server.ts'
import type { Columns, StoredRow } from '../store/rows.server.ts'
import type { AnyList, Office, OrderedList } from './definition.server.ts'
import { hasOwnOrder } from './definition.server.ts'
import { insertEdit } from './edits.server.ts'

export async function checkedEntry<Entry extends object, Sent>(
  tx: Office,
  list: OrderedList<Entry, Sent>,
  sent: Sent,
  others: readonly StoredRow[],
  before?: Entry,
): Promise<Entry> {
  const entry = await list.read(tx, sent, before)
  const issue = issueBeside(list, entry, others)
  return issue ? refuse('invalid', 'request.invalid', { fields: [issue] }) : entry
}

export function issueBeside<Entry extends object, Sent>(
  { issueOf, entryOf }: Pick<OrderedList<Entry, Sent>, 'issueOf' | 'entryOf'>,
  entry: Entry,
  others: readonly StoredRow[],
) {
  return issueOf?.(
    entry,
    others.map((row) => entryOf(row)),
  )
}

export async function recordEdit(
  tx: Office,
  list: Pick<AnyList, 'subject' | 'contract'>,
  id: number,
  edit: Edit & { act: 'added' | 'changed' | 'removed' | 'restored' },
): Promise<void> {
  await insertEdit(tx, subjectOf(list, id), edit)
  const { before, after, note } = edit
  const action = listRowNames(list.contract.noun)[rowOf[edit.act]]
  await record(tx, { action, target: `${list.subject} ${id}`, changes: { before, after, ...(note && { note }) } })
}

const rowOf = { added: 'add', changed: 'change', removed: 'remove', restored: 'restore' } as const

export function positionAfter(list: Pick<AnyList, 'sortedBy'>, rows: readonly StoredRow[]): Columns {
  if (!hasOwnOrder(list)) return {}
  return { position: Math.max(-1, ...rows.map(({ position = 0 }) => position)) + 1 }
}

export function idsOf(rows: readonly StoredRow[]): number[] {
  return rows.map(({ id }) => id)
}

export function subjectOf({ subject }: Pick<AnyList, 'subject'>, id: number) {
  return { subject, id }
}
