// What an organisation decides about publishing: whether another person reviews before.

import type { Ctx } from '#platform/context.ts'
import type { OrganisationPolicy } from '#platform/policies.server.ts'
import { publishingPolicy, type PublishingPolicy } from '../contract/policy.ts'
import { cancelReviews, findPublishingPolicy, updatePublishingPolicy } from '../store/review.server.ts'

export const publishingPolicies = {
  form: publishingPolicy,
  find: findPublishingPolicy,
  update: updatePolicy,
  changed: { action: 'publishing.policy_changed' },
} satisfies OrganisationPolicy<PublishingPolicy>

/** Where review is no longer required nothing waits for it any more: what was submitted is a draft that its writer publishes. */
async function updatePolicy(tx: Ctx, policy: PublishingPolicy): Promise<void> {
  const before = await findPublishingPolicy(tx)
  await updatePublishingPolicy(tx, policy)
  if (before.reviewByAnother === 0 || policy.reviewByAnother === 1) return
  await cancelReviews(tx, { byId: tx.actor.kind === 'staff' ? tx.actor.id : null, at: tx.now })
}
