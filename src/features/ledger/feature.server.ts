// Server manifest of the ledger: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { ledger, reports, vouchers } from './api.server.ts'

export const ledgerServer = { api: [...ledger, ...vouchers, ...reports] } satisfies ServerFeature
