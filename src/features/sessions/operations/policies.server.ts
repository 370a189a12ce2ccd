// What an organisation decides about its staff's sign-in: who needs a second factor.

import type { OrganisationPolicy } from '#platform/policies.server.ts'
import { staffPolicy, type StaffPolicy } from '../contract/forms.ts'
import { findStaffPolicy, updateStaffPolicy } from '../store/staff-policies.server.ts'

export const staffPolicies = {
  form: staffPolicy,
  find: findStaffPolicy,
  update: updateStaffPolicy,
  changed: { action: 'staff.policy_changed' },
} satisfies OrganisationPolicy<StaffPolicy>
