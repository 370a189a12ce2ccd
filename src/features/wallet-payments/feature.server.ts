// Server manifest of wallet payments: API rows, templates of messages and dashboard.

import type { ServerFeature } from '#root/manifest.ts'
import { walletPayments } from './api.server.ts'
import { readWalletsDue } from './operations/read.server.ts'
import { walletTemplates } from './operations/templates.server.ts'

export const walletPaymentsServer = {
  api: walletPayments,
  templates: walletTemplates,
  dashboard: { section: 'wallets', permission: 'banking:write', read: readWalletsDue },
} satisfies ServerFeature
