// Server manifest of connections: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { connections } from './api.server.ts'

export const connectionsServer = { api: connections } satisfies ServerFeature
