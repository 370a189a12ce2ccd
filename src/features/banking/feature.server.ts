// Server manifest of banking: API rows, templates of messages and dashboard.

import type { ServerFeature } from '#root/manifest.ts'
import { banking } from './api.server.ts'
import { readBankingDue } from './operations/deposits.server.ts'
import { bankingTemplates } from './operations/templates.server.ts'

export const bankingServer = {
  api: banking,
  templates: bankingTemplates,
  dashboard: { section: 'banking', permission: 'banking:write', read: readBankingDue },
} satisfies ServerFeature
