// Retention policy of an organisation for applications.

import type { OrganisationPolicy } from '#platform/policies.server.ts'
import { applicationPolicy, type ApplicationPolicy } from '../contract/progress.ts'
import { findPolicy, updatePolicy } from '../store/policies.server.ts'

export const applicationPolicies = {
  form: applicationPolicy,
  find: findPolicy,
  update: updatePolicy,
  changed: { action: 'applications.policy_changed' },
} satisfies OrganisationPolicy<ApplicationPolicy>
