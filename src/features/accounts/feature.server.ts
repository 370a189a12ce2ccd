// Server manifest of accounts: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { accounts } from './api.server.ts'

export const accountsServer = {
  api: accounts,
} satisfies ServerFeature
