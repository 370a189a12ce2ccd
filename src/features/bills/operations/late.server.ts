// Bills for whose months a tariff edition was published later: listed, and credited together by one person or by two.

import { addMonths, bsMonthOf } from '#kit/calendar/bs-month.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { listLinkedIds } from '#features/connections/operations/own.server.ts'
import { readTariffs } from '#features/tariffs/operations.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { mayApproveCredit, mayBeCredited } from '../rules/credits.ts'
import type { LateBills, LateOutcome } from '../contract/late.ts'
import { editionMonths, lateEdition } from '../rules/late.ts'
import { listCitingBefore, type LateRow } from '../store/late.server.ts'
import { findBillingPolicy } from '../store/policies.server.ts'
import { authorOf } from './author.server.ts'
import { approveCredit, prepareCredit } from './credits.server.ts'

const maxBills = 500
/** Bills that cite an earlier edition and are looked at; most of them are late. */
const maxRead = 20_000
/** By one request, which is answered before its sender gives up. */
const maxDone = 50
const monthsBack = 24

type Late = LateRow & { cited: string; inForce: string }

export async function readLateBills(ctx: Ctx): Promise<LateBills> {
  const { bills, more } = await findLate(ctx)
  const own = await listLinkedIds(ctx)
  const decider = { by: authorOf(ctx), persons: (await findBillingPolicy(ctx)).persons }
  const data = bills.map((bill) => {
    const { customerNumber, nameEn, nameNe, period, chargePaisa, cited, inForce, requestId } = bill
    return {
      number: yearlyNumberText(bill),
      customerNumber,
      name: { en: nameEn, ne: nameNe },
      period,
      chargePaisa,
      cited,
      inForce,
      isRequested: requestId !== null,
      mayRequest: requestId === null ? mayBeCredited({ ...bill, isCredited: false }, aboutOf(bill, own)) : null,
      mayApprove: requestId === null ? null : mayApproveCredit(requestOf(bill), aboutOf(bill, own), decider),
    }
  })
  return { data, more }
}

function requestOf({ preparedById, preparedBy }: LateRow) {
  return { approvedAt: null, cancelledAt: null, preparedById, preparedBy: preparedBy! }
}

/** None of them was charged anew by a later bill. `own`: the connections that are linked to the person who reads. */
function aboutOf(bill: LateRow, own: ReadonlySet<number>) {
  return { bill, bills: [], isOwn: own.has(bill.connectionId) }
}

/** Each credit note is prepared by itself, the newest first; those that may not be are left. */
export async function requestLateCredits(ctx: Ctx, { reason }: { reason: string }): Promise<LateOutcome> {
  const { bills } = await findLate(ctx)
  const open = bills.filter(({ requestId }) => requestId === null)
  return countDone(open, ({ fiscalYear, number }) => prepareCredit(ctx, { fiscalYear, number, reason }))
}

/** Approves what this person may approve; the months are then billed anew by runs. */
export async function approveLateCredits(ctx: Ctx): Promise<LateOutcome> {
  const { bills } = await findLate(ctx)
  const requested = bills.flatMap(({ requestId }) => requestId ?? [])
  return countDone(requested, (id) => approveCredit(ctx, { id }))
}

async function countDone<One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<LateOutcome> {
  const outcome = { done: 0, left: 0, more: false }
  for (const one of all) {
    if (outcome.done === maxDone) return { ...outcome, more: true }
    try {
      await work(one)
      outcome.done += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      outcome.left += 1
    }
  }
  return outcome
}

async function findLate(ctx: Ctx): Promise<{ bills: Late[]; more: boolean }> {
  const [tariffs, policy] = [await readTariffs(ctx), await findBillingPolicy(ctx)]
  const from = addMonths(bsMonthOf(inNepal(ctx.now).date), -monthsBack)
  const bills: Late[] = []
  let before: LateRow | undefined
  for (let read = 0; bills.length <= maxBills; read += maxBills) {
    if (read >= maxRead) return { bills, more: true }
    const rows = await listCitingBefore(ctx, editionMonths(tariffs), { from, before, limit: maxBills })
    for (const row of rows) {
      const late = lateEdition(row, { tariffs, policy })
      if (late) bills.push({ ...row, ...late })
    }
    if (rows.length < maxBills) break
    before = rows.at(-1)
  }
  return { bills: bills.slice(0, maxBills), more: bills.length > maxBills }
}
