// A customer's own bills: a page of the list, one bill with what explains it, and a complaint about it.

import { acceptComplaint, readOffer } from '#features/complaints/operations/send.server.ts'
import type { OwnConnection } from '#features/connections/contract/own.ts'
import { listOwnConnections, readOwnPlace } from '#features/connections/operations/own.server.ts'
import { readBalances } from '#features/ledger/operations/own.server.ts'
import { findPerson } from '#features/people/operations.server.ts'
import { addMonths } from '#kit/calendar/bs-month.ts'
import { parseImportedMonth } from '#kit/calendar/imported-date.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { inLanguage, toAsciiDigits } from '#kit/language.ts'
import type { ListQuery } from '#kit/page.ts'
import { pick } from '#kit/pick.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Customer, Scope } from '#platform/context.ts'
import { countUpTo, maxCounted, pageFound } from '#platform/count.server.ts'
import type { OwnBill, OwnBillDetails, OwnBills, PrintedOwnBill } from '../contract/own.ts'
import { yearlyNumberText, parseYearlyNumber } from '#kit/yearly-number.ts'
import { settlingOf, type AmountToSettle } from '../rules/owed.ts'
import { planOf } from '../rules/payment-plan.ts'
import { dueOn } from '../rules/run.ts'
import { usualUnits } from '../rules/unusual.ts'
import { readOpenAmnesties } from './amnesties.server.ts'
import { readingsOf, stepsOf } from './bill-details.server.ts'
import { payCodeOf } from './pay-code.server.ts'
import { listUnpaidBills } from '../store/amnesties.server.ts'
import { isBilledHere } from './policies.server.ts'
import { creditOfBill } from '../store/credited.server.ts'
import {
  billOrders,
  findOwnBill,
  listOwnBills,
  ownBillsQuery,
  type BillOrder,
  type OwnBillRow,
} from '../store/own.server.ts'

/** Months before a bill from which its usual use is computed, and bills among which those of before are found. */
const monthsBefore = 3
const billsBack = 60

type OwnBillsQuery = ListQuery & { customerNumber?: string | undefined }

export async function readOwnBills(ctx: Ctx<Customer>, query: OwnBillsQuery): Promise<OwnBills> {
  const { page, limit, sortBy, sortOrder, customerNumber, search } = query
  const own = await listOwnConnections(ctx, ctx.actor.id)
  // A month as the page shows it, Kartik 2083, is searched as it is stored.
  const request = { customerNumber, search: search && (parseImportedMonth(search) ?? toAsciiDigits(search.trim())) }
  const counted = await countUpTo(ctx, ownBillsQuery(ctx, own, request), maxCounted + 1)
  const by = sortBy && sortBy in billOrders ? (sortBy as BillOrder) : 'billedOn'
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listOwnBills(ctx, own, request, { by, direction, offset: (page - 1) * limit, limit })
  return { ...pageFound(await withUnpaid(ctx, rows), counted), isBilledHere: await isBilledHere(ctx) }
}

export async function readOwnBill(ctx: Ctx<Customer>, { number }: { number: string }): Promise<OwnBillDetails> {
  const { bill, own } = await requireOwnBill(ctx, number)
  const [[listed], toSettle, person, others, readings, steps, place] = await Promise.all([
    withUnpaid(ctx, [bill]),
    readAmountToSettle(ctx, bill),
    findPerson(ctx.db, ctx.actor.id),
    listOwnBills(
      ctx,
      [own],
      { withoutCredited: true },
      { by: 'period', direction: 'desc', offset: 0, limit: billsBack },
    ),
    readingsOf(ctx, own, bill),
    stepsOf(ctx, bill),
    readOwnPlace(ctx, own),
  ])
  const lastYear = others.find(({ period }) => period === addMonths(bill.period, -12))
  const before = others.filter(({ period, units }) => period < bill.period && units !== null).slice(0, monthsBefore)
  const usual = { lastYear: lastYear?.units ?? null, before: before.map(({ units }) => units!) }
  const months = new Set(bill.lines.flatMap((line) => (line.kind === 'charge' ? [line.period] : []))).size
  return {
    ...listed!,
    ...place,
    ...pick(bill, ['basis', 'tap', 'lines']),
    steps,
    settlingPaisa: toSettle.paisa,
    todayPaisa: toSettle.ownPaisa,
    waivedPaisa: toSettle.waivedPaisa,
    isPhoneKnown: person!.phone !== null,
    readings,
    lastYear: lastYear
      ? { number: yearlyNumberText(lastYear), ...pick(lastYear, ['period', 'units', 'chargePaisa', 'lines']) }
      : null,
    // Units of several months are no sign of a leak.
    usualUnits: (months === 1 && bill.creditYear === null && usualUnits(bill.units, usual)) || null,
  }
}

/** As its page shows it, with the QR code by which it is paid. */
export async function openOwnBill(ctx: Ctx<Customer>, request: { number: string }): Promise<PrintedOwnBill> {
  const bill = await readOwnBill(ctx, request)
  return { ...bill, payCode: payCodeOf(ctx, bill) }
}

type Doubt = { number: string; message: string; phone?: string | undefined; submission?: string | undefined }

/** The bill is attached to the complaint. */
export async function doubtOwnBill(
  ctx: Ctx<Customer>,
  { number, message, phone, submission }: Doubt,
): Promise<{ code: string }> {
  const { bill } = await requireOwnBill(ctx, number)
  const person = (await findPerson(ctx.db, ctx.actor.id))!
  const { types } = await readOffer(ctx)
  const type = ['bill', 'other', ...types.map(({ key }) => key)].find((key) => types.some((one) => one.key === key))!
  const sent = {
    type,
    message,
    photos: [],
    name: inLanguage({ en: person.nameEn, ne: person.nameNe }, ctx.language).text,
    phone: person.phone ?? phone ?? refuse('conflict', 'my_bills.doubt_without_phone'),
    customerNumber: bill.customerNumber,
    consent: true,
    ...(submission && { submission }),
  }
  const { code } = await acceptComplaint(ctx, sent, ctx.actor.kind, pick(bill, ['fiscalYear', 'number']))
  return { code }
}

/** The bill of a number; a bill of another's connection, or of the time of another holder, is refused as one that does not exist. */
async function requireOwnBill(ctx: Ctx<Customer>, number: string): Promise<{ bill: OwnBillRow; own: OwnConnection }> {
  const all = await listOwnConnections(ctx, ctx.actor.id)
  const key = parseYearlyNumber(toAsciiDigits(number)) ?? refuse('missing', 'bills.unknown')
  const bill = (await findOwnBill(ctx, all, key)) ?? refuse('missing', 'bills.unknown')
  return { bill, own: all.find(({ id }) => id === bill.connectionId)! }
}

/** Bills of earlier holders count, and are not shown. */
async function readAmountToSettle(ctx: Ctx, bill: OwnBillRow): Promise<AmountToSettle> {
  const balances = await readBalances(ctx, [bill.connectionId])
  const balance = balances.get(bill.connectionId)
  if (!balance) return { paisa: 0, ownPaisa: 0, waivedPaisa: 0 }
  const unpaid = await listUnpaidBills(ctx, [...balance.unpaid.keys()])
  const amnesties = (await readOpenAmnesties(ctx, balances)).get(bill.connectionId) ?? []
  const bills = unpaid.map((each) => {
    return { ...each, plan: planOf(each.paymentSteps), unpaidPaisa: balance.unpaid.get(each.entryId)! }
  })
  return settlingOf(bill, balance.items, bills, { today: inNepal(ctx.now).date, amnesties })
}

async function withUnpaid(scope: Scope, rows: readonly OwnBillRow[]): Promise<OwnBill[]> {
  const balances = await readBalances(scope, [...new Set(rows.map(({ connectionId }) => connectionId))])
  return rows.map((bill) => ({
    number: yearlyNumberText(bill),
    ...pick(bill, ['customerNumber', 'period', 'billedOn', 'units', 'chargePaisa', 'totalPaisa']),
    unpaidPaisa: (isPayable(bill) && balances.get(bill.connectionId)?.unpaid.get(bill.entryId!)) || 0,
    dueOn: bill.creditYear === null ? dueOn(bill.billedOn, bill.paymentSteps) : null,
    credit: creditOfBill(bill),
  }))
}

function isPayable({ entryId, creditYear }: OwnBillRow): boolean {
  return entryId !== null && creditYear === null
}
