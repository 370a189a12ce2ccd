// Server manifest of messages to people: API rows, and dashboard.

import type { ServerFeature } from '#root/manifest.ts'
import { outbox } from './api.server.ts'
import { countUndelivered } from './operations.server.ts'

export const outboxServer = {
  api: outbox,
  dashboard: { section: 'messages', permission: 'messages:read', read: countUndelivered },
} satisfies ServerFeature
