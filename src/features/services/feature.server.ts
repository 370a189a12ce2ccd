// Server manifest of services: API rows, published kinds and sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { services } from './api.server.ts'
import { question } from './operations/questions.server.ts'
import { service } from './operations/services.server.ts'

export const servicesServer = {
  api: services,
  published: [service, question],
  sitemap: [plainAddresses('/miscellaneous')],
} satisfies ServerFeature
