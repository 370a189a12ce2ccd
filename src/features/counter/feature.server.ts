// Server manifest of the counter: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { counter } from './api.server.ts'

export const counterServer = { api: counter } satisfies ServerFeature
