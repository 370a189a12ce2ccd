// History of connections that does not add up to their opening balance, stored rows and those of a file together.

import type { NumberedRow } from '#kit/import.ts'
import type { Ctx } from '#platform/context.ts'
import { dayOf } from '../rules/rows.ts'
import { sumHistory } from '../store/imported.server.ts'
import { compareRows, type Rules } from './compared-rows.server.ts'

/** What the history of connections adds up to, in paisa by their id, where the file has rows of it and it is not the opening balance. */
export async function listDiffering(
  ctx: Ctx,
  batches: AsyncIterable<NumberedRow[]>,
  rules: Omit<Rules, 'differing'>,
): Promise<Map<number, number>> {
  const sums = await sumHistory(ctx)
  const openings = new Map<number, number>()
  for await (const rows of batches) {
    const early = rows.filter(({ cells }) => (dayOf(cells, rules.today) ?? rules.cutOverOn) < rules.cutOverOn)
    if (early.length === 0) continue
    for (const row of await compareRows(ctx, early, { ...rules, differing: new Map() })) {
      if (row.kind !== 'history') continue
      const { connectionId, opening, entry } = row
      sums.set(connectionId, (sums.get(connectionId) ?? 0) + entry.amountPaisa)
      openings.set(connectionId, opening)
    }
  }
  return new Map([...sums].filter(([id, sum]) => openings.has(id) && openings.get(id) !== sum))
}
