// Correction of an entry by a new one in the open month.

import { isLinked } from '#features/connections/operations/own.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { JournalEntry } from '../contract/api.ts'
import { isDepositUsed, mayBeCorrected } from '../rules/corrections.ts'
import { reversed } from '../rules/postings.ts'
import { findEntry, listCorrections, lockLedger } from '../store/entries.server.ts'
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
    const { kind, connectionId } = entry
    const isOwn = connectionId !== null && (await isLinked(tx, tx.actor.id, connectionId))
    const isCorrected = (await listCorrections(tx, [id])).has(id)
    const held = connectionId === null ? 0 : await readDeposit(tx, connectionId)
    const isUsed = isDepositUsed(entry, held)
    enforce(mayBeCorrected({ kind, isCorrected, isOwn, isAuthor: entry.authorId === tx.actor.id, isUsed }))
    const [corrected] = await postEntries(tx, [
      {
        connectionId,
        kind: 'correction',
        postings: reversed(entry.postings),
        valueOn: inNepal(tx.now).date,
        corrects: id,
        reason,
        ...(entry.period && { period: entry.period }),
      },
    ])
    await record(tx, { action: 'ledger.corrected', target: entry.customerNumber ?? '', changes: { entry: id, reason } })
    const [shown] = await journalEntriesOf(tx, [(await findEntry(tx, corrected!))!])
    return { ...shown!, connectionId }
  })
}
