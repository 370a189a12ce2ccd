// SQL of who has a meter number or an old number now.

import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '#platform/context.ts'

/** Customer numbers by the number that they have, in capital letters. */
export type Holders = ReadonlyMap<string, readonly string[]>

/** Of these numbers of meters in use; a meter of a closed connection may serve another one. */
export function listSerialHolders(scope: Scope, serials: readonly string[]): Promise<Holders> {
  return listHolders(
    scope,
    serials,
    sql`connection_meters m join connections c on c.org_id = m.org_id and c.id = m.connection_id
     where m.org_id = ${scope.org.id} and upper(m.serial) = k.key and m.serial <> '' and m.removed_on is null
       and 'closed' <> (select state from connection_states s
         where s.org_id = m.org_id and s.connection_id = m.connection_id order by since desc limit 1)`,
  )
}

export function listOldNumberHolders(scope: Scope, numbers: readonly string[]): Promise<Holders> {
  return listHolders(
    scope,
    numbers,
    sql`connections c
     where c.org_id = ${scope.org.id} and upper(c.old_number) = k.key and c.old_number is not null`,
  )
}

/** `offset 0` has the planner look up each number in the index; it would read whole tables for thousands of them. */
async function listHolders({ db }: Scope, numbers: readonly string[], from: RawBuilder<unknown>): Promise<Holders> {
  if (numbers.length === 0) return new Map()
  const { rows } = await sql<{ key: string; customerNumber: string }>`
    select k.key, h.customer_number from unnest(${[...new Set(numbers)]}::text[]) as k (key)
     cross join lateral (select c.customer_number from ${from} offset 0) h`.execute(db)
  const byKey = Map.groupBy(rows, ({ key }) => key)
  return new Map([...byKey].map(([key, held]) => [key, held.map(({ customerNumber }) => customerNumber)]))
}
