// Price operations: read the list in force, prepare lists in the console.

import { defineEditions } from '#features/editions/operations/definition.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx } from '#platform/context.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import { priceListAdmin, type Price } from './contract/api.ts'
import type { SentPrice } from './contract/form.ts'
import { listOn, placePrice, priceIssues, type PriceList } from './rules/price-list.ts'
import { listPriceLists, removePrices, replacePrices } from './store.server.ts'

/** Every published list, the newest first. */
export function readPriceLists(ctx: Ctx): Promise<PriceList[]> {
  return perChange(ctx, 'prices.all', () => listPriceLists(ctx))
}

/** The prices in force today; none before the first list. */
export async function readPrices(ctx: Ctx): Promise<{ effectiveFrom: string | null; data: Price[] }> {
  const { effectiveFrom = null, rows = [] } = listOn(await readPriceLists(ctx), inNepal(ctx.now).date) ?? {}
  return { effectiveFrom, data: rows }
}

export const priceLists = defineEditions<Price, SentPrice>({
  kind: 'price-list',
  contract: priceListAdmin,
  permission: 'tariffs:write',
  inSequence: false,
  published: listPriceLists,
  place: placePrice,
  startingOn: (rows) => [...rows],
  isSample: ({ sample }) => sample,
  issues: async (_, rows) => priceIssues(rows),
  async publish(tx, day, rows) {
    await replacePrices(tx, day, rows)
    return undefined
  },
  withdraw: (tx, day) => removePrices(tx, day),
})
