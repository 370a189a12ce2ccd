// Server manifest of amnesties: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { amnesties } from './api.server.ts'

export const amnestiesServer = { api: amnesties } satisfies ServerFeature
