// How does the audit's row of the API answer?

import { serve } from '#platform/serve.server.ts'
import { auditApi } from '#features/audit/contract.ts'
import { listAudit } from '#features/audit/store.server.ts'

export const audit = serve(auditApi, { listAudit })
