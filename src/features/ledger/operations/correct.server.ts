// Correction of entries by new ones in the open month: of one by an officer, or of those of a record that is reversed.

import { isLinked } from '#features/connections/operations/own.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { allow, enforce, refuse, type Verdict } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { JournalEntry } from '../contract/api.ts'
import type { NewEntry } from '../contract/entries.ts'
import { isDepositUsed, mayBeCorrected } from '../rules/corrections.ts'
import { reversed } from '../rules/postings.ts'
import {
  findEntry,
  listBilledEntries,
  listCorrections,
  listUncorrected,
  lockLedger,
  type EntryRow,
} from '../store/entries.server.ts'
import { readDeposit } from './own.server.ts'
import { postEntries } from './post.server.ts'
import { journalEntriesOf } from './read.server.ts'

/** Posts the opposite of an entry, once; nobody corrects an entry of a connection of their own. The caller settles the connection. */
export async function correctEntry(
  ctx: Ctx<Staff>,
  { id, reason }: { id: number; reason: string },
): Promise<JournalEntry & { connectionId: number | null }> {
  return transaction(ctx, async (tx) => {
    await lockLedger(tx, 'exclusive')
    const entry = (await findEntry(tx, id)) ?? refuse('missing', 'ledger.entry_missing')
    enforce(await mayCorrect(tx, entry))
    const [corrected] = await postEntries(tx, [correctionOf(entry, reason, inNepal(tx.now).date)])
    await record(tx, { action: 'ledger.corrected', target: entry.customerNumber ?? '', changes: { entry: id, reason } })
    const [shown] = await journalEntriesOf(tx, [(await findEntry(tx, corrected!))!])
    return { ...shown!, connectionId: entry.connectionId }
  })
}

/** Whether the officer may correct all of these entries, or the first reason why not. */
export async function readMayCorrect(ctx: Ctx<Staff>, ids: readonly number[]): Promise<Verdict> {
  for (const id of ids) {
    const may = await mayCorrect(ctx, (await findEntry(ctx, id))!)
    if (!may.ok) return may
  }
  return allow
}

async function mayCorrect(ctx: Ctx<Staff>, entry: EntryRow): Promise<Verdict> {
  const { id, kind, connectionId, authorId } = entry
  const isOwn = connectionId !== null && (await isLinked(ctx, ctx.actor.id, connectionId))
  const isCorrected = (await listCorrections(ctx, [id])).has(id)
  const isUsed = isDepositUsed(entry, connectionId === null ? 0 : await readDeposit(ctx, connectionId))
  const isImported = connectionId !== null && !(await listBilledEntries(ctx, connectionId)).has(id)
  return mayBeCorrected({ kind, isCorrected, isOwn, isAuthor: authorId === ctx.actor.id, isUsed, isImported })
}

/** Posts the opposite of the office's own entries of a record, by their references; the rules of the record have allowed it. What is corrected already stays as it is. */
export async function correctRecorded(tx: Ctx, references: readonly string[], reason: string): Promise<void> {
  const entries = await listUncorrected(tx, references)
  const today = inNepal(tx.now).date
  await postEntries(
    tx,
    entries.map((entry) => correctionOf(entry, reason, today)),
  )
}

function correctionOf({ id, connectionId, period, postings }: EntryRow, reason: string, valueOn: string): NewEntry {
  return {
    connectionId,
    kind: 'correction',
    postings: reversed(postings),
    valueOn,
    corrects: id,
    reason,
    ...(period && { period }),
  }
}
