// Report of collections: what was received in a time, grouped, beside what the accounts of money changed by.

import { readMoneyTurnover } from '#features/ledger/operations/reports.server.ts'
import { namesOfSigners, type Signature } from '#features/people/operations.server.ts'
import { bsMonthOf, firstDayOf } from '#kit/calendar/bs-month.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { refuseField } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import type { CollectionRow, Collections } from './contract/api.ts'
import type { Grouping } from './contract/groups.ts'
import { byMonth, comparedWith, mayReport, totalOf } from './rules.ts'
import { sumByAccount, sumCollections, type SummedRow } from './store.server.ts'

type Asked = {
  from?: string | undefined
  until?: string | undefined
  by: Grouping
  tender?: string | undefined
  ward?: number | undefined
}

/** By posting day, from the first day of the month of `until` where no `from` is given. Refuses a time that ends before it begins, or is too long. */
export async function readCollections(ctx: Ctx, asked: Asked): Promise<Collections> {
  const until = asked.until ?? inNepal(ctx.now).date
  const from = asked.from ?? firstDayOf(bsMonthOf(until))
  const may = mayReport(from, until)
  if (!may.ok) refuseField('until', may.key, may.values)
  const { by, tender, ward } = asked
  const request = { from, until, by: by === 'month' ? 'day' : by, tender, ward } as const
  const [summed, sums, turnover] = await Promise.all([
    sumCollections(ctx, request),
    sumByAccount(ctx, request),
    readMoneyTurnover(ctx, request),
  ])
  const rows = by === 'cashier' ? await byName(ctx, summed) : summed.map(rowOf)
  return {
    from,
    until,
    rows: by === 'month' ? byMonth(rows) : rows,
    total: totalOf(rows),
    accounts: comparedWith(turnover, sums),
  }
}

/** The system and one person are a row each, under their present names. */
async function byName(ctx: Ctx, rows: readonly SummedRow[]): Promise<CollectionRow[]> {
  const nameOf = await namesOfSigners(ctx, rows.map(signatureOf))
  const people = Map.groupBy(rows, (row) => row.authorId ?? nameOf(signatureOf(row)))
  return [...people.values()].map((own) => ({ group: nameOf(signatureOf(own[0]!)), ...totalOf(own) }))
}

function signatureOf({ authorId: byId, authorName }: SummedRow): Signature {
  return { byId, byName: authorName ?? '' }
}

function rowOf({ authorId: _id, authorName: _name, ...row }: SummedRow): CollectionRow {
  return row
}
