// Server manifest of water schedules: API rows, editions and sitemap.

import { plainAddresses } from '#platform/sitemap.ts'
import type { ServerFeature } from '#root/manifest.ts'
import { waterSchedules } from './api.server.ts'
import { supplyPlans } from './operations/plan-editions.server.ts'

export const waterSchedulesServer = {
  api: waterSchedules,
  editions: [supplyPlans],
  sitemap: [plainAddresses('/water-schedule')],
} satisfies ServerFeature
