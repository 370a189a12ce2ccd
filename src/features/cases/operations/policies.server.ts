// Change of an organisation's policy for one kind of case: retention and other periods.

import { refuse } from '#kit/refusal.ts'
import { validate, type FormDefinition } from '#kit/validation/form.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'

/** The form that a policy is checked by, how it is read and written, and the name of its change in the audit. */
export type CasePolicies<Policy> = {
  form: FormDefinition<Policy>
  find: (scope: Scope) => Promise<Record<keyof Policy, number | null>>
  update: (scope: Scope, policy: Policy) => Promise<void>
  changed: { action: string }
}

/** Applies to every case from its next event on. Names and values as they are typed. */
export async function changePolicy<Policy>(
  ctx: Ctx,
  { form, find, update, changed }: CasePolicies<Policy>,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const answer = validate(form, { ...(await find(tx)), ...changes })
    if (!answer.ok) return refuse('invalid', 'request.invalid', { fields: answer.issues })
    await update(tx, answer.value)
    await record(tx, { ...changed, changes })
  })
}
