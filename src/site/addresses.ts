// Sitemap and robots: the public addresses of each part of the product.

import { pageAt } from '#features/pages/contract/site-pages.ts'
import { pageAddresses } from '#features/pages/operations.server.ts'
import { addressesOf } from '#features/publishing/operations/admin.server.ts'
import { lastPublishingChange } from '#features/publishing/operations/history.server.ts'
import { apiBase } from '#platform/api-base.ts'
import type { AddressSource } from '#platform/sitemap.ts'
import { fixedAddresses } from '#platform/sitemap.ts'
import { publishedKinds } from '#root/published.ts'
import { isGroup, menuFor } from '#shells/menu.ts'

/** Pages first, then the items of features; a feature with items adds a line. */
export const addressSources: AddressSource[] = [
  fixedAddresses(async (ctx) => [{ path: '/', changedAt: await lastPublishingChange(ctx, ctx.now) }]),
  fixedAddresses(() => plainPages().map((path) => ({ path }))),
  pageAddresses,
  ...publishedKinds.flatMap(addressesOf),
]

/** Paths excluded in robots.txt: the API, form responses, signed-in pages. */
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

/** Public pages without a menu entry. */
const pagesWithoutMenuEntry = [
  '/categories',
  '/registration',
  '/registration/new',
  '/registration/transfer',
  '/registration/track',
  '/complaint',
  '/complaint/track',
  '/tariff',
]

/** Pages that every organisation has, except those listed by a feature's own source. */
function plainPages(): string[] {
  const entries = menuFor('wide', []).flatMap((entry) => (isGroup(entry) ? entry.items : [entry]))
  const listedElsewhere = /^\/$|^\/(publications|notices)\/|^\/career$/
  return [...entries.map(({ to }) => to), ...pagesWithoutMenuEntry].filter(
    (path) => !listedElsewhere.test(path) && !pageAt(path),
  )
}
