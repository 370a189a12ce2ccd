// How does an organisation decide how long complaints are kept and can be opened again, and which wards it has?

import { refuse } from '#kit/refusal.ts'
import { validate } from '#kit/validation/form.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { complaintPolicy } from '../contract/form.ts'
import { findPolicy, updatePolicy } from '../store/complaints.server.ts'

export { findPolicy as readComplaintPolicy }

/** Holds for every complaint from the next thing that happens to it on. Names and values as they are typed. */
export async function changeComplaintPolicy(ctx: Ctx, changes: Readonly<Record<string, string>>): Promise<void> {
  await transaction(ctx, async (tx) => {
    const answer = validate(complaintPolicy, { ...(await findPolicy(tx)), ...changes })
    if (!answer.ok) return refuse('invalid', 'request.invalid', { fields: answer.issues })
    await updatePolicy(tx, { ...answer.value, wards: answer.value.wards ?? null })
    await record(tx, { action: 'complaints.policy_changed', changes })
  })
}
