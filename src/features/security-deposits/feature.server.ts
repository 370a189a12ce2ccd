// Server manifest of security deposits: API rows and message templates.

import type { ServerFeature } from '#root/manifest.ts'
import { deposits } from './api.server.ts'
import { depositTemplates } from './operations/notify.server.ts'

export const depositsServer = { api: deposits, templates: depositTemplates } satisfies ServerFeature
