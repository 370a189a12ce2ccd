// What an organisation decides about complaints: how long they are stored and can be reopened, and which wards it has.

import type { OrganisationPolicy } from '#platform/policies.server.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { complaintPolicy } from '../contract/form.ts'
import { findPolicy, updatePolicy } from '../store/complaints.server.ts'

export const complaintPolicies = {
  form: complaintPolicy,
  find: findPolicy,
  update: (scope, policy) => updatePolicy(scope, { ...policy, wards: policy.wards ?? null }),
  changed: { action: 'complaints.policy_changed' },
} satisfies OrganisationPolicy<FormValue<typeof complaintPolicy.fields>>
