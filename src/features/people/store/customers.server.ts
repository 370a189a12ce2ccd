// SQL of customer numbers.

import type { Scope } from '#platform/context.ts'
import type { Customer } from '../contract/person.ts'

export type NewCustomer = Omit<Customer, 'id'> & { personId: number | null }

export async function listCustomersOf({ db, org }: Scope, personId: number): Promise<Customer[]> {
  const rows = await db
    .selectFrom('customers')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('personId', '=', personId)
    .orderBy('customerNumber')
    .execute()
  return rows.map(({ addressEn, addressNe, tolEn, tolNe, ...row }) => {
    const { id, customerNumber, ward, customerType, tapSize, connectedOn } = row
    const [address, tol] = [
      { en: addressEn, ne: addressNe },
      { en: tolEn, ne: tolNe },
    ]
    return { id, customerNumber, address, ward, tol, customerType, tapSize, connectedOn }
  })
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
