// What a customer sees of the ledger of their own connections: balances, and the statement of one connection.

import type { OwnConnection } from '#features/connections/contract/own.ts'
import { listOwnConnections, readOwnPlace } from '#features/connections/operations/own.server.ts'
import { cutPage, type ListQuery } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Customer, Scope } from '#platform/context.ts'
import type { Statement, StatementHistory } from '../contract/own.ts'
import { historyOf, isFound, statementOf, type StatementRow } from '../rules/statement.ts'
import { unpaidItems, type OwedEntry } from '../rules/unpaid.ts'
import { listHistoryOf } from '../store/imported.server.ts'
import { findCutOver } from '../store/months.server.ts'
import { listBalanceEntries, listStatementEntries, sumDeposits } from '../store/own.server.ts'

/** `items`: what is unpaid, in the order of settlement. `unpaid`: by entry, `unpaidReferences`: by reference. In paisa. */
export type OwnBalance = {
  balancePaisa: number
  entries: readonly OwedEntry[]
  items: readonly (OwedEntry & { unpaidPaisa: number })[]
  unpaid: ReadonlyMap<number, number>
  unpaidReferences: ReadonlyMap<string, number>
}

/** Balances by connection; those without an entry are left out. */
export async function readBalances(scope: Scope, connectionIds: readonly number[]): Promise<Map<number, OwnBalance>> {
  const entries = await listBalanceEntries(scope, connectionIds)
  return new Map(
    [...entries].map(([id, own]) => {
      const balancePaisa = own.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
      const items = unpaidItems(own).filter(({ unpaidPaisa }) => unpaidPaisa > 0)
      const unpaid = new Map(items.map((item) => [item.id, item.unpaidPaisa]))
      const referred = own.flatMap((entry) =>
        entry.reference !== null && unpaid.has(entry.id) ? [[entry.reference, unpaid.get(entry.id)!] as const] : [],
      )
      return [id, { balancePaisa, entries: own, items, unpaid, unpaidReferences: new Map(referred) }]
    }),
  )
}

/** The security deposit that is held of a connection, in paisa. */
export function readDeposit(scope: Scope, connectionId: number): Promise<number> {
  return sumDeposits(scope, connectionId)
}

type StatementQuery = ListQuery & {
  customerNumber?: string | undefined
  valueOnFrom?: string | undefined
  valueOnTo?: string | undefined
}

/** The entries of the time in which the customer held the connection; what was owed before is one line. */
export async function readStatement(ctx: Ctx<Customer>, query: StatementQuery): Promise<Statement> {
  const all = await listOwnConnections(ctx, ctx.actor.id)
  const customerNumbers = all.map(({ customerNumber }) => customerNumber)
  const cutOverOn = (await findCutOver(ctx)) ?? null
  const own = chosen(all, query.customerNumber)
  if (!own) {
    const none = { customerNumber: null, holder: null, ward: null, tol: { en: '', ne: '' } }
    return { data: [], total: 0, customerNumbers, balancePaisa: 0, cutOverOn, ...none }
  }
  const rows = statementOf(await listStatementEntries(ctx, own.id), own)
  const balancePaisa = rows.at(-1)?.balancePaisa ?? 0
  const { customerNumber } = own
  return {
    ...pageOfRows(rows, query),
    ...(await readOwnPlace(ctx, own)),
    customerNumber,
    customerNumbers,
    balancePaisa,
    cutOverOn,
  }
}

/** What the books before the ledger had in that time. */
export async function readOwnHistory(ctx: Ctx<Customer>, query: StatementQuery): Promise<StatementHistory> {
  const own = chosen(await listOwnConnections(ctx, ctx.actor.id), query.customerNumber)
  return own ? pageOfRows(historyOf(await listHistoryOf(ctx, own.id), own), query) : { data: [], total: 0 }
}

/** `rows`: the oldest first. */
function pageOfRows(rows: readonly StatementRow[], query: StatementQuery) {
  const shown = rows
    .filter(({ valueOn }) => !query.valueOnFrom || valueOn >= query.valueOnFrom)
    .filter(({ valueOn }) => !query.valueOnTo || valueOn <= query.valueOnTo)
    .filter((row) => !query.search || isFound(row, query.search))
  return cutPage(query.sortOrder === 'asc' ? shown : shown.toReversed(), query)
}

/** The first one where no number is given. Another's connection is refused as one that does not exist. */
function chosen(own: readonly OwnConnection[], customerNumber: string | undefined): OwnConnection | undefined {
  if (customerNumber === undefined) return own[0]
  return own.find((each) => each.customerNumber === customerNumber) ?? refuse('missing', 'ledger.connection_unknown')
}
