// eSewa ePay version 2 as the sample gateway speaks it (documentation: developer.esewa.com.np, Epay).

import { json, noAnswer, type Route } from './exchange.ts'
import { sampleMerchants } from './merchants.ts'
import { paymentPage, refusedPage } from './page.ts'
import { askPayment, beginPayment, findPayment, paisa, rupees, type Payment } from './payments.ts'
import { sha256Signature } from './signatures.ts'

const secretOf = (code: string) =>
  [...sampleMerchants.values()].find(({ esewa }) => esewa.merchant === code)?.esewa.secret

export const esewaForm: Route = async ({ fields }) => {
  const { product_code: merchant = '', total_amount: amount = '', transaction_uuid: id = '' } = fields
  const secret = secretOf(merchant)
  const message = `total_amount=${amount},transaction_uuid=${id},product_code=${merchant}`
  const isSigned = secret !== undefined && (await sha256Signature(secret, message)) === fields['signature']
  if (!isSigned || !/^[A-Za-z0-9-]+$/.test(id)) return refusedPage('ES104: Invalid payload signature.')
  const charges = ['amount', 'tax_amount', 'product_service_charge', 'product_delivery_charge']
  const sum = charges.reduce((total, name) => total + paisa(fields[name] ?? ''), 0)
  if (sum !== paisa(amount)) return refusedPage('The total is not the sum of its parts.')
  const { success_url: success = '', failure_url: failure = '' } = fields
  const payment = beginPayment({
    key: `esewa:${id}`,
    id,
    merchant,
    amount,
    amountPaisa: paisa(amount),
    addresses: { success, failure },
  })
  return paymentPage('eSewa', payment)
}

export const esewaStatus: Route = async ({ fields }) => {
  const { product_code: merchant = '', total_amount: amount = '', transaction_uuid: id = '' } = fields
  const payment = findPayment(`esewa:${id}`)
  const asked = { product_code: merchant, transaction_uuid: id, total_amount: Number(amount), ref_id: null }
  if (!payment || payment.merchant !== merchant || paisa(amount) !== payment.amountPaisa)
    return json(200, { ...asked, status: 'NOT_FOUND' })
  const state = await askPayment(payment)
  if (state === 'down') return noAnswer
  const status = { begun: 'PENDING', paid: 'COMPLETE', cancelled: 'CANCELED', refunded: 'FULL_REFUND' }[state]
  if (state !== 'paid') return json(200, { ...asked, status })
  return json(200, { ...asked, status, total_amount: payment.takenPaisa / 100, ref_id: payment.reference })
}

/** The amount in the return is written with one decimal at least, and signed so. */
export async function esewaReturn(payment: Payment): Promise<string> {
  const { success = '', failure = '' } = payment.addresses
  if (payment.state !== 'paid') return failure
  const secret = secretOf(payment.merchant)!
  const amount = rupees(payment.takenPaisa).replace(/0$/, '')
  const names = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names'
  const { reference, id, merchant } = payment
  const message = `transaction_code=${reference},status=COMPLETE,total_amount=${amount},transaction_uuid=${id},product_code=${merchant},signed_field_names=${names}`
  const signature = await sha256Signature(payment.fault === 'wrong-signature' ? 'another key' : secret, message)
  const fields = `"transaction_code":"${reference}","status":"COMPLETE","total_amount":${amount},"transaction_uuid":"${id}","product_code":"${merchant}","signed_field_names":"${names}","signature":"${signature}"`
  return `${success}?data=${encodeURIComponent(Buffer.from(`{${fields}}`).toString('base64'))}`
}
