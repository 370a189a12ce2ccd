// Server manifest of slides: API rows and published kinds.

import type { ServerFeature } from '#root/manifest.ts'
import { slides } from './api.server.ts'
import { slide } from './operations.server.ts'

export const slidesServer = {
  api: slides,
  published: [slide],
} satisfies ServerFeature
