// API handlers of cheques, of deposits at the bank and their reversals, and of corrections of the ledger, from which the money of a cheque follows.

import { correctionsApi } from '#features/ledger/contract/corrections.ts'
import { serve } from '#platform/serve.server.ts'
import { bankingApi } from './contract/api.ts'
import { depositsApi } from './contract/deposits.ts'
import { reversalsApi } from './contract/reversals.ts'
import { correctAndTell } from './operations/corrections.server.ts'
import { clearCheque, depositCheques, returnCheque } from './operations/cheques.server.ts'
import { depositCash, readBankDeposits, readDueDays } from './operations/deposits.server.ts'
import { readCheques, readChequeTotals } from './operations/read.server.ts'
import { readDepositDetails, readPendingReversals } from './operations/read-reversals.server.ts'
import {
  approveDepositReversal,
  cancelDepositReversal,
  refuseDepositReversal,
  requestDepositReversal,
} from './operations/reversals.server.ts'

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

const reversals = serve(reversalsApi, {
  depositReversals: readPendingReversals,
  bankDeposit: readDepositDetails,
  requestDepositReversal,
  approveDepositReversal,
  refuseDepositReversal,
  cancelDepositReversal,
})

const corrections = serve(correctionsApi, { correctEntry: correctAndTell })

export const banking = [...cheques, ...deposits, ...reversals, ...corrections]
