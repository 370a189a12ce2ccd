// Server manifest of receipts: API rows and templates of messages.

import type { ServerFeature } from '#root/manifest.ts'
import { receipts } from './api.server.ts'
import { receiptTemplates } from './operations/templates.server.ts'

export const receiptsServer = { api: receipts, templates: receiptTemplates } satisfies ServerFeature
