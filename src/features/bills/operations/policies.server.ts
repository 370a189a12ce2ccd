// Billing policies: read with their history, changed at the office or by a command, and one person in place of two decided by another.

import type { Office } from '#features/ordered-lists/operations/definition.server.ts'
import { insertEdit, readHistory } from '#features/ordered-lists/operations/edits.server.ts'
import { changeSettings } from '#features/ordered-lists/operations/settings.server.ts'
import { pick } from '#kit/pick.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { validate } from '#kit/validation/form.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { BillingPolicies } from '../contract/policies-api.ts'
import { billingPolicyForm, type BillingPolicy, type SentBillingPolicy } from '../contract/policy.ts'
import { mayApproveOnePerson, policyOf, sentOf } from '../rules/policy.ts'
import { lockBilling } from '../store/bills.server.ts'
import {
  decideRequest,
  findBillingPolicy,
  findPendingRequest,
  findRequest,
  insertRequest,
  saveBillingPolicy,
} from '../store/policies.server.ts'
import { authorOf, namedPreparation } from './author.server.ts'

export async function readBillingPolicies(ctx: Office): Promise<BillingPolicies> {
  const { billsSamples: _samples, ...policy } = await findBillingPolicy(ctx)
  const pending = await findPendingRequest(ctx)
  const request = pending
    ? {
        id: pending.id,
        prepared: await namedPreparation(ctx, pending),
        mayApprove: mayApproveOnePerson(pending, authorOf(ctx)),
      }
    : null
  return { ...policy, request, ...(await readHistory(ctx, subjectOf(ctx))) }
}

/** Whether the bills of the organisation are made here, not in another program whose entries are imported. */
export async function isBilledHere(ctx: Ctx): Promise<boolean> {
  return (await findBillingPolicy(ctx)).billing !== 'imported'
}

export async function changeBillingPolicies(
  ctx: Office,
  sent: SentBillingPolicy & { version: number },
): Promise<BillingPolicies> {
  const { version, note } = sent
  const settings = { ...subjectOf(ctx), action: 'changeBillingPolicies' }
  await changeSettings(ctx, settings, { version, note }, (tx) => applyChanges(tx, policyOf(sent)))
  return readBillingPolicies(ctx)
}

/** Sets what an organisation decided about its billing. One person in place of two only makes a request; returns whether one is pending. */
export async function changeBillingPolicy(
  ctx: Ctx,
  changes: Partial<BillingPolicy>,
): Promise<{ isRequested: boolean }> {
  return transaction(ctx, async (tx) => {
    const applied = await applyChanges(tx, changes)
    await insertEdit(tx, subjectOf(tx), { act: 'changed', ...applied })
    await record(tx, { action: 'billing.policy_changed', changes: applied })
    return { isRequested: (await findPendingRequest(tx)) !== undefined }
  })
}

/** The same, as they are typed: names and values of the form. */
export async function changeTypedPolicy(
  ctx: Ctx,
  typed: Readonly<Record<string, string>>,
): Promise<{ isRequested: boolean }> {
  const answer = validate(billingPolicyForm, { ...(await typedPolicy(ctx)), ...typed })
  if (!answer.ok) return refuse('invalid', 'request.invalid', { fields: answer.issues })
  return changeBillingPolicy(ctx, policyOf(answer.value))
}

/** As the form has them, with the fee in rupees. */
export async function typedPolicy(ctx: Ctx): Promise<SentBillingPolicy> {
  return sentOf(await findBillingPolicy(ctx))
}

/** By another person than who has requested it; refused by anyone who may change the policies. */
export async function decideBillingPersons(
  ctx: Office,
  { id, decision }: { id: number; decision: 'approved' | 'refused' },
): Promise<BillingPolicies> {
  await transaction(ctx, async (tx) => {
    await lockBilling(tx)
    const request = (await findRequest(tx, id)) ?? refuse('missing', 'billing.request_unknown')
    if (request.decision !== null) refuse('conflict', 'billing.request_decided')
    if (decision === 'approved') {
      enforce(mayApproveOnePerson(request, authorOf(tx)))
      await saveBillingPolicy(tx, { ...(await findBillingPolicy(tx)), persons: 1 })
      await insertEdit(tx, subjectOf(tx), { act: 'changed', before: { persons: 2 }, after: { persons: 1 } })
    }
    await decideRequest(tx, id, decision, authorOf(tx))
    await record(tx, { action: 'decideBillingPersons', changes: { request: id, decision } })
  })
  return readBillingPolicies(ctx)
}

/** The values that changed, as they were and as they are. A request that is pending stays, whatever else is changed. */
async function applyChanges(tx: Ctx, changes: Partial<BillingPolicy>): Promise<{ before: object; after: object }> {
  await lockBilling(tx)
  const stored = await findBillingPolicy(tx)
  const isRequest = stored.persons === 2 && changes.persons === 1
  const wanted: BillingPolicy = { ...stored, ...changes, ...(isRequest && { persons: 2 as const }) }
  const names = (Object.keys(stored) as (keyof BillingPolicy)[]).filter((name) => wanted[name] !== stored[name])
  await saveBillingPolicy(tx, wanted)
  if (isRequest && !(await findPendingRequest(tx))) await insertRequest(tx, authorOf(tx))
  return { before: pick(stored, names), after: { ...pick(wanted, names), ...(isRequest && { requested: 1 }) } }
}

function subjectOf({ org }: Pick<Ctx, 'org'>) {
  return { subject: 'billing-policies', id: org.id }
}
