// Server manifest of receipts: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { receipts } from './api.server.ts'

export const receiptsServer = { api: receipts } satisfies ServerFeature
