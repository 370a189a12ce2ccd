// API handlers of refunds and held money.

import { serve } from '#platform/serve.server.ts'
import { refundsApi } from './contract/api.ts'
import { approveRefund, cancelRefund, refuseRefund, requestRefund } from './operations/decide.server.ts'
import { readHeld, readOneHeld, requestHeld } from './operations/held.server.ts'
import { requestMove } from './operations/moved-payments.server.ts'
import { readConnectionRefunds, readRefunds } from './operations/read.server.ts'

export const refunds = serve(refundsApi, {
  refunds: readRefunds,
  heldMoney: readHeld,
  oneHeld: readOneHeld,
  requestHeld,
  requestMove,
  connectionRefunds: readConnectionRefunds,
  requestRefund,
  approveRefund,
  refuseRefund,
  cancelRefund,
})
