// The organisation's policies: read with their history, and changed with a version and a note.

import { applicationPolicies } from '#features/applications/operations/policies.server.ts'
import { complaintPolicies } from '#features/complaints/operations/policies.server.ts'
import type { Office } from '#features/ordered-lists/operations/definition.server.ts'
import { readHistory } from '#features/ordered-lists/operations/edits.server.ts'
import { changeSettings } from '#features/ordered-lists/operations/settings.server.ts'
import { publishingPolicies } from '#features/publishing/operations/policies.server.ts'
import { staffPolicies } from '#features/sessions/operations/policies.server.ts'
import { pick } from '#kit/pick.ts'
import type { Policies, PolicyValues } from '../contract/policies.ts'
import type { SentPolicies } from '../contract/policies-form.ts'

export async function readPolicies(ctx: Office): Promise<Policies> {
  return { ...(await readValues(ctx)), ...(await readHistory(ctx, subjectOf(ctx))) }
}

/** A changed retention applies to a case from its next event on. */
export async function changePolicies(ctx: Office, sent: SentPolicies & { version: number }): Promise<Policies> {
  const { version, note, complaintWards = null, ...others } = sent
  await changeSettings(ctx, { ...subjectOf(ctx), action: 'changePolicies' }, { version, note }, async (tx) => {
    const stored = await readValues(tx)
    const wanted: PolicyValues = { ...pick(others, namesBeside), complaintWards }
    const names = (Object.keys(stored) as (keyof PolicyValues)[]).filter((name) => wanted[name] !== stored[name])
    await updateValues(tx, wanted)
    return { before: pick(stored, names), after: pick(wanted, names) }
  })
  return readPolicies(ctx)
}

const namesBeside = [
  'complaintReopenDays',
  'complaintKeptDays',
  'applicationOpenDays',
  'applicationReturnedDays',
  'applicationRejectedDays',
  'applicationApprovedDays',
  'secondFactorForAll',
  'publishingReview',
] as const

async function readValues(ctx: Office): Promise<PolicyValues> {
  const complaint = await complaintPolicies.find(ctx)
  const application = await applicationPolicies.find(ctx)
  const { secondFactorForAll } = await staffPolicies.find(ctx)
  const { reviewByAnother } = await publishingPolicies.find(ctx)
  return {
    complaintReopenDays: complaint.reopenDays,
    complaintKeptDays: complaint.keptDays,
    complaintWards: complaint.wards,
    applicationOpenDays: application.openDays,
    applicationReturnedDays: application.returnedDays,
    applicationRejectedDays: application.rejectedDays,
    applicationApprovedDays: application.approvedDays,
    secondFactorForAll: secondFactorForAll === 1,
    publishingReview: reviewByAnother === 1,
  }
}

async function updateValues(tx: Office, values: PolicyValues): Promise<void> {
  await complaintPolicies.update(tx, {
    reopenDays: values.complaintReopenDays,
    keptDays: values.complaintKeptDays,
    ...(values.complaintWards !== null && { wards: values.complaintWards }),
  })
  await applicationPolicies.update(tx, {
    openDays: values.applicationOpenDays,
    returnedDays: values.applicationReturnedDays,
    rejectedDays: values.applicationRejectedDays,
    approvedDays: values.applicationApprovedDays,
  })
  await staffPolicies.update(tx, { secondFactorForAll: values.secondFactorForAll ? 1 : 0 })
  await publishingPolicies.update(tx, { reviewByAnother: values.publishingReview ? 1 : 0 })
}

function subjectOf({ org }: Pick<Office, 'org'>) {
  return { subject: 'policies', id: org.id }
}
