// SQL of billing policies, and of requests for one person in place of two.

import type { Scope } from '#platform/context.ts'
import type { Row } from '#platform/tables.server.ts'
import { usualBillingPolicy, type BillingPolicy } from '../contract/policy.ts'
import type { Author } from './runs.server.ts'

export async function findBillingPolicy({ db, org }: Scope): Promise<BillingPolicy> {
  const row = await db.selectFrom('billingPolicies').selectAll().where('orgId', '=', org.id).executeTakeFirst()
  if (!row) return usualBillingPolicy
  const { orgId: _org, persons, ...policy } = row
  return { ...policy, persons: persons === 2 ? 2 : 1 }
}

export async function saveBillingPolicy({ db, org }: Scope, policy: BillingPolicy): Promise<void> {
  await db
    .insertInto('billingPolicies')
    .values({ orgId: org.id, ...policy })
    .onConflict((conflict) => conflict.column('orgId').doUpdateSet(policy))
    .execute()
}

export type PersonsRequest = Row<'billingPersonsRequests'>

/** The request that is not decided. */
export function findPendingRequest({ db, org }: Scope): Promise<PersonsRequest | undefined> {
  return db
    .selectFrom('billingPersonsRequests')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('decision', 'is', null)
    .executeTakeFirst()
}

export function findRequest({ db, org }: Scope, id: number): Promise<PersonsRequest | undefined> {
  return db
    .selectFrom('billingPersonsRequests')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertRequest({ db, org }: Scope, by: Author): Promise<void> {
  await db
    .insertInto('billingPersonsRequests')
    .values({ orgId: org.id, preparedAt: by.at, preparedById: by.id, preparedBy: by.name })
    .execute()
}

export async function decideRequest(
  { db, org }: Scope,
  id: number,
  decision: 'approved' | 'refused',
  by: Author,
): Promise<void> {
  await db
    .updateTable('billingPersonsRequests')
    .set({ decision, decidedAt: by.at, decidedById: by.id, decidedBy: by.name })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}
