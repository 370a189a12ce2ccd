// SQL of lists of attempts: those of a person, and those of the office.

import { sql } from 'kysely'
import type { GatewayKind } from '#features/gateways/contract/gateway.ts'
import type { Scope } from '#platform/context.ts'
import { connectionsFound } from '#platform/list-search.server.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { AttemptPart, AttemptState, Difference } from '../contract/attempt.ts'

export type ListedAttempt = {
  id: string
  gateway: GatewayKind
  state: AttemptState
  amountPaisa: number
  paidPaisa: number | null
  paidReference: string | null
  difference: Difference | null
  receiptFiscalYear: string | null
  receiptNumber: number | null
  receiptCode: string | null
  begunAt: Date
  customerNumbers: string[]
}

/** `search`: the number of an attempt, a reference of a gateway, or a customer number, name or telephone. */
export type AttemptsRequest = {
  id?: string
  personId?: number
  part?: AttemptPart | undefined
  search?: string | undefined
}
type Paging = { direction: 'asc' | 'desc'; offset: number; limit: number }

export async function listAttempts(
  scope: Scope,
  request: AttemptsRequest,
  { direction, offset, limit }: Paging,
): Promise<ListedAttempt[]> {
  const order = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<ListedAttempt>`
    select a.id, a.gateway, a.state, a.amount_paisa, a.paid_paisa, a.paid_reference, a.difference, a.begun_at, a.receipt_fiscal_year, a.receipt_number, a.receipt_code,
           array(select c.customer_number from payment_attempt_parts p
             join connections c on c.org_id = p.org_id and c.id = p.connection_id
             where p.org_id = a.org_id and p.attempt_id = a.id order by c.customer_number) as customer_numbers
      from ${found(scope, request)} order by a.begun_at ${order}, a.id limit ${limit} offset ${offset}`.execute(
    scope.db,
  )
  return rows
}

export function countAttempts(scope: Scope, request: AttemptsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${found(scope, request)}`, max)
}

function found({ org }: Scope, { id, personId, part, search }: AttemptsRequest) {
  return sql`payment_attempts a where a.org_id = ${org.id}
    ${id === undefined ? sql`` : sql`and a.id = ${id}`}
    ${personId === undefined ? sql`` : sql`and a.person_id = ${personId}`}
    ${part === 'differences' ? sql`and (a.difference is not null or a.state = 'ambiguous') and a.resolved_at is null` : sql``}
    ${
      search
        ? sql`and (a.id = upper(${search}) or a.paid_reference = ${search} or a.id in (select p.attempt_id from payment_attempt_parts p
            where p.org_id = ${org.id} and p.connection_id in (${connectionsFound(org.id, search)})))`
        : sql``
    }`
}
