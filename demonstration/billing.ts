// Bills and payments of both organisations, month by month through the operations of billing and ledger, as an office makes them.

import { recordPayments, type Payment } from '../src/features/bills/operations/payments.server.ts'
import { changeBillingPolicy } from '../src/features/bills/operations/policies.server.ts'
import { approveRun, prepareRun } from '../src/features/bills/operations/runs.server.ts'
import { settleAll } from '../src/features/bills/operations/settle.server.ts'
import { listBillsOfPeriod, type ListedBill } from '../src/features/bills/store/bills.server.ts'
import { planOf, rebateOn } from '../src/features/bills/rules/payment-plan.ts'
import { lockLedger } from '../src/features/ledger/store/entries.server.ts'
import { openLedger } from '../src/features/ledger/operations/open.server.ts'
import { issueReceipts, type NewReceipt } from '../src/features/receipts/operations/issue.server.ts'
import { readPlaces } from '../src/features/tols/operations.server.ts'
import { addMonths, bsMonthOf, firstDayOf, monthsBetween, type BsMonth } from '../src/kit/calendar/bs-month.ts'
import { addDays } from '../src/kit/calendar/civil-date.ts'
import { inNepal } from '../src/kit/calendar/nepal-time.ts'
import type { Ctx } from '../src/platform/context.ts'
import { transaction } from '../src/platform/database.server.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { actorOf, preparerOf } from './cast.ts'
import { seedChanges } from './changes.ts'
import { seedHistory } from './history.ts'
import { onDay, type Loading } from './loading.ts'

/** The zone whose bills of the newest month are still to be prepared, so that the console has a next step. */
const unbilledZone = 'zone-1'

/** Opens the ledger of an organisation that has so many months to bill. */
export async function openBilling(at: Loading, orgId: number, months: number): Promise<{ newest: BsMonth }> {
  const office = systemContext(at, at.tenants.byId(orgId)!, 'seed')
  const newest = addMonths(bsMonthOf(inNepal(office.now).date), -1)
  await changeBillingPolicy(office, { billsSamples: true, reminders: 'none' })
  const first = addMonths(newest, 1 - months)
  await openLedger(office, { cutOverOn: firstDayOf(first) })
  await seedHistory(office, first)
  return { newest }
}

/** Bills a month as the office would on the first days of the next, and takes what is paid until the bills after. */
export async function billMonth(at: Loading, orgId: number, period: BsMonth, monthsAgo: number): Promise<void> {
  const office = systemContext(at, at.tenants.byId(orgId)!, 'seed')
  const billing = onDay(office, addDays(firstDayOf(addMonths(period, 1)), 1))
  // The runs of the month need it so: a lock that is shared first would wait for the daily job of late fees, and that for this transaction.
  await lockLedger(office, 'exclusive')
  await seedChanges({ ...billing, actor: actorOf(preparerOf(orgId)) }, period, monthsAgo)
  // As the job of each day has done by then: bills name the late fees of earlier ones.
  await settleAll(billing)
  for (const zone of monthsAgo === 0 ? await billedZones(office) : [undefined])
    await approveRun(billing, await prepareRun(billing, { period, zone }))
  await seedPayments(office, period, addMonths(period, monthsAgo))
}

async function billedZones(office: Ctx): Promise<string[]> {
  const { zones } = await readPlaces(office)
  return zones.map(({ code }) => code).filter((code) => code !== unbilledZone)
}

/** From now on two persons issue bills. */
export async function endSeedOfBilling(at: Loading, orgId: number): Promise<void> {
  await changeBillingPolicy(systemContext(at, at.tenants.byId(orgId)!, 'seed'), { persons: 2 })
}

/** What was paid of the bills of a month until the day of the next ones. */
async function seedPayments(office: Ctx, period: BsMonth, newest: BsMonth): Promise<void> {
  const until = onDay(office, firstDayOf(addMonths(period, 2)))
  const bills = await listBillsOfPeriod(office, { period, zone: null }, { after: '', limit: 1_000 })
  const payments = bills.filter((bill) => isPaid(bill, newest)).map(paymentOf)
  const today = inNepal(until.now).date
  const received = payments.filter(({ valueOn }) => valueOn <= today)
  await transaction(until, async (tx) => {
    const entryIds = await recordPayments(tx, received)
    await issueReceipts(
      tx,
      received.map(({ connectionId, amountPaisa, account, reference }, place): NewReceipt => {
        const line = { purpose: 'bill', connectionId, amountPaisa, entryId: entryIds[place]! } as const
        return account === 'cash'
          ? { tender: 'cash', lines: [line] }
          : { tender: 'gateway', tenderReference: `eSewa ${reference}`, lines: [line] }
      }),
    )
  })
}

/** One customer in seven pays every third month; one in nineteen has paid nothing for three months. */
function isPaid({ customerNumber, period, totalPaisa }: ListedBill, newest: BsMonth): boolean {
  const number = Number(customerNumber)
  if (totalPaisa <= 0) return false
  if (number % 19 === 0) return monthsBetween(period, newest) >= 3
  return number % 7 !== 0 || Number(period.slice(5)) % 3 === 0
}

const aheadPaisa = 200_000

/** What settles the bill on the day of payment, one in four through a gateway; some pay ahead in Baisakh. */
function paymentOf({ connectionId, customerNumber, period, ...bill }: ListedBill): Payment {
  const { totalPaisa, chargePaisa, billedOn, paymentSteps } = bill
  const number = Number(customerNumber)
  const valueOn = addDays(billedOn, number % 26)
  const rebate = rebateOn(planOf(paymentSteps), billedOn, Math.max(chargePaisa, 0), valueOn)
  return {
    connectionId,
    amountPaisa: Math.max(totalPaisa - rebate, 1) + (number % 73 === 0 && period.endsWith('/12') ? aheadPaisa : 0),
    account: number % 4 === 0 ? 'clearing:esewa' : 'cash',
    valueOn,
    period,
    reference: `${customerNumber}-${period.replace('/', '-')}`,
  }
}
