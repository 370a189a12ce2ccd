// SQL of who has a meter number or an old number now.

import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '#platform/context.ts'

/** Customer numbers by the number that they have, in capital letters. */
export type Holders = ReadonlyMap<string, readonly string[]>

/** Of these numbers of meters in use; a meter of a closed connection may serve another one. */
export async function listSerialHolders(scope: Scope, serials: readonly string[]): Promise<Holders> {
  const { db, org } = scope
  const found = await lookUp<{ connectionId: number }>(
    scope,
    serials,
    sql`select connection_id from connection_meters m
     where m.org_id = ${org.id} and upper(m.serial) = k.key and m.serial <> '' and m.removed_on is null`,
  )
  if (found.length === 0) return new Map()
  const { rows } = await sql<{ id: number; customerNumber: string }>`
    select id, customer_number from connections c
     where org_id = ${org.id} and id = any(${found.map(({ connectionId }) => connectionId)}::integer[])
       and 'closed' <> (select state from connection_states s
         where s.org_id = c.org_id and s.connection_id = c.id order by since desc limit 1)`.execute(db)
  const numbers = new Map(rows.map(({ id, customerNumber }) => [id, customerNumber]))
  return byKey(found.map(({ key, connectionId }) => ({ key, customerNumber: numbers.get(connectionId) })))
}

/** Which of these customer numbers the register has. */
export async function listKnownNumbers({ db, org }: Scope, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set()
  const { rows } = await sql<{ customerNumber: string }>`
    select customer_number from connections
     where org_id = ${org.id} and customer_number = any(${[...numbers]})`.execute(db)
  return new Set(rows.map(({ customerNumber }) => customerNumber))
}

export async function listOldNumberHolders(scope: Scope, numbers: readonly string[]): Promise<Holders> {
  const found = await lookUp<{ customerNumber: string }>(
    scope,
    numbers,
    sql`select customer_number from connections c
     where c.org_id = ${scope.org.id} and upper(c.old_number) = k.key and c.old_number is not null`,
  )
  return byKey(found)
}

/**
 * `offset 0` has the planner look up each number in the index; it would read whole tables for thousands of them. One table at a time: of
 * tables that have just been filled it would join the others first.
 */
async function lookUp<Found>({ db }: Scope, numbers: readonly string[], ofKey: RawBuilder<unknown>) {
  if (numbers.length === 0) return []
  const { rows } = await sql<Found & { key: string }>`
    select k.key, h.* from unnest(${[...new Set(numbers)]}::text[]) as k (key)
     cross join lateral (${ofKey} offset 0) h`.execute(db)
  return rows
}

function byKey(found: readonly { key: string; customerNumber: string | undefined }[]): Holders {
  const held = Map.groupBy(found, ({ key }) => key)
  return new Map([...held].map(([key, all]) => [key, all.flatMap(({ customerNumber }) => customerNumber ?? [])]))
}
