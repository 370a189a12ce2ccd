// What is to be paid for a customer's connections today, what it becomes later, and how much of it is arrears.

import type { OwnConnection } from '#features/connections/contract/own.ts'
import { readBalances, type OwnBalance } from '#features/ledger/operations/own.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx } from '#platform/context.ts'
import { settlingOf, type AmountToSettle } from '../rules/amount-to-settle.ts'
import { owedByDay, type OwedOn } from '../rules/owed.ts'
import { planOf } from '../rules/payment-plan.ts'
import { listUnpaidBills } from '../store/amnesties.server.ts'
import { listCutStates } from '../store/settlement.server.ts'
import { listLastBills, type OwnBillRow } from '../store/own.server.ts'
import { readOpenAmnesties } from './amnesties.server.ts'

/** `balancePaisa`: below zero what is paid in advance. `arrearsPaisa`: of it, what is older than the last bill that is not credited. */
export type Owed = { balancePaisa: number; arrearsPaisa: number; byDay: OwedOn[]; lastBill: OwnBillRow | undefined }

const settled: OwnBalance = { balancePaisa: 0, entries: [], items: [], unpaid: new Map(), unpaidReferences: new Map() }

/** By connection. Arrears follow the connection: bills of earlier holders count, and are not shown. */
export async function readOwed(ctx: Ctx, own: readonly OwnConnection[]): Promise<Map<number, Owed>> {
  const whole = own.map((each) => ({ ...each, from: null, until: null }))
  const ids = own.map(({ id }) => id)
  const debts = await readDebts(ctx, ids)
  const [lastBills, states] = await Promise.all([listLastBills(ctx, whole), listCutStates(ctx, ids)])
  const today = inNepal(ctx.now).date
  return new Map(
    own.map(({ id, from }) => {
      const { balance, bills, amnesties } = debts.get(id)!
      const last = lastBills.find(({ connectionId }) => connectionId === id)
      const byDay = owedByDay(balance.balancePaisa, bills, { today, states: states.get(id) ?? [], amnesties })
      const arrearsPaisa = Math.max(balance.balancePaisa - (last ? unpaidOf(last, balance) : 0), 0)
      const lastBill = last && (from === null || last.billedOn >= from) ? last : undefined
      return [id, { balancePaisa: balance.balancePaisa, arrearsPaisa, byDay, lastBill }]
    }),
  )
}

/** What a payment of today has to be to settle a bill, as the account has it. Bills of earlier holders count. */
export async function readAmountToSettle(ctx: Ctx, bill: OwnBillRow): Promise<AmountToSettle> {
  const debts = (await readDebts(ctx, [bill.connectionId])).get(bill.connectionId)!
  return settlingOf(bill, { ...debts, items: debts.balance.items }, inNepal(ctx.now).date)
}

/** What is unpaid of each connection, its unpaid bills, and the amnesties that are open or to come. */
async function readDebts(ctx: Ctx, ids: readonly number[]) {
  const balances = await readBalances(ctx, ids)
  const unpaidIds = [...balances.values()].flatMap(({ unpaid }) => [...unpaid.keys()])
  const [rows, open] = await Promise.all([listUnpaidBills(ctx, unpaidIds), readOpenAmnesties(ctx, balances)])
  const unpaidBills = Map.groupBy(rows, ({ connectionId }) => connectionId)
  return new Map(
    ids.map((id) => {
      const balance = balances.get(id) ?? settled
      const bills = (unpaidBills.get(id) ?? []).map((bill) => {
        return { ...bill, plan: planOf(bill.paymentSteps), unpaidPaisa: balance.unpaid.get(bill.entryId)! }
      })
      return [id, { balance, bills, amnesties: open.get(id) ?? [] }]
    }),
  )
}

/** What is unpaid of a bill and of its surcharges. */
function unpaidOf({ entryId, fiscalYear, number }: OwnBillRow, { unpaid, unpaidReferences }: OwnBalance): number {
  const ofSurcharges = [...unpaidReferences]
    .filter(([reference]) => reference.startsWith(`surcharge:${fiscalYear}:${number}:`))
    .reduce((sum, [, paisa]) => sum + paisa, 0)
  return (entryId === null ? 0 : (unpaid.get(entryId) ?? 0)) + ofSurcharges
}
