// API handlers of wallet payments.

import { serve } from '#platform/serve.server.ts'
import { walletPaymentsApi } from './contract/api.ts'
import { rejectWalletPayment, verifyWalletPayment } from './operations/decide.server.ts'
import { readWalletPayments } from './operations/read.server.ts'
import { recordWalletPayment } from './operations/record.server.ts'

export const walletPayments = serve(walletPaymentsApi, {
  walletPayments: readWalletPayments,
  recordWalletPayment,
  verifyWalletPayment,
  rejectWalletPayment,
})
