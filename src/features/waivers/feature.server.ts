// Server manifest of waivers: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { waivers } from './api.server.ts'

export const waiversServer = { api: waivers } satisfies ServerFeature
