// Server manifest of slides: API rows and published kinds.

import type { ServerFeature } from '#root/manifest.ts'
import { slides } from './api.server.ts'
import { slideNoun } from './contract/addresses.ts'
import { slide } from './operations.server.ts'

export const slidesServer = {
  api: slides,
  published: [slide],
  media: [
    {
      kind: slideNoun.label,
      table: 'slides',
      title: { en: 'title_en', ne: 'title_ne' },
      hash: 'picture_hash',
      page: (id) => `/staff/slides/${id}`,
    },
  ],
} satisfies ServerFeature
