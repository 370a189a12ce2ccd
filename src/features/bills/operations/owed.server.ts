// What is to be paid for a customer's connections today, what it becomes later, and how much of it is arrears.

import type { OwnConnection } from '#features/connections/contract/own.ts'
import { readBalances } from '#features/ledger/operations/own.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx } from '#platform/context.ts'
import { owedByDay, type OwedOn } from '../rules/owed.ts'
import { planOf } from '../rules/payment-plan.ts'
import { listOwnBills, type OwnBillRow } from '../store/own.server.ts'

/** `balancePaisa`: below zero what is paid in advance. `arrearsPaisa`: of it, what is older than the last bill that is not credited. */
export type Owed = { balancePaisa: number; arrearsPaisa: number; byDay: OwedOn[]; lastBill: OwnBillRow | undefined }

/** Bills that may still be unpaid. */
const newest = 200

/** By connection. Arrears follow the connection: bills of earlier holders count, and are not shown. */
export async function readOwed(ctx: Ctx, own: readonly OwnConnection[]): Promise<Map<number, Owed>> {
  const whole = own.map((each) => ({ ...each, from: null, until: null }))
  const paging = { by: 'billedOn', direction: 'desc', offset: 0, limit: newest } as const
  const ids = own.map(({ id }) => id)
  const [balances, rows] = await Promise.all([
    readBalances(ctx, ids),
    listOwnBills(ctx, whole, { withoutCredited: true }, paging),
  ])
  const today = inNepal(ctx.now).date
  return new Map(
    own.map(({ id, from }) => {
      const { balancePaisa = 0, unpaid } = balances.get(id) ?? {}
      const bills = rows.filter(({ connectionId }) => connectionId === id)
      const unpaidOf = ({ entryId }: OwnBillRow) => (entryId === null ? 0 : (unpaid?.get(entryId) ?? 0))
      const open = bills.map((bill) => ({ ...bill, unpaidPaisa: unpaidOf(bill), plan: planOf(bill.paymentSteps) }))
      const last = bills[0]
      const arrearsPaisa = Math.max(balancePaisa - (last ? unpaidOf(last) : 0), 0)
      const byDay = owedByDay(
        balancePaisa,
        open.filter(({ unpaidPaisa }) => unpaidPaisa > 0),
        today,
      )
      const lastBill = last && (from === null || last.billedOn >= from) ? last : undefined
      return [id, { balancePaisa, arrearsPaisa, byDay, lastBill }]
    }),
  )
}
