// Reads of cheques: a part of the list, one cheque, and the totals of those in hand and deposited.

import { typedPolicy } from '#features/bills/operations/policies.server.ts'
import { listLinkedIds } from '#features/connections/operations/own.server.ts'
import { namesOfSigners, type Signature } from '#features/people/operations.server.ts'
import { parseYearlyNumber, yearlyNumberText } from '#kit/yearly-number.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { toAsciiDigits } from '#kit/language.ts'
import type { ListQuery } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import type { Cheque, ChequeTotals } from '../contract/api.ts'
import type { ChequePart } from '../contract/cheque.ts'
import { isOverdue, mayDecide, mayDeposit, mayReturn, stateOfCheque } from '../rules.ts'
import { countCheques, listCheques, sumCheques, sumUncleared, type ChequeRow } from '../store/cheques.server.ts'

type ChequesQuery = ListQuery & { part?: ChequePart | undefined }

/** Searched by the number of the receipt, or by customer number, name or telephone. */
export async function readCheques(ctx: Ctx<Staff>, query: ChequesQuery): Promise<CountedPage<Cheque>> {
  const { page, limit, sortOrder, search, part } = query
  const receipt = search ? parseYearlyNumber(toAsciiDigits(search.trim())) : undefined
  const request = { part, ...(receipt ? { numbers: [receipt] } : { customer: search }) }
  const counted = await countCheques(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listCheques(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(await chequesOf(ctx, rows), counted)
}

export async function readChequeTotals(ctx: Ctx): Promise<ChequeTotals> {
  const today = inNepal(ctx.now).date
  const limits = await typedPolicy(ctx)
  return {
    inHand: await sumCheques(ctx, 'in-hand', today, limits),
    deposited: await sumCheques(ctx, 'deposited', today, limits),
  }
}

/** What a connection has paid by cheques that the bank may still return, in paisa. */
export function readUncleared(scope: Scope, connectionId: number): Promise<number> {
  return sumUncleared(scope, connectionId)
}

/** By the number of its receipt, in the digits of either script. */
export async function requireCheque(ctx: Ctx, typed: string): Promise<ChequeRow> {
  const number = parseYearlyNumber(toAsciiDigits(typed)) ?? refuse('missing', 'banking.cheque_unknown')
  const [row] = await listCheques(ctx, { numbers: [number] }, { limit: 1 })
  return row ?? refuse('missing', 'banking.cheque_unknown')
}

export async function readCheque(ctx: Ctx<Staff>, number: string): Promise<Cheque> {
  return (await chequesOf(ctx, [await requireCheque(ctx, number)]))[0]!
}

/** A cheque for the officer who reads it. `own`: the connections that are linked to them. */
export function stateFor({ actor }: Ctx<Staff>, row: ChequeRow, own: ReadonlySet<number>) {
  const { connectionId, isHeld } = row
  const isOwn = connectionId !== null && own.has(connectionId)
  return { state: stateOfCheque(row), isReceiver: row.receivedById === actor.id, isOwn, isHeld }
}

async function chequesOf(ctx: Ctx<Staff>, rows: readonly ChequeRow[]): Promise<Cheque[]> {
  const today = inNepal(ctx.now).date
  const limits = await typedPolicy(ctx)
  const nameOf = await namesOfSigners(ctx, rows.flatMap(signaturesOf))
  const own = await listLinkedIds(ctx)
  return rows.map((row) => {
    const [received, deposited, decided] = signaturesOf(row)
    const { depositId, bank, slip, depositedOn, decidedAt } = row
    const cheque = stateFor(ctx, row, own)
    return {
      number: yearlyNumberText(row),
      reference: row.reference,
      receivedOn: row.receivedOn,
      payer: { en: row.payerNameEn, ne: row.payerNameNe },
      customerNumber: row.customerNumber,
      amountPaisa: row.amountPaisa,
      state: cheque.state,
      overdue: isOverdue(row, today, limits),
      receivedBy: nameOf(received!),
      deposit:
        depositId === null
          ? null
          : { id: depositId, bank: bank!, slip: slip!, on: depositedOn!, by: nameOf(deposited!) },
      decided: decidedAt && { at: decidedAt.toISOString(), by: nameOf(decided!) },
      reason: row.reason,
      feePaisa: row.feePaisa,
      mayDeposit: mayDeposit(cheque),
      mayDecide: mayDecide(cheque),
      mayReturn: mayReturn(cheque),
    }
  })
}

/** Of who received, deposited and decided, as far as it is. */
function signaturesOf(row: ChequeRow): Signature[] {
  const { receivedById, receivedBy, depositedById, depositedBy, decidedById, decidedBy } = row
  return [
    { byId: receivedById, byName: receivedBy },
    { byId: depositedById, byName: depositedBy ?? '' },
    { byId: decidedById, byName: decidedBy ?? '' },
  ]
}
