// Server manifest of collections: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { collections } from './api.server.ts'

export const collectionsServer = { api: collections } satisfies ServerFeature
