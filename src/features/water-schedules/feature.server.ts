// Server manifest of water schedules: API rows and sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { waterSchedules } from './api.server.ts'

export const waterSchedulesServer = {
  api: waterSchedules,
  sitemap: [plainAddresses('/water-schedule')],
} satisfies ServerFeature
