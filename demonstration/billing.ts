// Bills and payments of both organisations, month by month through the operations of billing and ledger, as an office makes them.

import { recordPayments, type Payment } from '../src/features/bills/operations/payments.server.ts'
import { changeBillingPolicy } from '../src/features/bills/operations/policies.server.ts'
import { approveRun, prepareRun, type SentRun } from '../src/features/bills/operations/runs.server.ts'
import { settleAll } from '../src/features/bills/operations/settle.server.ts'
import { listBillsOfPeriod } from '../src/features/bills/store/bills.server.ts'
import { watchInstalments } from '../src/features/instalments/operations/watch.server.ts'
import { closeMonth } from '../src/features/ledger/operations/close.server.ts'
import { openLedger } from '../src/features/ledger/operations/open.server.ts'
import { lockLedger } from '../src/features/ledger/store/entries.server.ts'
import { issueReceipts, type NewReceipt } from '../src/features/receipts/operations/issue.server.ts'
import { readPlaces } from '../src/features/tols/operations.server.ts'
import { addMonths, bsMonthOf, firstDayOf, type BsMonth } from '../src/kit/calendar/bs-month.ts'
import { addDays } from '../src/kit/calendar/civil-date.ts'
import { inNepal } from '../src/kit/calendar/nepal-time.ts'
import type { Ctx } from '../src/platform/context.ts'
import { transaction } from '../src/platform/database.server.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { agreeInVain } from './agreements.ts'
import { holdAmnesty } from './amnesties.ts'
import { depositAll, takeCash } from './cash.ts'
import { officeAs } from './cast.ts'
import { seedChanges } from './changes.ts'
import { seedHistory } from './history.ts'
import { onDay, sendNothing, type Loading } from './loading.ts'
import { amnestyAgo, brokenAgo, isPaid, paymentOf, type PaidBill } from './payers.ts'

/** The zone whose bills of the newest month are still to be prepared, so that the console has a next step. */
const unbilledZone = 'zone-1'

/** Months that the accountant has not closed yet. */
const openMonths = 2

/** Opens the ledger of an organisation that has so many months to bill. */
export async function openBilling(at: Loading, orgId: number, months: number): Promise<{ newest: BsMonth }> {
  const office = systemContext(at, at.tenants.byId(orgId)!, 'seed')
  const newest = addMonths(bsMonthOf(inNepal(office.now).date), -1)
  await changeBillingPolicy(office, { billsSamples: true, reminders: 'none', persons: 2 })
  const first = addMonths(newest, 1 - months)
  await openLedger(office, { cutOverOn: firstDayOf(first) })
  await seedHistory(office, first)
  return { newest }
}

/** Bills a month as the office would on the first days of the next, takes what is paid until the bills after, and closes it when later ones are billed. */
export async function billMonth(at: Loading, orgId: number, period: BsMonth, monthsAgo: number): Promise<void> {
  const office = systemContext(at, at.tenants.byId(orgId)!, 'seed')
  const billing = onDay(office, addDays(firstDayOf(addMonths(period, 1)), 1))
  // The runs of the month need it so: a lock that is shared first would wait for the daily job of late fees, and that for this transaction.
  await lockLedger(office, 'exclusive')
  await seedChanges(officeAs(billing, 'preparer'), period, monthsAgo)
  // As the job of each day has done by then: bills name the late fees of earlier ones.
  await settleAll(billing)
  for (const zone of monthsAgo === 0 ? await billedZones(office) : [undefined])
    await runBilling(billing, { period, zone })
  if (monthsAgo === amnestyAgo) await holdAmnesty(billing)
  if (monthsAgo === brokenAgo) await agreeInVain(billing)
  await watchInstalments(billing)
  await sendNothing(billing)
  await seedPayments(office, period, addMonths(period, monthsAgo))
  const next = onDay(office, firstDayOf(addMonths(period, 2)))
  if (monthsAgo >= openMonths) await closeMonth(officeAs(next, 'accountant'), { period })
}

/** Prepared by one person, approved by another. */
export async function runBilling(office: Ctx, run: SentRun): Promise<void> {
  await approveRun(officeAs(office, 'approver'), await prepareRun(officeAs(office, 'preparer'), run))
}

async function billedZones(office: Ctx): Promise<string[]> {
  const { zones } = await readPlaces(office)
  return zones.map(({ code }) => code).filter((code) => code !== unbilledZone)
}

/** What was paid of the bills of a month until the day of the next ones: cash on days of the counter, the rest through a gateway. */
async function seedPayments(office: Ctx, period: BsMonth, newest: BsMonth): Promise<void> {
  const until = onDay(office, firstDayOf(addMonths(period, 2)))
  const today = inNepal(until.now).date
  const bills = await listBillsOfPeriod(office, { period, zone: null }, { after: '', limit: 1_000 })
  const paid = bills.filter((bill) => isPaid(bill, newest)).map((bill) => paymentOf(bill, newest))
  // The cashier's days of yesterday and today are not over.
  const cash = paid.filter(({ isCash, valueOn }) => isCash && valueOn < addDays(inNepal(office.now).date, -1))
  const byDay = Map.groupBy(cash, ({ valueOn }) => valueOn)
  for (const day of [...byDay.keys()].toSorted()) await takeCash(onDay(office, day), byDay.get(day)!, period)
  await depositAll(until, period)
  await receiveOnline(
    until,
    paid.filter(({ isCash, valueOn }) => !isCash && valueOn <= today),
    period,
  )
}

/** As they were reported by the gateway. */
async function receiveOnline(until: Ctx, paid: readonly PaidBill[], period: BsMonth): Promise<void> {
  const payments = paid.map(({ connectionId, customerNumber, amountPaisa, valueOn }): Payment => {
    const reference = `${customerNumber}-${period.replace('/', '-')}`
    return { connectionId, amountPaisa, account: 'clearing:esewa', valueOn, period, reference }
  })
  await transaction(until, async (tx) => {
    const entryIds = await recordPayments(tx, payments)
    const receipts = payments.map(({ connectionId, amountPaisa, reference }, place): NewReceipt => {
      const line = { purpose: 'bill', connectionId, amountPaisa, entryId: entryIds[place]! } as const
      return { tender: 'gateway', tenderReference: `eSewa ${reference}`, lines: [line] }
    })
    await issueReceipts(tx, receipts)
  })
}
