// API handlers of instalments.

import { serve } from '#platform/serve.server.ts'
import { instalmentsApi } from './contract/api.ts'
import { approveAgreement, cancelAgreement, refuseAgreement, requestAgreement } from './operations/agree.server.ts'
import { readAgreements, readConnectionAgreements, readOwnAgreements } from './operations/read.server.ts'

export const instalments = serve(instalmentsApi, {
  agreements: readAgreements,
  connectionAgreements: readConnectionAgreements,
  requestAgreement,
  approveAgreement,
  refuseAgreement,
  cancelAgreement,
  myAgreements: readOwnAgreements,
})
