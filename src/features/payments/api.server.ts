// API handlers of payments through gateways.

import { serve } from '#platform/serve.server.ts'
import { paymentsApi } from './contract/api.ts'
import { readDue } from './operations/due.server.ts'
import { beginPayment, readMethods, readOwnPayments, readPayment, readPayments } from './operations/read.server.ts'
import { readOfficePayment, resolvePayment } from './operations/resolve.server.ts'

export const payments = serve(paymentsApi, {
  due: readDue,
  beginPayment: (ctx, sent) => beginPayment(ctx, sent),
  paymentMethods: readMethods,
  payment: (ctx, query) => readPayment(ctx, query),
  myPayments: readOwnPayments,
  payments: readPayments,
  officePayment: readOfficePayment,
  resolvePayment,
})
