// Reports of the ledger as of a day, each with the balance of its control account.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { fiscalYear } from '#kit/calendar/fiscal-year.ts'
import type { Ctx } from '#platform/context.ts'
import type { AgeingReport, CollectionReport, TrialBalance } from '../contract/api.ts'
import { accountNameOf, accounts, moneyAccounts } from '../contract/accounts.ts'
import { addAgeing, ageingOf, emptyAgeing } from '../rules/ageing.ts'
import type { Ageing } from '../rules/balances.ts'
import {
  listCollection,
  listGroups,
  listOwing,
  sumAccounts,
  sumAdvances,
  sumReceivables,
  sumTurnover,
  type GroupBy,
} from '../store/reports.server.ts'

const owingAtOnce = 500

/** Each account with its balance as a debit or a credit; what is paid in advance is a line of its own. */
export async function readTrialBalance(ctx: Ctx, { on }: { on?: string | undefined }): Promise<TrialBalance> {
  const day = on ?? inNepal(ctx.now).date
  const [totals, advance] = await Promise.all([sumAccounts(ctx, day), sumAdvances(ctx, day)])
  const balances = totals.map(({ account, debitPaisa, creditPaisa }) => {
    const balance = debitPaisa - creditPaisa
    return { account, balance: account === 'receivables' ? balance + advance : balance }
  })
  const rows = [...balances, { account: 'advances', balance: -advance }]
    .filter(({ balance }) => balance !== 0)
    .map(({ account, balance }) => ({
      account,
      number: accounts[accountNameOf(account)].number,
      debitPaisa: Math.max(balance, 0),
      creditPaisa: Math.max(-balance, 0),
    }))
    .toSorted((one, other) => one.number - other.number || (one.account < other.account ? -1 : 1))
  const sumOf = (side: 'debitPaisa' | 'creditPaisa') => rows.reduce((sum, row) => sum + row[side], 0)
  return { on: day, accounts: rows, debitPaisa: sumOf('debitPaisa'), creditPaisa: sumOf('creditPaisa') }
}

/** What the accounts of money changed by in a time, by account. */
export async function readMoneyTurnover(ctx: Ctx, time: { from: string; until: string }): Promise<Map<string, number>> {
  const turnover = await sumTurnover(ctx, time)
  return new Map([...turnover].filter(([account]) => moneyAccounts.has(accountNameOf(account))))
}

/** What is unpaid of all connections by age, in groups; those that owe are read in batches. */
export async function readAgeing(
  ctx: Ctx,
  { on, by }: { on?: string | undefined; by: GroupBy },
): Promise<AgeingReport> {
  const day = on ?? inNepal(ctx.now).date
  const [groups, controlPaisa] = await Promise.all([listGroups(ctx, { on: day, by }), sumReceivables(ctx, day)])
  const unpaid = new Map<string | null, Ageing>()
  for (let after = 0; ;) {
    const owing = await listOwing(ctx, { on: day, by }, { after, limit: owingAtOnce })
    for (const { group, entries } of owing)
      unpaid.set(group, addAgeing(unpaid.get(group) ?? emptyAgeing(), ageingOf(entries, day)))
    if (owing.length < owingAtOnce) break
    after = owing.at(-1)!.id
  }
  const rows = groups.map(({ group, connections, advance }) => {
    return { ...(unpaid.get(group) ?? emptyAgeing()), group, connections, advance }
  })
  return { on: day, rows, controlPaisa }
}

/** From the first day of the fiscal year until today by default. */
export async function readCollection(
  ctx: Ctx,
  { from, until, by }: { from?: string | undefined; until?: string | undefined; by: GroupBy },
): Promise<CollectionReport> {
  const last = until ?? inNepal(ctx.now).date
  const first = from ?? fiscalYear(last)?.startsOn ?? last
  const [rows, controlPaisa] = await Promise.all([
    listCollection(ctx, { from: first, until: last, by }),
    sumReceivables(ctx, last),
  ])
  return { from: first, until: last, rows, controlPaisa }
}
