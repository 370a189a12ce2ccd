// Server manifest of messages to people: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { outbox } from './api.server.ts'

export const outboxServer = { api: outbox } satisfies ServerFeature
