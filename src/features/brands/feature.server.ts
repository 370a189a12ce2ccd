// Server manifest of organisations' colours: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { brands } from './api.server.ts'

export const brandsServer = { api: brands } satisfies ServerFeature
