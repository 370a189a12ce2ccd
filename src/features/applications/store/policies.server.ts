// SQL of the retention policy of applications.

import type { Scope } from '#platform/context.ts'
import type { ApplicationPolicy } from '../contract/progress.ts'

export function findPolicy({ db, org }: Scope): Promise<ApplicationPolicy> {
  return db
    .selectFrom('applicationPolicies')
    .select(['openDays', 'returnedDays', 'rejectedDays', 'approvedDays'])
    .where('orgId', '=', org.id)
    .executeTakeFirstOrThrow()
}

export async function updatePolicy({ db, org }: Scope, changes: Partial<ApplicationPolicy>): Promise<void> {
  await db.updateTable('applicationPolicies').set(changes).where('orgId', '=', org.id).execute()
}
