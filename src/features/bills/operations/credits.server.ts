// Credit notes: a wrong bill is credited with a number of its own, posted to the ledger, by one person or by two.

import { fiscalYear as fiscalYearOf } from '#kit/calendar/fiscal-year.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { ListQuery } from '#kit/page.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { lockPosting, postEntries } from '#features/ledger/operations/post.server.ts'
import { reversed } from '#features/ledger/rules/postings.ts'
import type { CreditNote, CreditState } from '../contract/credits.ts'
import type { Crediting } from '../contract/credited.ts'
import { creditStateOf, mayApproveCredit, mayBeCredited } from '../rules/credits.ts'
import { lockBilling } from '../store/bills.server.ts'
import {
  approveCreditRow,
  cancelCreditRow,
  countCredits,
  findBill,
  findCredit,
  findPreparedCredit,
  insertCredit,
  listBillsOf,
  listCredits,
  type BillKey,
  type CreditedBill,
  type CreditRow,
} from '../store/credits.server.ts'
import { findBillingPolicy } from '../store/policies.server.ts'
import { actsOf, authorOf, namedActs, namedPreparation } from './author.server.ts'
import { settle } from './settle.server.ts'

/** Newest first, or oldest first where that is asked for; in a state, or all; searched by customer number, name or telephone. */
export async function readCredits(
  ctx: Ctx,
  { page, limit, sortOrder, search, state }: ListQuery & { state?: CreditState | undefined },
): Promise<CountedPage<CreditNote>> {
  const request = { state, customer: search }
  const counted = await countCredits(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listCredits(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(await creditsOf(ctx, rows), counted)
}

/** Whether a bill may be credited by the person who reads it, and the request that is pending. */
export async function readCrediting(ctx: Ctx, key: BillKey): Promise<Crediting> {
  const bill = (await findBill(ctx, key)) ?? refuse('missing', 'bills.unknown')
  const [about, { persons }, prepared] = await Promise.all([
    aboutConnection(ctx, bill),
    findBillingPolicy(ctx),
    findPreparedCredit(ctx, key),
  ])
  return {
    mayBeCredited: mayBeCredited(bill, about),
    persons,
    request: prepared
      ? {
          id: prepared.id,
          reason: prepared.reason,
          prepared: await namedPreparation(ctx, prepared),
          mayApprove: mayApproveCredit(prepared, { bill, ...about }, { by: authorOf(ctx), persons }),
        }
      : null,
  }
}

/** Prepares the credit note of a bill; nothing is posted. A bill whose months a later one has charged anew is credited after that one. */
export async function prepareCredit(
  ctx: Ctx,
  { fiscalYear, number, reason }: BillKey & { reason: string },
): Promise<CreditNote> {
  return transaction(ctx, async (tx) => {
    await lockBilling(tx)
    const bill = (await findBill(tx, { fiscalYear, number })) ?? refuse('missing', 'bills.unknown')
    enforce(mayBeCredited(bill, await aboutConnection(tx, bill)))
    const id = await insertCredit(tx, bill, reason, authorOf(tx))
    const changes = { credit: id, bill: `${fiscalYear}:${number}`, reason }
    await record(tx, { action: 'billing.credit_prepared', target: bill.customerNumber, changes })
    return requireCredit(tx, id)
  })
}

/** Numbers the credit note and posts the opposite of the bill's entry; the month can then be billed anew by a run. */
export async function approveCredit(ctx: Ctx, { id }: { id: number }): Promise<CreditNote> {
  return transaction(ctx, async (tx) => {
    await lockBilling(tx)
    const credit = (await findCredit(tx, id)) ?? refuse('missing', 'bills.credit_unknown')
    const bill = (await findBill(tx, { fiscalYear: credit.billFiscalYear, number: credit.billNumber }))!
    await lockPosting(tx, [bill.connectionId])
    const about = await aboutConnection(tx, bill)
    const { persons } = await findBillingPolicy(tx)
    enforce(mayApproveCredit(credit, { bill, ...about }, { by: authorOf(tx), persons }))
    const creditedOn = inNepal(tx.now).date
    const fiscalYear = fiscalYearOf(creditedOn)!.label
    const entryId = bill.entryId === null ? null : await postCredit(tx, bill, credit.reason, creditedOn)
    await approveCreditRow(tx, id, { fiscalYear, creditedOn, entryId }, authorOf(tx))
    await settle(tx, [bill.connectionId])
    const changes = { credit: id, bill: `${bill.fiscalYear}:${bill.number}` }
    await record(tx, { action: 'billing.credited', target: bill.customerNumber, changes })
    return requireCredit(tx, id)
  })
}

/** By who prepared it, or refused by who may approve it. */
export async function cancelCredit(ctx: Ctx, { id }: { id: number }): Promise<CreditNote> {
  return transaction(ctx, async (tx) => {
    await lockBilling(tx)
    const credit = (await findCredit(tx, id)) ?? refuse('missing', 'bills.credit_unknown')
    const state = creditStateOf(credit)
    if (state !== 'prepared') refuse('conflict', `bills.credit_${state}`)
    await cancelCreditRow(tx, id, authorOf(tx))
    await record(tx, { action: 'billing.credit_cancelled', target: credit.customerNumber, changes: { credit: id } })
    return requireCredit(tx, id)
  })
}

/** A bill below zero was posted as a credit note; what takes it back is owed again. */
async function postCredit(tx: Ctx, bill: CreditedBill, reason: string, valueOn: string): Promise<number> {
  const { fiscalYear, number, connectionId, period, chargePaisa, entryId } = bill
  const [id] = await postEntries(tx, [
    {
      connectionId,
      kind: chargePaisa > 0 ? 'credit-note' : 'bill',
      postings: reversed(bill.postings),
      valueOn,
      period,
      reference: `credit:${fiscalYear}:${number}`,
      corrects: entryId!,
      reason,
    },
  ])
  return id!
}

async function aboutConnection(tx: Ctx, { connectionId }: CreditedBill) {
  return { bills: await listBillsOf(tx, connectionId), isOwn: await isOwnConnection(tx, connectionId) }
}

async function requireCredit(tx: Ctx, id: number): Promise<CreditNote> {
  return (await creditsOf(tx, [(await findCredit(tx, id))!]))[0]!
}

/** As they are answered. */
async function creditsOf(ctx: Ctx, rows: readonly CreditRow[]): Promise<CreditNote[]> {
  const { persons } = await findBillingPolicy(ctx)
  const acts = rows.map(actsOf)
  const named = await namedActs(
    ctx,
    acts.flatMap((each) => Object.values(each)),
  )
  return rows.map((row, place) => {
    const { id, customerNumber, period, reason, fiscalYear, number, creditedOn, replacedByYear, replacedByNumber } = row
    const { prepared, approved, cancelled } = acts[place]!
    return {
      id,
      bill: { fiscalYear: row.billFiscalYear, number: row.billNumber },
      customerNumber,
      period,
      amountPaisa: row.chargePaisa,
      reason,
      state: creditStateOf(row),
      fiscalYear,
      number,
      creditedOn,
      replacedBy: replacedByYear === null ? null : { fiscalYear: replacedByYear, number: replacedByNumber! },
      prepared: named(prepared),
      approved: approved && named(approved),
      cancelled: cancelled && named(cancelled),
      persons,
    }
  })
}
