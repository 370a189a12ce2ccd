// Sitemap and robots: the public addresses of each part of the product.

import { albumAddresses } from '#features/albums/operations.server.ts'
import { pageAt } from '#features/pages/contract/site-pages.ts'
import { pageAddresses } from '#features/pages/operations.server.ts'
import { addressesOf } from '#features/publishing/operations/admin.server.ts'
import { lastPublishingChange } from '#features/publishing/operations/history.server.ts'
import { apiBase } from '#platform/api-base.ts'
import type { AddressSource } from '#platform/sitemap.ts'
import { fewAddresses } from '#platform/sitemap.ts'
import { publishedKinds } from '#root/published.ts'
import { isGroup, menuFor } from '#shells/menu.ts'

/** The pages first, then the items of features; those of published kinds follow from their definitions. */
export const addressSources: AddressSource[] = [
  fewAddresses(async (ctx) => [{ path: '/', changedAt: await lastPublishingChange(ctx, ctx.now) }]),
  fewAddresses(() => plainPages().map((path) => ({ path }))),
  pageAddresses,
  albumAddresses,
  ...publishedKinds.flatMap(addressesOf),
]

/** What robots leave alone: the API, answers to forms, rooms behind a sign-in. */
export const closedToRobots = [
  apiBase,
  '/login',
  '/account',
  '/staff',
  '/complaint/received',
  '/registration/print',
  '/registration/sent',
  '/registration/correct',
  '/examples/',
]

/** Public pages that no menu entry leads to. */
const besidesTheMenu = [
  '/categories',
  '/registration',
  '/registration/new',
  '/registration/transfer',
  '/registration/track',
  '/complaint',
  '/complaint/track',
  '/tariff',
]

/** Pages that are there for every organisation, without those that a feature's own source lists. */
function plainPages(): string[] {
  const entries = menuFor('wide', []).flatMap((entry) => (isGroup(entry) ? entry.items : [entry]))
  const listedElsewhere = /^\/$|^\/(publications|notices)\/|^\/career$/
  return [...entries.map(({ to }) => to), ...besidesTheMenu].filter(
    (path) => !listedElsewhere.test(path) && !pageAt(path),
  )
}
