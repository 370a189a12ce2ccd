// Server manifest of refunds: API rows and message templates.

import type { ServerFeature } from '#root/manifest.ts'
import { refunds } from './api.server.ts'
import { refundTemplates } from './operations/templates.server.ts'

export const refundsServer = { api: refunds, templates: refundTemplates } satisfies ServerFeature
