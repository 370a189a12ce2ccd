// API handlers of receipts.

import { serve } from '#platform/serve.server.ts'
import { receiptsApi } from './contract/api.ts'
import { openReceipt, printReceipt, readReceipts } from './operations/read.server.ts'
import { verifyReceipt } from './operations/verify.server.ts'

export const receipts = serve(receiptsApi, {
  receipts: readReceipts,
  receipt: openReceipt,
  printReceipt,
  verifyReceipt,
})
