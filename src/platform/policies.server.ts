// Change of a policy that an organisation sets: retention, periods, who needs a second factor.

import { refuse } from '#kit/refusal.ts'
import { validate, type FormDefinition } from '#kit/validation/form.ts'
import { record } from './audit.server.ts'
import type { Ctx, Scope } from './context.ts'
import { transaction } from './database.server.ts'

/** The form that a policy is checked by, how it is read and written, and the name of its change in the audit. */
export type OrganisationPolicy<Policy> = {
  form: FormDefinition<Policy>
  find: (scope: Scope) => Promise<Record<keyof Policy, number | null>>
  update: (tx: Ctx, policy: Policy) => Promise<void>
  changed: { action: string }
}

/** Names and values as they are typed. A changed retention applies to a case from its next event on. */
export async function changePolicy<Policy>(
  ctx: Ctx,
  { form, find, update, changed }: OrganisationPolicy<Policy>,
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const answer = validate(form, { ...(await find(tx)), ...changes })
    if (!answer.ok) return refuse('invalid', 'request.invalid', { fields: answer.issues })
    await update(tx, answer.value)
    await record(tx, { ...changed, changes })
  })
}
