// Server manifest of organisations' appearance: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { brands } from './api.server.ts'

export const brandsServer = { api: brands } satisfies ServerFeature
