// SQL of what an organisation decides about its staff's sign-in.

import type { Scope } from '#platform/context.ts'
import type { StaffPolicy } from '../contract/forms.ts'

/** Without a row everybody with a role needs a second factor; `readMembership` of people reads the same. */
export async function findStaffPolicy({ db, org }: Scope): Promise<StaffPolicy> {
  const row = await db
    .selectFrom('staffPolicies')
    .select('secondFactorForAll')
    .where('orgId', '=', org.id)
    .executeTakeFirst()
  return row ?? { secondFactorForAll: 1 }
}

export async function updateStaffPolicy({ db, org }: Scope, policy: StaffPolicy): Promise<void> {
  await db
    .insertInto('staffPolicies')
    .values({ orgId: org.id, ...policy })
    .onConflict((on) => on.column('orgId').doUpdateSet(policy))
    .execute()
}
