// Server manifest of readings: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { readings } from './api.server.ts'

export const readingsServer = { api: readings } satisfies ServerFeature
