// SQL of the customer number of a connection: found by either, and locked until the end of a transaction that decides about it.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'

/** The customer number of a connection, which stays locked until the end of the transaction; undefined where there is none. */
export async function lockCustomerNumber({ db, org }: Scope, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ customerNumber: string }>`
    select customer_number from connections where org_id = ${org.id} and id = ${id} for no key update`.execute(db)
  return rows[0]?.customerNumber
}

/** The connection with this customer number; undefined where there is none. */
export async function findConnectionNumbered({ db, org }: Scope, customerNumber: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('connections')
    .select('id')
    .where('orgId', '=', org.id)
    .where('customerNumber', '=', customerNumber)
    .executeTakeFirst()
  return row?.id
}

/** Undefined where there is no such connection. */
export async function findCustomerNumber({ db, org }: Scope, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('connections')
    .select('customerNumber')
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.customerNumber
}
