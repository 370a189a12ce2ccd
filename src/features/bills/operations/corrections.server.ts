// Correction of an entry of the ledger, with the surcharges and rebates that follow from it.

import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { JournalEntry } from '#features/ledger/contract/api.ts'
import { correctEntry } from '#features/ledger/operations/correct.server.ts'
import { settle } from './settle.server.ts'

/** A payment that is corrected takes back the rebate that it earned. Refuses as `correctEntry` does. */
export async function correctAndSettle(ctx: Ctx<Staff>, sent: { id: number; reason: string }): Promise<JournalEntry> {
  return transaction(ctx, async (tx) => {
    const { connectionId, ...correction } = await correctEntry(tx, sent)
    if (connectionId !== null) await settle(tx, [connectionId])
    return correction
  })
}
