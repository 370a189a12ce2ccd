// Khalti KPG-2 as the sample gateway speaks it (documentation: docs.khalti.com, web checkout).

import { randomUUID } from 'node:crypto'
import { json, noAnswer, text, type Route } from './exchange.ts'
import { sampleMerchants } from './merchants.ts'
import { paymentPage, refusedPage } from './page.ts'
import { askPayment, beginPayment, findPayment, type Payment } from './payments.ts'

const merchantOf = (authorization: string) =>
  [...sampleMerchants.values()].find(({ khalti }) => authorization === `Key ${khalti.secret}`)?.khalti.merchant

export const khaltiInitiate: Route = async ({ json: body, authorization, base }) => {
  const merchant = merchantOf(authorization)
  if (!merchant) return json(401, { detail: 'Invalid token.', status_code: 401 })
  const [id, amount, returnAddress] = [text(body['purchase_order_id']), body['amount'], text(body['return_url'])]
  if (!Number.isInteger(amount) || Number(amount) < 1000)
    return json(400, {
      amount: ['Amount should be greater than Rs. 10, that is 1000 paisa.'],
      error_key: 'validation_error',
    })
  const pidx = randomUUID().replaceAll('-', '').slice(0, 22)
  beginPayment({
    key: `khalti:${pidx}`,
    id,
    merchant,
    amount: String(amount),
    amountPaisa: Number(amount),
    addresses: { return_url: returnAddress },
  })
  const expires = new Date(Date.now() + 3_600_000).toISOString()
  return json(200, { pidx, payment_url: `${base}/khalti?pidx=${pidx}`, expires_at: expires, expires_in: 3600 })
}

export async function khaltiReturn({
  key,
  id,
  state,
  fault,
  reference,
  amountPaisa,
  addresses,
}: Payment): Promise<string> {
  const [pidx, status] = [key.slice('khalti:'.length), state === 'paid' ? 'Completed' : 'User canceled']
  const returned = { pidx, status, transaction_id: reference, tidx: reference, amount: String(amountPaisa) }
  const forged = fault === 'wrong-signature' ? { amount: '100', pidx: 'another' } : {}
  return `${addresses['return_url']}?${new URLSearchParams({ ...returned, ...forged, purchase_order_id: id })}`
}

export const khaltiPage: Route = async ({ fields }) => {
  const payment = findPayment(`khalti:${fields['pidx']}`)
  return payment ? paymentPage('Khalti', payment) : refusedPage('Unknown pidx.')
}

export const khaltiLookup: Route = async ({ json: body, authorization }) => {
  const pidx = text(body['pidx'])
  const payment = findPayment(`khalti:${pidx}`)
  if (!payment || payment.merchant !== merchantOf(authorization)) return json(404, { detail: 'Not found.' })
  const state = await askPayment(payment)
  if (state === 'down') return noAnswer
  const status = { begun: 'Initiated', paid: 'Completed', cancelled: 'User canceled', refunded: 'Refunded' }[state]
  const total = state === 'paid' ? payment.takenPaisa : payment.amountPaisa
  const reference = state === 'paid' ? payment.reference : null
  return json(200, {
    pidx,
    total_amount: total,
    status,
    transaction_id: reference,
    fee: 0,
    refunded: state === 'refunded',
  })
}
