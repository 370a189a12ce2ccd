// API handlers of security deposits.

import { serve } from '#platform/serve.server.ts'
import { depositsApi } from './contract/api.ts'
import { approveDeposit, cancelDeposit, refuseDeposit, requestDeposit } from './operations/decide.server.ts'
import { readConnectionDeposits, readDepositRequests } from './operations/read.server.ts'
import { takeDeposit } from './operations/take.server.ts'

export const deposits = serve(depositsApi, {
  takeDeposit,
  deposits: readDepositRequests,
  connectionDeposits: readConnectionDeposits,
  requestDeposit,
  approveDeposit,
  refuseDeposit,
  cancelDeposit,
})
