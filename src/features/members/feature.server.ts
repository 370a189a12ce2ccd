// Server manifest of members: API rows, published kinds and sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { members } from './api.server.ts'
import { member } from './operations.server.ts'

export const membersServer = {
  api: members,
  published: [member],
  sitemap: [plainAddresses('/members')],
} satisfies ServerFeature
