// API handlers of reconciliations.

import { serve } from '#platform/serve.server.ts'
import { reconciliationsApi } from './contract/api.ts'
import {
  acceptReconciliation,
  readReconciliation,
  readReconciliations,
  sendBankStatement,
  sendStatement,
} from './operations/reconcile.server.ts'

export const reconciliations = serve(reconciliationsApi, {
  reconciliations: readReconciliations,
  reconciliation: readReconciliation,
  sendStatement,
  sendBankStatement,
  acceptReconciliation,
})
