// Sitemap and robots: the public addresses of all features, and the paths closed to robots.

import { addressesOf } from '#features/publishing/operations/admin.server.ts'
import { lastPublishingChange } from '#features/publishing/operations/history.server.ts'
import { apiBase } from '#platform/api-base.ts'
import type { AddressSource } from '#platform/sitemap.ts'
import { fixedAddresses } from '#platform/sitemap.ts'
import { publishedKinds, serverFeatures } from '#root/features.server.ts'

/** Pages first, then the items of published kinds. */
export const addressSources: AddressSource[] = [
  fixedAddresses(async (ctx) => [{ path: '/', changedAt: await lastPublishingChange(ctx, ctx.now) }]),
  ...serverFeatures.flatMap(({ sitemap = [] }) => sitemap),
  ...publishedKinds.flatMap(addressesOf),
]

/** Paths excluded in robots.txt: the API, signed-in pages, and what features exclude. */
export const closedToRobots = [
  apiBase,
  '/account',
  '/staff',
  ...serverFeatures.flatMap(({ closedToRobots = [] }) => closedToRobots),
]
