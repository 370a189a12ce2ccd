// API handlers of cheques and of deposits at the bank.

import { serve } from '#platform/serve.server.ts'
import { bankingApi } from './contract/api.ts'
import { depositsApi } from './contract/deposits.ts'
import { clearCheque, depositCheques, returnCheque } from './operations/cheques.server.ts'
import { depositCash, readBankDeposits, readDueDays } from './operations/deposits.server.ts'
import { readCheques, readChequeTotals } from './operations/read.server.ts'

const cheques = serve(bankingApi, {
  cheques: readCheques,
  chequeTotals: readChequeTotals,
  depositCheques,
  clearCheque,
  returnCheque,
})

const deposits = serve(depositsApi, {
  bankDeposits: readBankDeposits,
  dueCashDays: readDueDays,
  depositCash,
})

export const banking = [...cheques, ...deposits]
