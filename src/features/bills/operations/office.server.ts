// Reads of bills for the office: lists, one bill, which is recorded, and the connections of a run by finding.

import { readComplaintsOfBill } from '#features/complaints/operations/inbox.server.ts'
import { toAsciiDigits } from '#kit/language.ts'
import type { ListQuery, SearchedQuery } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import { clean } from '#kit/text.ts'
import { recordOpened } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import { yearlyNumberText, parseYearlyNumber } from '#kit/yearly-number.ts'
import type { FoundConnection, OfficeBill, StoredBill } from '../contract/office.ts'
import type { RunFinding } from '../contract/runs.ts'
import { dueOn } from '../rules/run.ts'
import { readingsOf, stepsOf } from './bill-details.server.ts'
import { inBothLanguages } from './found-connection.server.ts'
import { readCrediting } from './credits.server.ts'
import { payCodeOf } from './pay-code.server.ts'
import { readWrongBills } from './wrong-bills.server.ts'
import { creditOfBill } from '../store/credited.server.ts'
import { countFindings, listFindings } from '../store/findings.server.ts'
import {
  countOfficeBills,
  findBill,
  listOfficeBills,
  type BillsRequest,
  type OfficeBillRow,
} from '../store/office.server.ts'
import { findRun } from '../store/runs.server.ts'

/** Searched by the number printed on a bill, in either script, else by customer. */
export async function readBills(ctx: Ctx<Staff>, query: ListQuery & BillsRequest): Promise<CountedPage<OfficeBill>> {
  const { page, limit, sortOrder, run, period, search, customerNumber } = query
  const bill = search ? parseYearlyNumber(toAsciiDigits(clean(search))) : undefined
  const request = { run, period, customerNumber, ...(bill ? { bill } : { customer: search }) }
  const counted = await countOfficeBills(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listOfficeBills(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(rows.map(listedOf), counted)
}

/** That a bill was opened is recorded, as it holds a household's use and debts. */
export async function openBill(ctx: Ctx<Staff>, { number }: { number: string }): Promise<StoredBill> {
  const wanted = parseYearlyNumber(number) ?? refuse('missing', 'bills.unknown')
  const bill = (await findBill(ctx, wanted)) ?? refuse('missing', 'bills.unknown')
  await recordOpened(ctx, { action: 'bill.read', target: `${bill.customerNumber} ${number}` })
  const { ward, tolEn, tolNe, basis, tap, lines, paymentSteps } = bill
  return {
    ...listedOf(bill),
    ward,
    tol: { en: tolEn ?? '', ne: tolNe ?? '' },
    basis,
    tap,
    lines,
    paymentSteps,
    steps: await stepsOf(ctx, bill),
    readings: await readingsOf(ctx, { id: bill.connectionId, from: null, until: null }, bill),
    crediting: await readCrediting(ctx, wanted),
    isWrong: (await readWrongBills(ctx, { id: bill.connectionId })).bills.some(
      (one) => one.number === yearlyNumberText(bill),
    ),
    complaints: await readComplaintsOfBill(ctx, wanted),
    payCode: payCodeOf(ctx, listedOf(bill)),
  }
}

export async function readRunConnections(
  ctx: Ctx<Staff>,
  { id, finding, page, limit, search }: SearchedQuery & { id: number; finding: RunFinding },
): Promise<CountedPage<FoundConnection>> {
  if (!(await findRun(ctx, id))) refuse('missing', 'bills.run_unknown')
  const request = { runId: id, finding, customer: search }
  const counted = await countFindings(ctx, request, maxCounted + 1)
  const rows = await listFindings(ctx, request, { offset: (page - 1) * limit, limit })
  return pageFound(rows.map(inBothLanguages), counted)
}

function listedOf(row: OfficeBillRow): OfficeBill {
  const { connectionId, customerNumber, nameEn, nameNe, period, billedOn, units, chargePaisa, totalPaisa } = row
  return {
    number: yearlyNumberText(row),
    connectionId,
    customerNumber,
    name: { en: nameEn, ne: nameNe },
    period,
    billedOn,
    units,
    chargePaisa,
    arrearsPaisa: totalPaisa - chargePaisa,
    totalPaisa,
    dueOn: dueOn(billedOn, row.paymentSteps),
    credit: creditOfBill(row),
  }
}
