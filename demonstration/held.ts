// Money that the demonstration holds: a deposit at the bank without a customer number.

import type { NewEntry } from '../src/features/ledger/contract/entries.ts'
import { postEntries } from '../src/features/ledger/operations/post.server.ts'
import { inNepal } from '../src/kit/calendar/nepal-time.ts'
import type { Ctx } from '../src/platform/context.ts'

/** Returns the id of the entry. */
export async function receiveUnnamed(system: Ctx, amountPaisa: number, reference: string): Promise<number> {
  const postings: NewEntry['postings'] = [
    { account: 'bank', amountPaisa },
    { account: 'unidentified-receipts', amountPaisa: -amountPaisa },
  ]
  const valueOn = inNepal(system.now).date
  const [id] = await postEntries(system, [{ connectionId: null, kind: 'unidentified', valueOn, reference, postings }])
  return id!
}
