// A closed day of a cashier at the counter of Damak, with two cheques of which one is at the bank, made through the operations.

import { depositCheques } from '../src/features/banking/operations/cheques.server.ts'
import { readCheques } from '../src/features/banking/operations/read.server.ts'
import { closeCashDay, openCashDay } from '../src/features/counter/operations/days.server.ts'
import { readCounterDue, takePayment } from '../src/features/counter/operations/take.server.ts'
import { addDays } from '../src/kit/calendar/civil-date.ts'
import { inNepal, nepalMidnight } from '../src/kit/calendar/nepal-time.ts'
import type { Ctx, Staff } from '../src/platform/context.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { actorOf, cast } from './cast.ts'
import type { Loading } from './loading.ts'

/** Customers who come to the counter. */
const numbers = ['10430', '10437', '10444']

/** Customers who pay by cheque, with its number. */
const cheques = [
  ['10451', '004512 Everest Bank'],
  ['10458', '118203 Nabil Bank'],
] as const

/** Rupees that are missing in the evening. */
const short = 5

export async function seedCounter(at: Loading): Promise<void> {
  const office = systemContext(at, at.tenants.byId(cast.sunita.orgId)!, 'seed')
  const yesterday = addDays(inNepal(office.now).date, -1)
  const counter: Ctx<Staff> = {
    ...office,
    actor: actorOf(cast.sunita),
    now: new Date(nepalMidnight(yesterday).getTime() + 39_600_000),
  }
  await openCashDay(counter, { float: 1000 })
  let rupees = 1000
  for (const customerNumber of numbers) {
    const { cashRupees } = await readCounterDue(counter, { customerNumber })
    const paid = Math.max(cashRupees, 100)
    await takePayment(counter, { customerNumber, tender: 'cash', rupees: paid })
    rupees += paid
  }
  for (const [customerNumber, reference] of cheques)
    await takePayment(counter, { customerNumber, tender: 'cheque', rupees: 500, reference })
  const counted = rupees - short
  await closeCashDay(counter, { n100: Math.trunc(counted / 100), n1: counted % 100 })
  await depositFirst(office)
  await sendNothing(counter)
}

/** The phones of the sample register are invented, and may be those of somebody: nobody is notified of a sample payment. */
async function sendNothing({ db, org, now }: Ctx): Promise<void> {
  await db.deleteFrom('outbox').where('orgId', '=', org.id).where('queuedAt', '=', now).execute()
}

/** The accountant brings the first cheque to the bank. */
async function depositFirst(office: Ctx): Promise<void> {
  const { id, name } = cast.dipak
  const permissions = new Set(['ledger:read', 'banking:write'] as const)
  const accountant: Ctx<Staff> = { ...office, actor: { kind: 'staff', id, name: name.en, session: 0, permissions } }
  const { data } = await readCheques(accountant, { page: 1, limit: 1, part: 'in-hand', sortOrder: 'asc' })
  const numbers = data.map(({ number }) => number)
  await depositCheques(accountant, { bank: 'Rastriya Banijya Bank, Damak', slip: 'D-1', numbers })
}
