// How does the audit's row of the API answer?

import { serve } from '#platform/serve.server.ts'
import { auditApi } from './contract.ts'
import { listAudit } from './store.server.ts'

export const audit = serve(auditApi, { listAudit })
