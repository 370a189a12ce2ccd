// Read of the daily vouchers of a month.

import { bsMonthOf, firstDayOf, lastDayOf, parseBsMonth, type BsMonth } from '#kit/calendar/bs-month.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { isFoundIn, listKey, listSearch, type ListSearch } from '#kit/list-search.ts'
import { cutPage, type SearchedQuery, type Page } from '#kit/page.ts'
import { refuseField } from '#kit/refusal.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { accountNameOf, accounts } from '../contract/accounts.ts'
import type { VoucherLine } from '../contract/vouchers.ts'
import { chartMessages } from '../messages/chart.ts'
import { sumByDay } from '../store/vouchers.server.ts'

/** A month has at most some hundred lines, so its pages are cut from all of them. Each day is in the order of account numbers. */
export async function readVouchers(
  ctx: Ctx<Staff>,
  { period: typed, search, ...paging }: SearchedQuery & { period?: string | undefined },
): Promise<Page<VoucherLine>> {
  const period: BsMonth = typed
    ? (parseBsMonth(typed) ?? refuseField('period', 'ledger.period_wrong', { typed }))
    : bsMonthOf(inNepal(ctx.now).date)
  const rows = await sumByDay(ctx, { from: firstDayOf(period), until: lastDayOf(period) })
  const lines = rows.map((row) => ({ ...row, number: accounts[accountNameOf(row.account)].number }))
  const newestFirst = lines.toSorted((one, other) =>
    one.day === other.day ? one.number - other.number : one.day < other.day ? 1 : -1,
  )
  const wanted = listSearch(search ?? '')
  return cutPage(wanted ? newestFirst.filter((line) => isOfAccount(line, wanted)) : newestFirst, paging)
}

/** An account is found by its number or its name in either language. */
function isOfAccount({ account, number }: VoucherLine, search: ListSearch): boolean {
  const { en, ne } = chartMessages[`ledger.account_${accountNameOf(account)}`]
  return isFoundIn(listKey(`${en} ${ne} ${account}`, String(number)), search)
}
