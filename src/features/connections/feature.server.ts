// Server manifest of connections: API rows and message templates.

import type { ServerFeature } from '#root/manifest.ts'
import { connections } from './api.server.ts'
import { connectionTemplates } from './operations/templates.server.ts'

export const connectionsServer = { api: connections, templates: connectionTemplates } satisfies ServerFeature
