// Server manifest of reconciliations: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { reconciliations } from './api.server.ts'

export const reconciliationsServer = { api: reconciliations } satisfies ServerFeature
