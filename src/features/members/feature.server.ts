// Server manifest of members: API rows, published kinds and sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { members } from './api.server.ts'
import { memberNoun } from './contract/kinds.ts'
import { member } from './operations.server.ts'

export const membersServer = {
  api: members,
  published: [member],
  sitemap: [plainAddresses('/members')],
  media: [
    {
      kind: memberNoun.label,
      table: 'members',
      title: { en: 'name_en', ne: 'name_ne' },
      hash: 'photo_hash',
      page: (id) => `/staff/members/${id}`,
    },
  ],
} satisfies ServerFeature
