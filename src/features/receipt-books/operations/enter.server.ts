// A page of a receipt book is entered: the payment counts from the day of the paper, for a rebate from today, and is posted today, in the drawer of the open day.

import { authorOf } from '#features/bills/operations/author.server.ts'
import { recordPayments } from '#features/bills/operations/payments.server.ts'
import { readMissedRebate } from '#features/bills/operations/settle.server.ts'
import { requireOpenDay } from '#features/counter/operations/days.server.ts'
import { notifyOfReceipt } from '#features/counter/operations/notify.server.ts'
import { findConnection, insertDayReceipts } from '#features/counter/operations/receipts.server.ts'
import { mayTakeFor, mayTakeMoney } from '#features/counter/rules.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { issueReceipt } from '#features/receipts/operations/issue.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { once } from '#platform/idempotency.server.ts'
import type { EnteredPage } from '../contract/api.ts'
import type { bookTenders } from '../contract/forms.ts'
import { hasPage, mayBeOf } from '../rules.ts'
import { insertPage, lockBooks } from '../store.server.ts'
import { readPage, requireBook } from './books.server.ts'

const accountOf = { cash: 'cash', cheque: 'cheques' } as const

type Sent = {
  id: number
  page: number
  paidOn: string
  customerNumber: string
  rupees: number
  tender: (typeof bookTenders)[number]
  reference?: string | undefined
  submission?: string | undefined
}

/** Each page once; the holder is notified as of any other receipt. */
export async function enterPage(ctx: Ctx<Staff>, sent: Sent): Promise<EnteredPage> {
  const { id, page, paidOn, customerNumber, rupees, tender, reference = '', submission: key } = sent
  if (tender === 'cheque' && reference === '') refuseField('reference', 'counter.cheque_number')
  const content = { id, page, paidOn, customerNumber, rupees, tender, reference }
  return once(ctx, { scope: `book-pages ${ctx.actor.id}`, key, content }, async (tx) => {
    const { id: dayId, day } = await requireOpenDay(tx)
    const today = inNepal(tx.now).date
    enforce(mayTakeMoney({ openDay: day, today }))
    await lockBooks(tx)
    const book = await requireBook(tx, id)
    const [may, of] = [hasPage(book, page), mayBeOf(book, paidOn, today)]
    if (!may.ok) refuseField('page', may.key, may.values)
    if (!of.ok) refuseField('paidOn', of.key, of.values)
    const { state } = await readPage(tx, book, page)
    if (state === 'entered' || state === 'void') refuse('conflict', 'books.page_known')
    const connection =
      (await findConnection(tx, customerNumber)) ?? refuseField('customerNumber', 'counter.number_unknown')
    enforce(mayTakeFor({ isOwn: await isOwnConnection(tx, connection.id) }))
    const paid = { connectionId: connection.id, amountPaisa: rupees * 100 }
    const paper = { number: `${book.series}-${page}`, on: paidOn }
    const days = { valueOn: paidOn, postedOn: today, isDayTyped: true }
    const entry = { ...paid, account: accountOf[tender], ...days, note: reference }
    const [entryId] = await recordPayments(tx, [{ ...entry, reference: `book:${paper.number}` }])
    const issued = await issueReceipt(tx, {
      tender,
      tenderReference: reference,
      paper,
      lines: [{ ...paid, purpose: 'bill', entryId: entryId! }],
    })
    const { fiscalYear, number } = issued
    const entered = { page, state: 'entered', paidOn, fiscalYear, number } as const
    await insertPage(tx, id, entered, authorOf(tx))
    await insertDayReceipts(tx, dayId, [issued])
    await notifyOfReceipt(tx, connection, { issued, amountPaisa: paid.amountPaisa })
    await record(tx, {
      action: 'books.page_entered',
      target: paper.number,
      changes: {
        receipt: yearlyNumberText(issued),
        number: customerNumber,
        tender,
        paidOn,
        amountPaisa: paid.amountPaisa,
      },
    })
    const missed = await readMissedRebate(tx, { connectionId: connection.id, entryId: entryId! })
    const missedRebate = missed > 0 ? { connectionId: connection.id, customerNumber, amountPaisa: missed } : null
    return { ...(await readPage(tx, book, page)), missedRebate }
  })
}
