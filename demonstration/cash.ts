// Cash of the demonstration: days of a cashier with what was paid at the counter, each closed by a count, and brought to the bank by the accountant.

import { depositCash, readDueDays } from '../src/features/banking/operations/deposits.server.ts'
import { recordPayments, type Payment } from '../src/features/bills/operations/payments.server.ts'
import { denominations, type NoteCounts } from '../src/features/counter/contract/forms.ts'
import { closeCashDay, openCashDay, requireOpenDay } from '../src/features/counter/operations/days.server.ts'
import { insertDayReceipts } from '../src/features/counter/operations/receipts.server.ts'
import { readCounterDue } from '../src/features/counter/operations/take.server.ts'
import { issueReceipts, type NewReceipt } from '../src/features/receipts/operations/issue.server.ts'
import type { BsMonth } from '../src/kit/calendar/bs-month.ts'
import type { Ctx, Staff } from '../src/platform/context.ts'
import { transaction } from '../src/platform/database.server.ts'
import { officeAs } from './cast.ts'
import type { PaidBill } from './payers.ts'

/** Rupees in the drawer in the morning. */
export const float = 1000

/** A day on which these customers come to the counter: what it does for each payment, for all of them at once. */
export async function takeCash(office: Ctx, paid: readonly PaidBill[], period: BsMonth): Promise<void> {
  const counter = officeAs(office, 'cashier')
  await openCashDay(counter, { float })
  const payments: Payment[] = []
  for (const each of paid) {
    const { connectionId, customerNumber, valueOn } = each
    const amountPaisa = each.asksFirst ? await askedFor(counter, customerNumber) : each.amountPaisa
    const reference = `${customerNumber}-${period.replace('/', '-')}`
    payments.push({ connectionId, amountPaisa, account: 'cash', valueOn, period, reference })
  }
  await transaction(counter, async (tx) => {
    const { id } = await requireOpenDay(tx)
    const entryIds = await recordPayments(tx, payments)
    const receipts = payments.map(({ connectionId, amountPaisa }, place): NewReceipt => {
      return { tender: 'cash', lines: [{ purpose: 'bill', connectionId, amountPaisa, entryId: entryIds[place]! }] }
    })
    await insertDayReceipts(tx, id, await issueReceipts(tx, receipts))
  })
  const taken = payments.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
  await closeCashDay(counter, notesOf(float + taken / 100))
}

async function askedFor(counter: Ctx<Staff>, customerNumber: string): Promise<number> {
  return (await readCounterDue(counter, { customerNumber })).cashRupees * 100
}

/** All that is counted and not at the bank yet, on one slip. */
export async function depositAll(office: Ctx, period: BsMonth): Promise<void> {
  const accountant = officeAs(office, 'accountant')
  const { data, amountPaisa } = await readDueDays(accountant)
  if (data.length === 0) return
  const days = data.map(({ id }) => id)
  await depositCash(accountant, { bank, slip: period.replace('/', ''), rupees: amountPaisa / 100, days })
}

export const bank = 'राष्ट्रिय वाणिज्य बैंक'

/** An amount in as few notes as possible. */
export function notesOf(rupees: number): NoteCounts {
  let left = rupees
  return Object.fromEntries(
    denominations.map((each) => {
      const count = Math.floor(left / each)
      left -= count * each
      return [`n${each}`, count]
    }),
  )
}
