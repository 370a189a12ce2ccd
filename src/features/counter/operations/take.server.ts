// Money taken at the counter: what a customer number owes today, and its payment with a receipt in one transaction.

import { readOwed } from '#features/bills/operations/owed.server.ts'
import { recordPayments } from '#features/bills/operations/payments.server.ts'
import { readNextInstalments } from '#features/instalments/operations/read.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { readBalances } from '#features/ledger/operations/own.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { issueReceipt } from '#features/receipts/operations/issue.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { record, recordOpened } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { once } from '#platform/idempotency.server.ts'
import type { CounterDue, Taken } from '../contract/api.ts'
import type { CounterTender } from '../contract/forms.ts'
import { cashRupees, mayTakeFor, mayTakeMoney } from '../rules.ts'
import { findConnection, insertDayReceipts, type PaidConnection } from '../store.server.ts'
import { requireOpenDay } from './days.server.ts'
import { notifyOfReceipt } from './notify.server.ts'

const accountOf = { cash: 'cash', cheque: 'cheques' } as const

/** What settles the connection today, with the rebate of today. That it was looked up is recorded. */
export async function readCounterDue(
  ctx: Ctx<Staff>,
  { customerNumber }: { customerNumber: string },
): Promise<CounterDue> {
  const found = (await findConnection(ctx, customerNumber)) ?? refuse('missing', 'counter.number_unknown')
  await recordOpened(ctx, { action: 'counter.looked_up', target: found.customerNumber })
  const { id, ward, nameEn, nameNe, tolEn, tolNe } = found
  const whole = { tol: null, access: 'own', heldFrom: '', from: null, until: null } as const
  const owed = (await readOwed(ctx, [{ ...whole, id, customerNumber: found.customerNumber, ward }])).get(id)!
  const duePaisa = owed.byDay[0]?.amountPaisa ?? 0
  return {
    customerNumber: found.customerNumber,
    name: { en: nameEn, ne: nameNe },
    ward,
    tol: { en: tolEn ?? '', ne: tolNe ?? '' },
    balancePaisa: owed.balancePaisa,
    duePaisa,
    waivedPaisa: owed.byDay[0]?.waivedPaisa ?? 0,
    cashRupees: cashRupees(duePaisa),
    instalment: (await readNextInstalments(ctx, [id])).get(id) ?? null,
    mayTake: mayTakeFor({ isOwn: await isOwnConnection(ctx, id) }),
  }
}

/** The connection of a customer number for which this cashier may take money. */
export async function requireConnection(tx: Ctx<Staff>, customerNumber: string): Promise<PaidConnection> {
  const found = (await findConnection(tx, customerNumber)) ?? refuse('missing', 'counter.number_unknown')
  enforce(mayTakeFor({ isOwn: await isOwnConnection(tx, found.id) }))
  return found
}

type Sent = {
  customerNumber: string
  tender: CounterTender
  rupees: number
  reference?: string | undefined
  submission?: string | undefined
}

/** Sent twice, it is taken once. Posted today, never on an earlier day; what is above the debt is an advance. A cheque needs its number as `reference`. */
export async function takePayment(ctx: Ctx<Staff>, sent: Sent): Promise<Taken> {
  const { customerNumber, tender, rupees, reference = '', submission: key } = sent
  if (tender === 'cheque' && reference === '') refuseField('reference', 'counter.cheque_number')
  const content = { customerNumber, tender, rupees, reference }
  return once(ctx, { scope: `counter ${ctx.actor.id}`, key, content }, async (tx) => {
    const { id: dayId, day } = await requireOpenDay(tx)
    const valueOn = inNepal(tx.now).date
    enforce(mayTakeMoney({ openDay: day, today: valueOn }))
    const found = await requireConnection(tx, customerNumber)
    const paid = { connectionId: found.id, amountPaisa: rupees * 100 }
    const [entryId] = await recordPayments(tx, [{ ...paid, account: accountOf[tender], valueOn, note: reference }])
    const line = { ...paid, purpose: 'bill', entryId: entryId! } as const
    const issued = await issueReceipt(tx, { tender, tenderReference: reference, lines: [line] })
    await insertDayReceipts(tx, dayId, [issued])
    await notifyOfReceipt(tx, found, { issued, amountPaisa: paid.amountPaisa })
    const balance = (await readBalances(tx, [found.id])).get(found.id)
    const number = yearlyNumberText(issued)
    await record(tx, {
      action: 'counter.taken',
      target: found.customerNumber,
      changes: { receipt: number, tender, amountPaisa: paid.amountPaisa },
    })
    return {
      number,
      code: issued.code,
      customerNumber: found.customerNumber,
      amountPaisa: paid.amountPaisa,
      advancePaisa: Math.max(-(balance?.balancePaisa ?? 0), 0),
    }
  })
}
