// Server manifest of reading schedules: API rows and sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { readingSchedules } from './api.server.ts'

export const readingSchedulesServer = {
  api: readingSchedules,
  sitemap: [plainAddresses('/meter-reading-schedule')],
} satisfies ServerFeature
