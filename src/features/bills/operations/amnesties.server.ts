// What connections owe of old dues today: for the preview of an amnesty, and for what those in force waive.

import { readBalances, type OwnBalance } from '#features/ledger/operations/own.server.ts'
import { unpaidItems } from '#features/ledger/rules/unpaid.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { beforePayments, oldDues, type ConnectionDues } from '../rules/amnesty.ts'
import type { OpenAmnesty } from '../rules/owed.ts'
import { planOf } from '../rules/payment-plan.ts'
import { listAmnesties, listOwing, listUnpaidBills, listUsedAmnesties } from '../store/amnesties.server.ts'

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

/** The amnesties whose waiver connections can still earn, today or later. */
export async function readOpenAmnesties(
  ctx: Ctx,
  balances: ReadonlyMap<number, OwnBalance>,
): Promise<Map<number, OpenAmnesty[]>> {
  const today = inNepal(ctx.now).date
  const campaigns = await listAmnesties(ctx, { endingFrom: today })
  if (campaigns.length === 0) return new Map()
  const used = await listUsedAmnesties(ctx, [...balances.keys()])
  const morning = new Map([...balances].map(([id, { entries }]) => [id, unpaidItems(beforePayments(entries, today))]))
  const rows = await listUnpaidBills(
    ctx,
    [...morning.values()].flatMap((items) => items.map(({ id }) => id)),
  )
  const bills = rows.map((bill) => ({ ...bill, plan: planOf(bill.paymentSteps) }))
  const ofConnection = Map.groupBy(bills, ({ connectionId }) => connectionId)
  return new Map(
    [...balances].map(([id, { items }]) => {
      const due = ofConnection.get(id) ?? []
      const isUsed = (amnestyId: number) => used.some((one) => one.connectionId === id && one.amnestyId === amnestyId)
      const open = campaigns.filter((each) => !isUsed(each.id))
      const amnesties = open.map((each): OpenAmnesty => ({
        ...each,
        surchargePaisa: oldDues(items, due, each.dueUntil).surchargePaisa,
        morningPaisa: oldDues(morning.get(id)!, due, each.dueUntil).surchargePaisa,
      }))
      return [id, amnesties]
    }),
  )
}
