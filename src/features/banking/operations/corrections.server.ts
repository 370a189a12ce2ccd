// Correction of an entry of the ledger as an officer makes it: the holder is notified, the money of a cheque that the bank has paid is held, and cash that was counted stays.

import { correctAndSettle } from '#features/bills/operations/corrections.server.ts'
import type { JournalEntry } from '#features/ledger/contract/api.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { notifyOfReversal } from '#features/receipts/operations/notify.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { findPaidCheque } from '../store/cheques.server.ts'
import { lockBanking } from '../store/deposits.server.ts'
import { countedEntry, lockDrawerOf } from './cash-days.server.ts'
import { heldEntries } from './held.server.ts'

/** Refuses as `correctEntry` does. */
export async function correctAndTell(ctx: Ctx<Staff>, sent: { id: number; reason: string }): Promise<JournalEntry> {
  return transaction(ctx, async (tx) => {
    await lockBanking(tx)
    const drawer = await lockDrawerOf(tx, sent.id)
    const correction = await correctAndSettle(tx, sent)
    const cheque = await findPaidCheque(tx, sent.id)
    const valueOn = inNepal(tx.now).date
    if (cheque) await postEntries(tx, heldEntries(cheque, valueOn))
    if (drawer?.isClosed) await postEntries(tx, [countedEntry(drawer, { ...sent, valueOn })])
    await notifyOfReversal(tx, sent.id)
    return correction
  })
}
