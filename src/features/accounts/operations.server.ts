// Customer account: read, change the language, list open items, download all personal data.

import type { ListQuery, Page, Paging, ShortListQuery } from '#kit/page.ts'
import { pick } from '#kit/pick.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Customer } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { Language } from '#kit/language.ts'
import type { Account, OpenItems, OwnConnectionSummary } from './contract/api.ts'
import { listOwnApplications, readOwnApplication } from '#features/applications/operations/own.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import type { OwnBillDetails } from '#features/bills/contract/own.ts'
import { readOwed } from '#features/bills/operations/owed.server.ts'
import { readOwnBill, readOwnBills } from '#features/bills/operations/own.server.ts'
import { listOwnComplaints, readOwnComplaint } from '#features/complaints/operations/own.server.ts'
import { readLinks } from '#features/connection-links/operations/read.server.ts'
import { listOwnConnections } from '#features/connections/operations/own.server.ts'
import { pageOfOwn } from '#features/connections/rules/own-page.ts'
import { readOwnDrafts } from '#features/drafts/operations.server.ts'
import { readDeposit, readOwnHistory, readStatement } from '#features/ledger/operations/own.server.ts'
import { findPerson, listCustomersOf, updatePerson } from '#features/people/operations.server.ts'
import { readReadingDay } from '#features/reading-schedules/operations.server.ts'
import { datesOf } from '#features/reading-schedules/rules/days.ts'
import { readOwnConsumption } from '#features/readings/operations/read.server.ts'
import { readMySessions } from '#features/sessions/operations/own-sessions.server.ts'
import { readEditionInForce } from '#features/tariffs/operations.server.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { readTolSchedule } from '#features/water-schedules/operations/schedule.server.ts'
import { outlook } from '#features/water-schedules/rules/outlook.ts'

export async function readAccount(ctx: Ctx<Customer>): Promise<Account> {
  const person = (await findPerson(ctx.db, ctx.actor.id))!
  const { nameEn, nameNe, email, phone, language } = person
  return {
    name: { en: nameEn, ne: nameNe },
    email,
    phone,
    language,
    customers: await listCustomersOf(ctx, person.id),
  }
}

/** Query of the first open items. */
const firstOpen = { page: 1, limit: 5, open: true }

export async function readOpenItems(ctx: Ctx<Customer>): Promise<OpenItems> {
  const [complaints, applications, tariff = null] = await Promise.all([
    listOwnComplaints(ctx, firstOpen),
    listOwnApplications(ctx, firstOpen),
    readEditionInForce(ctx),
  ])
  return { complaints, applications, tariff }
}

/** A page of the connections of the register that are linked to the customer, all of them without a query. */
export async function readMyConnections(
  ctx: Ctx<Customer>,
  query?: ShortListQuery,
): Promise<Page<OwnConnectionSummary>> {
  const { data: own, total } = pageOfOwn(await listOwnConnections(ctx, ctx.actor.id), query)
  const [owed, { tols }] = await Promise.all([readOwed(ctx, own), readPlaces(ctx)])
  const data = own.map(async ({ id, customerNumber, access, tol, ward, until }) => {
    const { balancePaisa, arrearsPaisa, byDay, lastBill } = owed.get(id)!
    const money =
      until === null ? { balancePaisa, arrearsPaisa, byDay } : { balancePaisa: null, arrearsPaisa: null, byDay: [] }
    const known = tols.find(({ code }) => code === tol)
    const days = known ? await readDaysOf(ctx, known.code) : { supply: null, readingDay: null }
    const bill = until === null && lastBill
    const isHolder = until === null && access !== 'delegate'
    return {
      customerNumber,
      access,
      place: access === 'own' ? null : { ward, tol: known?.name ?? { en: '', ne: '' } },
      ...money,
      depositPaisa: isHolder ? await readDeposit(ctx, id) : null,
      lastBill: bill ? await shownBill(ctx, { ...bill, number: yearlyNumberText(bill) }) : null,
      ...days,
    }
  })
  return { data: await Promise.all(data), total }
}

/** The last bill of a connection, with what is unusual about its use as the page of the bill says it. */
async function shownBill(
  ctx: Ctx<Customer>,
  { number, period, totalPaisa }: { number: string; period: string; totalPaisa: number },
): Promise<OwnConnectionSummary['lastBill']> {
  const { units, usualUnits } = await readOwnBill(ctx, { number })
  const unusual = units !== null && usualUnits !== null ? { units, usual: usualUnits } : null
  return { number, period, totalPaisa, unusual }
}

/** The water and the meter reading of a tol that come next. */
async function readDaysOf(ctx: Ctx, tol: string): Promise<Pick<OwnConnectionSummary, 'supply' | 'readingDay'>> {
  const [{ plan }, { next: reading }] = await Promise.all([readTolSchedule(ctx, tol), readReadingDay(ctx, tol)])
  const { flowing, next } = outlook(plan, ctx.now)
  const supply = flowing ?? next
  const { fromDate = null, toDate = null } = reading ? datesOf(reading) : {}
  return {
    supply: supply
      ? { starts: supply.starts.toISOString(), ends: supply.ends.toISOString(), isFlowing: supply === flowing }
      : null,
    readingDay: fromDate && toDate ? { from: fromDate, until: toDate } : null,
  }
}

export async function changeAccount(ctx: Ctx<Customer>, { language }: { language: Language }): Promise<Account> {
  return transaction(ctx, async (tx) => {
    await updatePerson(tx.db, tx.actor.id, { language })
    await record(tx, { action: 'account.changed', target: `person ${tx.actor.id}`, changes: { language } })
    return readAccount(tx)
  })
}

/** A JSON download of all personal data stored in this organisation, in the format of the API; what a delegate sees is the holder's. */
export async function downloadData(ctx: Ctx<Customer>): Promise<Response> {
  const { data: sessions } = await readMySessions(ctx)
  const connections = (await readMyConnections(ctx)).data.filter(({ access }) => access !== 'delegate')
  const numbers = connections.map(({ customerNumber }) => customerNumber)
  const { data: consumption } = await readOwnConsumption(ctx)
  const body = {
    madeAt: ctx.now.toISOString(),
    account: await readAccount(ctx),
    complaints: await readAll(ctx, listOwnComplaints, readOwnComplaint),
    applications: await readAll(ctx, listOwnApplications, readOwnApplication),
    sessions,
    connections,
    consumption: consumption
      .filter(({ customerNumber }) => numbers.includes(customerNumber))
      .map((use) => pick(use, ['customerNumber', 'months', 'readings'])),
    bills: await readAllBills(ctx, numbers),
    statements: await readStatements(ctx, numbers),
    links: await readLinks(ctx),
    drafts: await readOwnDrafts(ctx),
  }
  await record(ctx, { action: 'account.downloaded', target: `person ${ctx.actor.id}` })
  return Response.json(body, {
    headers: { 'content-disposition': 'attachment; filename="my-data.json"', 'cache-control': 'no-store' },
  })
}

/** The bills of these customer numbers, each with its lines. */
async function readAllBills(ctx: Own, numbers: readonly string[]): Promise<OwnBillDetails[]> {
  const bills: OwnBillDetails[] = []
  for (const customerNumber of numbers) {
    const list = async (own: Own, { page, limit }: Paging) => {
      const { data, total } = await readOwnBills(own, { page, limit, customerNumber })
      return { data: data.map(({ number }) => ({ code: number })), total }
    }
    bills.push(...(await readAll(ctx, list, (own, { code }) => readOwnBill(own, { number: code }))))
  }
  return bills
}

/** The statements of these customer numbers, each with what the earlier books had. */
async function readStatements(ctx: Own, numbers: readonly string[]) {
  const statements = []
  for (const customerNumber of numbers) {
    const query = { page: 1, limit: Number.MAX_SAFE_INTEGER, sortOrder: 'asc', customerNumber } as const
    const { data: entries } = await readStatement(ctx, query)
    const { data: earlierBooks } = await readOwnHistory(ctx, query)
    statements.push({ customerNumber, entries, earlierBooks })
  }
  return statements
}

type Own = Ctx<Customer>

/** All of the customer's own items of a kind, each with its details. */
async function readAll<Row extends { code: string }, Details>(
  ctx: Own,
  list: (ctx: Own, query: ListQuery) => Promise<Page<Row>>,
  read: (ctx: Own, query: { code: string }) => Promise<Details>,
): Promise<Details[]> {
  const limit = 100
  const all: Details[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await list(ctx, { page, limit })
    for (const { code } of data) all.push(await read(ctx, { code }))
    if (data.length < limit) return all
  }
}
