// SQL of customer numbers that belong to people; what the register of connections has of a number counts before what was entered with it.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Customer } from '../contract/person.ts'

export type NewCustomer = Omit<Customer, 'id'> & { personId: number | null }

export async function listCustomersOf({ db, org }: Scope, personId: number): Promise<Customer[]> {
  const rows = await db
    .selectFrom('customers as k')
    .leftJoin('connections as c', (join) =>
      join.onRef('c.orgId', '=', 'k.orgId').onRef('c.customerNumber', '=', 'k.customerNumber'),
    )
    .leftJoin('tols as t', (join) => join.onRef('t.orgId', '=', 'c.orgId').onRef('t.code', '=', 'c.tol'))
    .select(['k.id', 'k.customerNumber', 'k.addressEn', 'k.addressNe'])
    .select(({ fn, ref }) => [
      fn.coalesce('c.ward', 'k.ward').as('ward'),
      fn.coalesce('t.nameEn', 'k.tolEn').as('tolEn'),
      fn.coalesce('t.nameNe', 'k.tolNe').as('tolNe'),
      fn.coalesce(sql<string | null>`${ref('c.customerType')}`, 'k.customerType').as('customerType'),
      fn.coalesce(sql<string | null>`${ref('c.tapSize')}`, 'k.tapSize').as('tapSize'),
      fn.coalesce('c.connectedOn', 'k.connectedOn').as('connectedOn'),
    ])
    .where('k.orgId', '=', org.id)
    .where('k.personId', '=', personId)
    .orderBy('k.customerNumber')
    .execute()
  return rows.map(({ addressEn, addressNe, tolEn, tolNe, ...row }) => ({
    ...row,
    address: { en: addressEn, ne: addressNe },
    tol: { en: tolEn, ne: tolNe },
  }))
}

export async function insertCustomer({ db, org }: Scope, { address, tol, ...customer }: NewCustomer): Promise<boolean> {
  const row = await db
    .insertInto('customers')
    .values({
      ...customer,
      orgId: org.id,
      addressEn: address.en,
      addressNe: address.ne,
      tolEn: tol.en,
      tolNe: tol.ne,
    })
    .onConflict((on) => on.columns(['orgId', 'customerNumber']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
