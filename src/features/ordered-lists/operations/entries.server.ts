// Entries of an ordered list that no form sends: replaced by commands, added and changed by edits of other lists.

import { enforce, refuse } from '#kit/refusal.ts'
import { validate } from '#kit/validation/form.ts'
import { transaction } from '#platform/database.server.ts'
import { mayBeAdded } from '../rules.ts'
import { deleteRows, insertRow, listRows, lockLists, updateRow, type Columns } from '../store/rows.server.ts'
import type { AnyList, Office, OrderedList } from './definition.server.ts'
import { checkedEntry, idsOf, issueBeside, positionAfter, recordEdit } from './row-edits.server.ts'

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
    const remaining = present.filter((row) => !replaced.includes(row))
    for (const sent of entries) {
      enforce(mayBeAdded(remaining.length, list.max))
      const entry = await checkedEntry(tx, list, validSent(list, sent), remaining)
      const id = await insertRow(tx, list, { ...entry, ...positionAfter(list, remaining) })
      remaining.push({ ...entry, id, version: 0, ...positionAfter(list, remaining) })
    }
    await list.samples?.confirm(tx)
  })
}

/** The entries of all rows in their order; edits of the organisation's lists wait until the transaction ends. */
export async function readEntries<Entry extends object, Sent>(
  tx: Office,
  list: OrderedList<Entry, Sent>,
): Promise<Entry[]> {
  await lockLists(tx)
  return (await listRows(tx, list)).map((row) => list.entryOf(row))
}

/** Adds entries that the list itself has made, each with its history. */
export async function addEntries<Entry extends object, Sent>(
  tx: Office,
  list: OrderedList<Entry, Sent>,
  entries: readonly Entry[],
): Promise<void> {
  const rows = await listRows(tx, list)
  for (const [index, entry] of entries.entries()) {
    enforce(mayBeAdded(rows.length + index, list.max))
    const issue = issueBeside(list, entry, rows)
    if (issue) refuse('invalid', issue.key, issue.values ? { values: issue.values } : {})
    const id = await insertRow(tx, list, entry as Columns)
    await recordEdit(tx, list, id, { act: 'added', after: entry })
  }
}

/** Changes rows that an edit of another list concerns, each with its history; `change` returns the entry itself where it stays. */
export async function changeEntries<Entry extends object, Sent>(
  tx: Office,
  list: OrderedList<Entry, Sent>,
  change: (entry: Entry) => Entry,
): Promise<void> {
  await lockLists(tx)
  for (const row of await listRows(tx, list)) {
    const before = list.entryOf(row)
    const after = change(before)
    if (after === before) continue
    await updateRow(tx, list, row.id, after as Columns)
    await recordEdit(tx, list, row.id, { act: 'changed', before, after })
  }
}

/** The values of the form that adds a row, without those of the request itself. */
function validSent<Sent extends object>({ contract }: Pick<AnyList, 'contract'>, sent: Sent): Sent {
  const checked = validate(contract.add.input!, { ...sent, orgId: '1' })
  if (!checked.ok) return refuse('invalid', 'request.invalid', { fields: checked.issues })
  const { orgId: _, ...values } = checked.value as Sent & { orgId: string }
  return values as unknown as Sent
}
