// What connections owe of old dues today, for the preview of an amnesty.

import { readBalances } from '#features/ledger/operations/own.server.ts'
import type { Scope } from '#platform/context.ts'
import { oldDues, type ConnectionDues } from '../rules/amnesty.ts'
import { planOf } from '../rules/payment-plan.ts'
import { listOwing, listUnpaidBills } from '../store/amnesties.server.ts'

const batchSize = 500

/** The connections that owe old surcharges today, in batches. `dueUntil`: the last due day of old dues. */
export async function* eachWithOldSurcharges(scope: Scope, dueUntil: string): AsyncGenerator<ConnectionDues[]> {
  for (let after = 0; ;) {
    const ids = await listOwing(scope, after, batchSize)
    const balances = await readBalances(scope, ids)
    const entryIds = [...balances.values()].flatMap(({ unpaid }) => [...unpaid.keys()])
    const bills = await listUnpaidBills(scope, entryIds)
    const ofConnection = Map.groupBy(bills, ({ connectionId }) => connectionId)
    const dues = ids.map((connectionId): ConnectionDues => {
      const due = (ofConnection.get(connectionId) ?? []).map((bill) => ({ ...bill, plan: planOf(bill.paymentSteps) }))
      return { connectionId, ...oldDues(balances.get(connectionId)?.items ?? [], due, dueUntil) }
    })
    yield dues.filter(({ surchargePaisa }) => surchargePaisa > 0)
    if (ids.length < batchSize) return
    after = ids.at(-1)!
  }
}
