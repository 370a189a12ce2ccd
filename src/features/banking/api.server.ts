// API handlers of cheques.

import { serve } from '#platform/serve.server.ts'
import { bankingApi } from './contract/api.ts'
import { clearCheque, depositCheques, returnCheque } from './operations/cheques.server.ts'
import { readCheques, readChequeTotals } from './operations/read.server.ts'

export const banking = serve(bankingApi, {
  cheques: readCheques,
  chequeTotals: readChequeTotals,
  depositCheques,
  clearCheque,
  returnCheque,
})
