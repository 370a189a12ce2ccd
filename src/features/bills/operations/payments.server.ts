// Payments: recorded by one operation, with the rebates that they earn.

import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { NewEntry } from '#features/ledger/contract/entries.ts'
import type { PaymentAccount } from '#features/ledger/contract/accounts.ts'
import { lockPosting, postEntries } from '#features/ledger/operations/post.server.ts'
import { twoPostings } from '#features/ledger/rules/postings.ts'
import { settle } from './settle.server.ts'

/** `amountPaisa`: above zero. `valueOn`: the day on which it was paid, at the latest today. `reference`: unique in the organisation. */
export type Payment = {
  connectionId: number
  amountPaisa: number
  account: PaymentAccount
  valueOn: string
} & Pick<NewEntry, 'period' | 'reference' | 'note' | 'postedOn' | 'isDayTyped'>

/**
 * Posts payments with their rebates, all or none; returns the ids of the payments. Whether a payment settles a bill within a step with a
 * rebate follows from the day on which the server or a gateway received it, whenever it is entered, or from the day of entry where a person
 * has typed the day. Refuses an amount that is not above zero and a day to come.
 */
export async function recordPayments(ctx: Ctx, payments: readonly Payment[]): Promise<number[]> {
  return transaction(ctx, async (tx) => {
    const connectionIds = [...new Set(payments.map(({ connectionId }) => connectionId))]
    await lockPosting(tx, connectionIds)
    const ids = await postEntries(tx, payments.map(entryOf))
    await settle(tx, connectionIds)
    return ids
  })
}

function entryOf({ account, amountPaisa, ...payment }: Payment): NewEntry {
  return { ...payment, kind: 'payment', postings: twoPostings(account, -amountPaisa) }
}
