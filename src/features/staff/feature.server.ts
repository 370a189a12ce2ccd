// Server manifest of staff: API rows and dashboard.

import type { ServerFeature } from '#root/manifest.ts'
import { staff } from './api.server.ts'
import { readInvitations } from './operations.server.ts'

export const staffServer = {
  api: staff,
  dashboard: { section: 'people', permission: 'people:read', read: readInvitations },
} satisfies ServerFeature
