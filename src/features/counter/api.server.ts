// API handlers of the counter.

import { serve } from '#platform/serve.server.ts'
import { counterApi } from './contract/api.ts'
import { closeCashDay, openCashDay, readCashDays, readCounter } from './operations/days.server.ts'
import { payRefund, readRefundsToPay } from './operations/refunds.server.ts'
import { reverseReceipt } from './operations/reverse.server.ts'
import { readCounterDue, takePayment } from './operations/take.server.ts'

export const counter = serve(counterApi, {
  counter: readCounter,
  counterDue: readCounterDue,
  takePayment,
  refundsToPay: readRefundsToPay,
  payRefund,
  reverseReceipt,
  cashDays: readCashDays,
  openCashDay,
  closeCashDay,
})
