// Server manifest of connections: API rows and message templates.

import type { ServerFeature } from '#root/manifest.ts'
import { connections, customers } from './api.server.ts'
import { connectionTemplates } from './operations/templates.server.ts'

export const connectionsServer = {
  api: [...connections, ...customers],
  templates: connectionTemplates,
} satisfies ServerFeature
