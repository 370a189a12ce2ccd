// Server manifest of waivers: API rows and dashboard.

import type { ServerFeature } from '#root/manifest.ts'
import { waivers } from './api.server.ts'
import { readWaiversDue } from './operations.server.ts'

export const waiversServer = {
  api: waivers,
  dashboard: { section: 'waivers', permission: 'billing:approve', read: readWaiversDue },
} satisfies ServerFeature
