// The newest days of the counters: in Damak one that was closed yesterday with too little in the drawer and cheques, in Kakarvitta one that is still open.

import { depositCheques } from '../src/features/banking/operations/cheques.server.ts'
import { readCheques } from '../src/features/banking/operations/read.server.ts'
import { closeCashDay, openCashDay } from '../src/features/counter/operations/days.server.ts'
import { readCounterDue, takePayment } from '../src/features/counter/operations/take.server.ts'
import { addDays } from '../src/kit/calendar/civil-date.ts'
import { inNepal, nepalMidnight } from '../src/kit/calendar/nepal-time.ts'
import type { Ctx, Staff } from '../src/platform/context.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { bank, float, notesOf } from './cash.ts'
import { cast, officeAs } from './cast.ts'
import { sendNothing, type Loading } from './loading.ts'

/** Customers who come to the counter. */
const customers: Record<number, readonly string[]> = {
  487: ['10430', '10437', '10444'],
  320: ['20330', '20337'],
}

/** Customers of Damak who pay by cheque, with its number. */
const cheques = [
  ['10451', '004512 एभरेष्ट बैंक'],
  ['10458', '118203 नबिल बैंक'],
] as const

/** Rupees that are missing in the evening. */
const short = 5

export async function seedCounter(at: Loading, orgId: number): Promise<void> {
  const office = systemContext(at, at.tenants.byId(orgId)!, 'seed')
  if (orgId === cast.sunita.orgId) await closeYesterday(office)
  else await openToday(office)
}

async function closeYesterday(office: Ctx): Promise<void> {
  const yesterday = addDays(inNepal(office.now).date, -1)
  const now = new Date(nepalMidnight(yesterday).getTime() + 39_600_000)
  const counter = officeAs({ ...office, now }, 'cashier')
  await openCashDay(counter, { float })
  const rupees = await takeFrom(counter)
  for (const [customerNumber, reference] of cheques)
    await takePayment(counter, { customerNumber, tender: 'cheque', rupees: 500, reference })
  await closeCashDay(counter, notesOf(float + rupees - short))
  await depositFirst(office)
  await sendNothing(counter)
}

async function openToday(office: Ctx): Promise<void> {
  const counter = officeAs(office, 'cashier')
  await openCashDay(counter, { float })
  await takeFrom(counter)
  await sendNothing(counter)
}

/** Returns the rupees that were taken. */
async function takeFrom(counter: Ctx<Staff>): Promise<number> {
  let rupees = 0
  for (const customerNumber of customers[counter.org.id]!) {
    const { cashRupees } = await readCounterDue(counter, { customerNumber })
    const paid = Math.max(cashRupees, 100)
    await takePayment(counter, { customerNumber, tender: 'cash', rupees: paid })
    rupees += paid
  }
  return rupees
}

/** The accountant brings the first cheque to the bank. */
async function depositFirst(office: Ctx): Promise<void> {
  const accountant = officeAs(office, 'accountant')
  const { data } = await readCheques(accountant, { page: 1, limit: 1, part: 'in-hand', sortOrder: 'asc' })
  const numbers = data.map(({ number }) => number)
  await depositCheques(accountant, { bank, slip: 'D-1', numbers })
}
