// Special cases of billing in the demonstration: wrong bill credited, waiver, write-off, returned cheque, advance, unknown payer, disputed bill.

import { correctAndSettle } from '../src/features/bills/operations/corrections.server.ts'
import { approveCredit, prepareCredit } from '../src/features/bills/operations/credits.server.ts'
import { recordPayments } from '../src/features/bills/operations/payments.server.ts'
import { approveRun, prepareRun } from '../src/features/bills/operations/runs.server.ts'
import { listBillsOfPeriod, type ListedBill } from '../src/features/bills/store/bills.server.ts'
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
import { actorOf, approverOf, cast, preparerOf, secondTap } from './cast.ts'
import { receiveUnnamed } from './held.ts'
import type { Loading } from './loading.ts'

/** The people of an office: `system` seeds, `first` prepares and `second` decides. */
type Office = { system: Ctx; first: Ctx<Staff>; second: Ctx<Staff> }

export async function seedCases(at: Loading, orgId: number, newest: BsMonth): Promise<void> {
  const system = systemContext(at, at.tenants.byId(orgId)!, 'seed')
  const first = { ...system, actor: actorOf(preparerOf(orgId)) }
  const second = { ...system, actor: actorOf(approverOf(orgId)) }
  const office = { system, first, second }
  const all = await listBillsOfPeriod(system, { period: newest, zone: null }, { after: '', limit: 400 })
  const bills = all.filter(({ customerNumber }) => !linked.has(customerNumber))
  await creditWrongBill(office, bills, newest)
  await waiveDebts(office, bills)
  await enterDeposits(office, all)
  await returnCheque(office, bills.at(-1)!)
  await receiveFromUnknown(office, bills.at(-2)!)
  if (orgId === cast.sita.orgId) await disputeBill(system, newest)
}

const linked = new Set([cast.sita.customerNumber!, cast.hari.customerNumber!, secondTap.customerNumber])

/** The dial was read two units too high: the bill is credited, the reading corrected and the month billed anew. */
async function creditWrongBill({ system, first }: Office, bills: readonly ListedBill[], period: BsMonth) {
  const readings = await readingsOfMonth(system, period)
  const wrong = bills.find((bill) => (bill.units ?? 0) > 12 && readings.get(bill.connectionId)?.status === 'normal')!
  const reading = readings.get(wrong.connectionId)!
  const reason = 'The dial was read two units too high'
  const { fiscalYear, number, connectionId, customerNumber } = wrong
  const { id } = await prepareCredit(system, { fiscalYear, number, reason })
  await approveCredit(system, { id })
  const corrected = { id: connectionId, period, readOn: reading.readOn, status: 'normal' } as const
  await recordReading(first, { ...corrected, value: reading.value! - 2, note: reason, correct: true })
  await approveRun(system, await prepareRun(system, { period, customerNumber }))
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
  const balances = await readBalances(
    system,
    bills.map(({ connectionId }) => connectionId),
  )
  const owing = [...balances].filter(([, { balancePaisa }]) => balancePaisa > 30_000)
  const [waived, writtenOff, pending] = owing.toSorted(([, one], [, other]) => other.balancePaisa - one.balancePaisa)
  const waiver = { kind: 'waiver', amountPaisa: 20_000, reason: 'A leak under the road, found by the office' } as const
  await approveWaiver(second, await requestWaiver(first, { id: waived![0], ...waiver }))
  const all = { kind: 'write-off', reason: 'The holder has died and left no heirs' } as const
  const writeOff = await requestWaiver(first, { id: writtenOff![0], ...all, amountPaisa: writtenOff![1].balancePaisa })
  await approveWaiver(second, writeOff)
  await requestWaiver(first, { id: pending![0], ...waiver, reason: 'The family lost its house to a fire' })
}

/** Deposits of earlier books, Sita's among them, and one to be given back, which somebody still has to decide. */
async function enterDeposits({ first, second }: Office, bills: readonly ListedBill[]): Promise<void> {
  const earlier = { kind: 'deposit', amountPaisa: 100_000, reason: 'Received when the tap was connected' } as const
  const others = bills.filter(({ customerNumber }) => !linked.has(customerNumber)).slice(0, 2)
  const ofSita = bills.filter(({ customerNumber }) => customerNumber === cast.sita.customerNumber)
  for (const { connectionId } of [...ofSita, ...others])
    await approveDeposit(second, await requestDeposit(first, { id: connectionId, ...earlier }))
  const back = { kind: 'deposit-return', paymentReference: '004519', reason: 'The household has moved away' } as const
  await requestDeposit(first, { id: others[0]!.connectionId, amountPaisa: 100_000, ...back })
}

/** A cheque that the bank has not honoured: its payment is reversed by another person. */
async function returnCheque({ system, first, second }: Office, { connectionId }: ListedBill): Promise<void> {
  const paid = { connectionId, amountPaisa: 50_000 }
  const note = 'Cheque 004512'
  const valueOn = inNepal(system.now).date
  const [entryId] = await recordPayments(first, [{ ...paid, account: 'cheques', valueOn, note }])
  const line = { ...paid, purpose: 'bill', entryId: entryId! } as const
  await issueReceipt(first, { tender: 'cheque', tenderReference: note, lines: [line] })
  await correctAndSettle(second, { id: entryId!, reason: 'The bank returned the cheque: no funds' })
}

/** A deposit at the bank without a customer number is entered for its payer by two persons. */
async function receiveFromUnknown({ system, first, second }: Office, { customerNumber }: ListedBill): Promise<void> {
  const id = await receiveUnnamed(system, 75_000, 'deposit-1')
  const slip = { kind: 'assignment', customerNumber, reason: 'The payer has brought the slip of the bank' } as const
  await approveRefund(second, await requestHeld(first, { id, ...slip }))
}

/** Sita doubts the newest bill of her second tap. */
async function disputeBill(office: Ctx, period: BsMonth): Promise<void> {
  const bills = await listBillsOfPeriod(office, { period, zone: null }, { after: '', limit: 400 })
  const bill = bills.find(({ customerNumber }) => customerNumber === secondTap.customerNumber)
  if (!bill) return
  const { id, name } = secondTap.holder
  const customer: Ctx = { ...office, actor: { kind: 'customer', id, name: name.en, session: 0 }, language: 'ne' }
  const message = `घरमा कोही बस्दैनन्, मिटर पनि घुमेको छैन। न्यूनतम महसुल किन लाग्यो?`
  const sent = { type: 'bill', message, customerNumber: secondTap.customerNumber, name: name.ne, phone: sampleMobile }
  await acceptComplaint(customer, { ...sent, photos: [], consent: true }, 'customer', bill)
}

/** Kept by a payment provider for tests: it is nobody's. */
const sampleMobile = '+9779806800001'
