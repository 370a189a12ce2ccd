// Server manifest of numbers: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { numbers } from './api.server.ts'

export const numbersServer = {
  api: numbers,
} satisfies ServerFeature
