// Reversal of a receipt by another person than who took the money: each of its entries is corrected, and the holders are notified.

import { correctAndTell } from '#features/banking/operations/corrections.server.ts'
import type { Receipt } from '#features/receipts/contract/api.ts'
import { receiptsOf, requireReceipt } from '#features/receipts/operations/read.server.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'

type Sent = { number: string; reason: string }

/** What was corrected before stays as it is. Refuses as a correction of the ledger does. */
export async function reverseReceipt(ctx: Ctx<Staff>, { number, reason }: Sent): Promise<Receipt> {
  return transaction(ctx, async (tx) => {
    const open = (await requireReceipt(tx, number)).lines.filter(({ reversed }) => reversed === null)
    if (open.length === 0) refuse('conflict', 'ledger.corrected_already')
    for (const { entryId } of open) await correctAndTell(tx, { id: entryId, reason })
    return (await receiptsOf(tx, [await requireReceipt(tx, number)]))[0]!
  })
}
