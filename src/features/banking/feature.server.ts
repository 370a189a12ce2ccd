// Server manifest of banking: API rows and templates of messages.

import type { ServerFeature } from '#root/manifest.ts'
import { banking } from './api.server.ts'
import { bankingTemplates } from './operations/templates.server.ts'

export const bankingServer = { api: banking, templates: bankingTemplates } satisfies ServerFeature
