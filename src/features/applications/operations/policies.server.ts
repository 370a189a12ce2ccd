// How does an organisation decide how long it keeps applications?

import { refuse } from '#kit/refusal.ts'
import { validate } from '#kit/validation/form.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { applicationPolicy } from '../contract/progress.ts'
import { findPolicy, updatePolicy } from '../store/policies.server.ts'

export { findPolicy as readApplicationPolicy }

/** Holds for every application from its next step on. Names and values as they are typed. */
export async function changeApplicationPolicy(ctx: Ctx, changes: Readonly<Record<string, string>>): Promise<void> {
  await transaction(ctx, async (tx) => {
    const answer = validate(applicationPolicy, { ...(await findPolicy(tx)), ...changes })
    if (!answer.ok) return refuse('invalid', 'request.invalid', { fields: answer.issues })
    await updatePolicy(tx, answer.value)
    await record(tx, { action: 'applications.policy_changed', changes })
  })
}
