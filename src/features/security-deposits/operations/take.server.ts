// A security deposit taken in cash at the counter: posted and receipted in one transaction, in the drawer of the open day.

import { requireOpenDay } from '#features/counter/operations/days.server.ts'
import { notifyOfReceipt } from '#features/counter/operations/notify.server.ts'
import { requireConnection } from '#features/counter/operations/take.server.ts'
import { insertDayReceipts } from '#features/counter/operations/receipts.server.ts'
import { mayTakeMoney } from '#features/counter/rules.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { issueReceipt } from '#features/receipts/operations/issue.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { once } from '#platform/idempotency.server.ts'
import type { TakenDeposit } from '../contract/api.ts'
import { readDepositBalances } from './held.server.ts'

type Sent = { customerNumber: string; rupees: number; submission?: string | undefined }

/** Sent twice, it is taken once. It pays nothing that is owed. The holder is notified. */
export async function takeDeposit(ctx: Ctx<Staff>, sent: Sent): Promise<TakenDeposit> {
  const { customerNumber, rupees, submission: key } = sent
  const content = { customerNumber, rupees }
  return once(ctx, { scope: `deposits ${ctx.actor.id}`, key, content }, async (tx) => {
    const { id: dayId, day } = await requireOpenDay(tx)
    const valueOn = inNepal(tx.now).date
    enforce(mayTakeMoney({ openDay: day, today: valueOn }))
    const connection = await requireConnection(tx, customerNumber)
    const paid = { connectionId: connection.id, amountPaisa: rupees * 100 }
    const postings = [
      { account: 'cash', amountPaisa: paid.amountPaisa } as const,
      { account: 'deposits', amountPaisa: -paid.amountPaisa } as const,
    ]
    const [entryId] = await postEntries(tx, [{ connectionId: paid.connectionId, kind: 'deposit', valueOn, postings }])
    const line = { ...paid, purpose: 'deposit', entryId: entryId! } as const
    const issued = await issueReceipt(tx, { tender: 'cash', lines: [line] })
    await insertDayReceipts(tx, dayId, [issued])
    await notifyOfReceipt(tx, connection, { issued, amountPaisa: paid.amountPaisa })
    const number = yearlyNumberText(issued)
    await record(tx, {
      action: 'deposits.taken',
      target: connection.customerNumber,
      changes: { receipt: number, amountPaisa: paid.amountPaisa },
    })
    const { heldPaisa } = await readDepositBalances(tx, connection.id)
    return {
      number,
      code: issued.code,
      customerNumber: connection.customerNumber,
      amountPaisa: paid.amountPaisa,
      heldPaisa,
    }
  })
}
