// Server manifest of fees: API rows and the list of purposes.

import type { ServerFeature } from '#root/manifest.ts'
import { fees } from './api.server.ts'
import { feePurposes } from './operations/purposes.server.ts'

export const feesServer = { api: fees, lists: [feePurposes] } satisfies ServerFeature
