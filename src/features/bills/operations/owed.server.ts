// What is to be paid for a customer's connections today, what it becomes later, and how much of it is arrears.

import type { OwnConnection } from '#features/connections/contract/own.ts'
import { readBalances, type OwnBalance } from '#features/ledger/operations/own.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx } from '#platform/context.ts'
import { owedByDay, type OwedOn } from '../rules/owed.ts'
import { planOf } from '../rules/payment-plan.ts'
import { listCutStates } from '../store/settlement.server.ts'
import { readOpenAmnesties } from './amnesties.server.ts'
import { listBillsOfEntries, listLastBills, type OwnBillRow } from '../store/own.server.ts'

/** `balancePaisa`: below zero what is paid in advance. `arrearsPaisa`: of it, what is older than the last bill that is not credited. */
export type Owed = { balancePaisa: number; arrearsPaisa: number; byDay: OwedOn[]; lastBill: OwnBillRow | undefined }

const settled: OwnBalance = { balancePaisa: 0, entries: [], items: [], unpaid: new Map(), unpaidReferences: new Map() }

/** By connection. Arrears follow the connection: bills of earlier holders count, and are not shown. */
export async function readOwed(ctx: Ctx, own: readonly OwnConnection[]): Promise<Map<number, Owed>> {
  const whole = own.map((each) => ({ ...each, from: null, until: null }))
  const ids = own.map(({ id }) => id)
  const balances = await readBalances(ctx, ids)
  const unpaidIds = [...balances.values()].flatMap(({ unpaid }) => [...unpaid.keys()])
  const [unpaidBills, lastBills, states, amnesties] = await Promise.all([
    listBillsOfEntries(ctx, whole, unpaidIds),
    listLastBills(ctx, whole),
    listCutStates(ctx, ids),
    readOpenAmnesties(ctx, balances),
  ])
  const today = inNepal(ctx.now).date
  return new Map(
    own.map(({ id, from }) => {
      const balance = balances.get(id) ?? settled
      const open = unpaidBills.filter(({ connectionId }) => connectionId === id)
      const last = lastBills.find(({ connectionId }) => connectionId === id)
      const due = open.map((bill) => ({ ...bill, entryId: bill.entryId!, plan: planOf(bill.paymentSteps) }))
      const byDay = owedByDay(
        balance.balancePaisa,
        due.map((bill) => ({ ...bill, unpaidPaisa: balance.unpaid.get(bill.entryId)! })),
        { today, states: states.get(id) ?? [], amnesties: amnesties.get(id) ?? [] },
      )
      const arrearsPaisa = Math.max(balance.balancePaisa - (last ? unpaidOf(last, balance) : 0), 0)
      const lastBill = last && (from === null || last.billedOn >= from) ? last : undefined
      return [id, { balancePaisa: balance.balancePaisa, arrearsPaisa, byDay, lastBill }]
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
