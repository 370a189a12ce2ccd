// API handler of the audit log.

import { serve } from '#platform/serve.server.ts'
import { auditApi } from './contract.ts'
import { listAudit } from './store.server.ts'

export const audit = serve(auditApi, { listAudit })
