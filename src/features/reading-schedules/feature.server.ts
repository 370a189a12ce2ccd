// Server manifest of reading schedules: API rows, list and sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { readingSchedules } from './api.server.ts'
import { readingDays } from './operations.server.ts'

export const readingSchedulesServer = {
  api: readingSchedules,
  lists: [readingDays],
  sitemap: [plainAddresses('/meter-reading-schedule')],
} satisfies ServerFeature
