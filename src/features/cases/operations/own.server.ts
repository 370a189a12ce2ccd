// The cases of a signed-in customer.

import type { Ctx, Customer } from '#platform/context.ts'
import { findPerson } from '#features/people/operations.server.ts'
import type { Owner, OwnQuery } from '../contract/keys.ts'
import { listOwn, type OwnRows } from '../store/cases.server.ts'
import type { CaseTables } from '../store/tables.server.ts'

/**
 * Cases sent signed in, or from the person's registered phone. A customer number proves nothing: anybody can write a
 * neighbour's number into a case.
 */
export async function listOwnCases<Table extends CaseTables['table']>(
  ctx: Ctx<Customer>,
  kind: CaseTables & { table: Table },
  query: OwnQuery,
): Promise<OwnRows<Table>> {
  return listOwn(ctx, kind, await findOwner(ctx), query)
}

export async function findOwner(ctx: Ctx<Customer>): Promise<Owner> {
  const person = await findPerson(ctx.db, ctx.actor.id)
  return { personId: ctx.actor.id, phone: person?.phone ?? null }
}
