// Special cases of billing in the demonstration: wrong bill credited, waiver, write-off, returned cheque, advance, unknown payer, disputed bill.

import { correctAndSettle } from '../src/features/bills/operations/corrections.server.ts'
import { approveCredit, prepareCredit } from '../src/features/bills/operations/credits.server.ts'
import { recordPayments } from '../src/features/bills/operations/payments.server.ts'
import { listBillsOfPeriod, type ListedBill } from '../src/features/bills/store/bills.server.ts'
import { findConnectionNumbered } from '../src/features/connections/operations/numbers.server.ts'
import { acceptComplaint } from '../src/features/complaints/operations/send.server.ts'
import { readBalances } from '../src/features/ledger/operations/own.server.ts'
import { recordReading } from '../src/features/readings/operations/record.server.ts'
import { issueReceipt } from '../src/features/receipts/operations/issue.server.ts'
import { approveRefund } from '../src/features/refunds/operations/decide.server.ts'
import { requestHeld } from '../src/features/refunds/operations/held.server.ts'
import { approveDeposit, requestDeposit } from '../src/features/security-deposits/operations/decide.server.ts'
import { approveWaiver, requestWaiver } from '../src/features/waivers/operations.server.ts'
import type { BsMonth } from '../src/kit/calendar/bs-month.ts'
import { inNepal } from '../src/kit/calendar/nepal-time.ts'
import type { Ctx, Staff } from '../src/platform/context.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import { agreeToday } from './agreements.ts'
import { planAmnesty } from './amnesties.ts'
import { runBilling } from './billing.ts'
import { cast, castNumbers, customerAs, officeAs, secondTap } from './cast.ts'
import { receiveUnnamed } from './held.ts'
import { sendNothing, type Loading } from './loading.ts'
import { agrees, movedAway } from './payers.ts'

/** The people of an office: `system` is the product itself, `first` prepares and `second` decides. */
type Office = { system: Ctx; first: Ctx<Staff>; second: Ctx<Staff> }

export async function seedCases(at: Loading, orgId: number, newest: BsMonth): Promise<void> {
  const system = systemContext(at, at.tenants.byId(orgId)!, 'seed')
  const office = { system, first: officeAs(system, 'preparer'), second: officeAs(system, 'approver') }
  const all = await listBillsOfPeriod(system, { period: newest, zone: null }, { after: '', limit: 400 })
  const bills = all.filter(({ customerNumber }) => !castNumbers.has(customerNumber) && !agrees(Number(customerNumber)))
  await creditWrongBill(office, bills, newest)
  await waiveDebts(office, bills)
  await enterDeposits(office, all)
  await returnCheque(office, bills.at(-1)!)
  await receiveFromUnknown(office, bills.at(-2)!)
  await agreeToday(system)
  await planAmnesty(system)
  if (orgId === cast.sita.orgId) await disputeBill(system, newest)
  await sendNothing(system)
}

/** The dial was read two units too high: the bill is credited, the reading corrected and the month billed anew. */
async function creditWrongBill({ system, first, second }: Office, bills: readonly ListedBill[], period: BsMonth) {
  const readings = await readingsOfMonth(system, period)
  const wrong = bills.find((bill) => (bill.units ?? 0) > 12 && readings.get(bill.connectionId)?.status === 'normal')!
  const reading = readings.get(wrong.connectionId)!
  const reason = 'मिटरको अङ्क दुई युनिट बढी पढिएको'
  const { fiscalYear, number, connectionId, customerNumber } = wrong
  const { id } = await prepareCredit(first, { fiscalYear, number, reason })
  await approveCredit(second, { id })
  const corrected = { id: connectionId, period, readOn: reading.readOn, status: 'normal' } as const
  await recordReading(first, { ...corrected, value: reading.value! - 2, note: reason, correct: true })
  await runBilling(system, { period, customerNumber })
}

async function readingsOfMonth({ db, org }: Ctx, period: BsMonth) {
  const rows = await db
    .selectFrom('readings')
    .select(['connectionId', 'readOn', 'status', 'value'])
    .where('orgId', '=', org.id)
    .where('period', '=', period)
    .execute()
  return new Map(rows.map((row) => [row.connectionId, row]))
}

/** A waiver and a write-off that are decided, and one that somebody still has to decide. */
async function waiveDebts({ system, first, second }: Office, bills: readonly ListedBill[]): Promise<void> {
  const lost = (await findConnectionNumbered(system, movedAway[system.org.id]!))!
  const owed = bills.map(({ connectionId }) => connectionId)
  const balances = await readBalances(system, [...owed, lost])
  const { balancePaisa } = balances.get(lost)!
  const reason = 'बसाइँ सरेको र सम्पर्क हुन नसकेकाले उठ्न नसक्ने'
  const writeOff = { id: lost, kind: 'write-off', amountPaisa: balancePaisa, reason } as const
  await approveWaiver(second, await requestWaiver(first, writeOff))
  const owing = owed.filter((id) => balances.get(id)!.balancePaisa > 30_000)
  const [waived, pending] = owing.toSorted(
    (one, other) => balances.get(other)!.balancePaisa - balances.get(one)!.balancePaisa,
  )
  const waiver = { kind: 'waiver', amountPaisa: 20_000 } as const
  const leak = { id: waived!, ...waiver, reason: 'सडकमुनिको पाइप चुहिएको कार्यालयले भेट्टाएको' }
  await approveWaiver(second, await requestWaiver(first, leak))
  await requestWaiver(first, { id: pending!, ...waiver, reason: 'आगलागीमा घर जलेकाले राहत मागेको' })
}

/** Deposits of earlier books, Sita's among them, and one to be given back, which somebody still has to decide. */
async function enterDeposits({ first, second }: Office, bills: readonly ListedBill[]): Promise<void> {
  const earlier = { kind: 'deposit', amountPaisa: 100_000, reason: 'धारा जडान गर्दा लिइएको' } as const
  const others = bills.filter(({ customerNumber }) => !castNumbers.has(customerNumber)).slice(0, 2)
  const ofSita = bills.filter(({ customerNumber }) => customerNumber === cast.sita.customerNumber)
  for (const { connectionId } of [...ofSita, ...others])
    await approveDeposit(second, await requestDeposit(first, { id: connectionId, ...earlier }))
  const back = { kind: 'deposit-return', paymentReference: '004519', reason: 'परिवार बसाइँ सरेको' } as const
  await requestDeposit(first, { id: others[0]!.connectionId, amountPaisa: 100_000, ...back })
}

/** A cheque that the bank has not honoured: its payment is reversed by another person. */
async function returnCheque({ system, second }: Office, { connectionId }: ListedBill): Promise<void> {
  const cashier = officeAs(system, 'cashier')
  const paid = { connectionId, amountPaisa: 50_000 }
  const note = 'चेक 004498'
  const valueOn = inNepal(system.now).date
  const [entryId] = await recordPayments(cashier, [{ ...paid, account: 'cheques', valueOn, note }])
  const line = { ...paid, purpose: 'bill', entryId: entryId! } as const
  await issueReceipt(cashier, { tender: 'cheque', tenderReference: note, lines: [line] })
  await correctAndSettle(second, { id: entryId!, reason: 'खातामा रकम नभएकाले बैंकले चेक फिर्ता गरेको' })
}

/** A deposit at the bank without a customer number is entered for its payer by two persons. */
async function receiveFromUnknown({ system, first, second }: Office, { customerNumber }: ListedBill): Promise<void> {
  const id = await receiveUnnamed(system, 75_000, 'deposit-1')
  const slip = { kind: 'assignment', customerNumber, reason: 'भुक्तानी गर्नेले बैंकको भौचर ल्याएको' } as const
  await approveRefund(second, await requestHeld(first, { id, ...slip }))
}

/** Sita doubts the newest bill of her second tap. */
async function disputeBill(office: Ctx, period: BsMonth): Promise<void> {
  const bills = await listBillsOfPeriod(office, { period, zone: null }, { after: '', limit: 400 })
  const bill = bills.find(({ customerNumber }) => customerNumber === secondTap.customerNumber)
  if (!bill) return
  const { person, customerNumber } = secondTap
  const message = `घरमा कोही बस्दैनन्, मिटर पनि घुमेको छैन। न्यूनतम महसुल किन लाग्यो?`
  const sent = { type: 'bill', message, customerNumber, name: person.name.ne, phone: sampleMobile }
  await acceptComplaint(customerAs(office, person), { ...sent, photos: [], consent: true }, 'customer', bill)
}

/** Kept by a payment provider for tests: it is nobody's. */
const sampleMobile = '+9779806800001'
