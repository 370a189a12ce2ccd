// SQL of what people are in an organisation: roles, customer status, suspension.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { GivenRole } from '../contract/roles.ts'

/**
 * Roles, customer status and suspension of a person in one organisation, and whether it wants a second factor of whoever has a
 * role. A customer has a customer number, or is offered or given access to one. Closed demonstration accounts count as suspended.
 */
export type Membership = {
  roles: GivenRole[]
  isCustomer: boolean
  suspended: boolean
  /** By an administrator of this organisation. */
  suspendedHere: boolean
  secondFactorForAll: boolean
  /** Whether the account belongs to the demonstration, which has no real papers. */
  isDemonstration: boolean
}

export async function readMembership({ db, org }: Scope, personId: number): Promise<Membership> {
  const { rows } = await sql<Membership>`
    select
      array(select role from role_grants where person_id = ${personId} and ended_at is null
        and (org_id = ${org.id} or org_id is null) order by role) as roles,
      exists (select from customers where person_id = ${personId} and org_id = ${org.id})
        or exists (select from connection_links where person_id = ${personId} and org_id = ${org.id}) as is_customer,
      exists (select from suspensions where person_id = ${personId} and org_id = ${org.id} and lifted_at is null)
        or exists (select from demonstration_people where person_id = ${personId} and closed_at is not null)
        as suspended,
      exists (select from suspensions where person_id = ${personId} and org_id = ${org.id} and lifted_at is null)
        as suspended_here,
      coalesce((select second_factor_for_all = 1 from staff_policies where org_id = ${org.id}), true)
        as second_factor_for_all,
      exists (select from demonstration_people where person_id = ${personId}) as is_demonstration`.execute(db)
  return rows[0]!
}

export async function insertSuspension({ db, org }: Scope, personId: number, reason: string, at: Date, by: string) {
  await db
    .insertInto('suspensions')
    .values({ personId, orgId: org.id, reason, suspendedAt: at, suspendedBy: by })
    .execute()
}

/** Why the person is suspended in this organisation; undefined when they are not. */
export async function findSuspensionReason({ db, org }: Scope, personId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('suspensions')
    .select('reason')
    .where('personId', '=', personId)
    .where('orgId', '=', org.id)
    .where('liftedAt', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.reason
}

/** Every suspension of a person in this organisation, the newest first. */
export function listSuspensions({ db, org }: Scope, personId: number) {
  return db
    .selectFrom('suspensions')
    .select(['reason', 'suspendedAt', 'suspendedBy', 'liftedAt', 'liftedBy'])
    .where('personId', '=', personId)
    .where('orgId', '=', org.id)
    .orderBy('id', 'desc')
    .execute()
}

/** Lifts a suspension; false when there was none. */
export async function liftSuspension({ db, org }: Scope, personId: number, at: Date, by: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('suspensions')
    .set({ liftedAt: at, liftedBy: by })
    .where('personId', '=', personId)
    .where('orgId', '=', org.id)
    .where('liftedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
