// connectIPS as the sample gateway speaks it (documentation: merchant specification of doc.connectips.com).

import { json, noAnswer, text, type Route } from './exchange.ts'
import { publicKey, sampleMerchants } from './merchants.ts'
import { paymentPage, refusedPage } from './page.ts'
import { askPayment, beginPayment, findPayment, type Payment } from './payments.ts'
import { isSignedBy } from './signatures.ts'

const merchantOf = (number: string) =>
  [...sampleMerchants.values()].find(({ connectips }) => connectips.merchant === number)?.connectips
const signedFields = [
  'MERCHANTID',
  'APPID',
  'APPNAME',
  'TXNID',
  'TXNDATE',
  'TXNCRNCY',
  'TXNAMT',
  'REFERENCEID',
  'REMARKS',
  'PARTICULARS',
]

/** A merchant registers its return addresses beforehand; here those of the website that the form came from count as registered. */
export const connectipsLogin: Route = async ({ fields, origin }) => {
  const message = `${signedFields.map((name) => `${name}=${fields[name] ?? ''}`).join(',')},TOKEN=TOKEN`
  const { MERCHANTID: merchant = '', TXNID: id = '', TXNAMT: amount = '', TXNDATE: day = '' } = fields
  if (!merchantOf(merchant) || !(await isSignedBy(publicKey, message, fields['TOKEN'] ?? '')))
    return refusedPage('Invalid token.')
  const isWellFormed = /^[\w-]{1,20}$/.test(id) && /^\d+$/.test(amount) && /^\d\d-\d\d-\d{4}$/.test(day)
  if (!isWellFormed || fields['TXNCRNCY'] !== 'NPR') return refusedPage('Invalid request.')
  const payment = beginPayment({
    key: `connectips:${id}`,
    id,
    merchant,
    amount,
    amountPaisa: Number(amount),
    addresses: { registered: `${origin}/pay/return/connectips` },
  })
  return paymentPage('connectIPS', payment)
}

export async function connectipsReturn({ id, addresses }: Payment): Promise<string> {
  return `${addresses['registered']}?TXNID=${id}`
}

export const connectipsValidate: Route = async ({ json: body, authorization }) => {
  const [merchant, appId, id, amount, token] = ['merchantId', 'appId', 'referenceId', 'txnAmt', 'token'].map((name) =>
    text(body[name]),
  )
  const known = merchantOf(merchant!)
  const login = Buffer.from(`${known?.appId}:${known?.password}`).toString('base64')
  if (!known || authorization !== `Basic ${login}`) return json(401, { error: 'Unauthorized' })
  const message = `MERCHANTID=${merchant},APPID=${appId},REFERENCEID=${id},TXNAMT=${amount}`
  const asked = { merchantId: Number(merchant), appId, referenceId: id, txnAmt: amount, token: null }
  if (!(await isSignedBy(publicKey, message, token!)))
    return json(200, { ...asked, status: 'ERROR', statusDesc: 'INVALID TOKEN' })
  const payment = findPayment(`connectips:${id}`)
  if (!payment || payment.merchant !== merchant || payment.amount !== amount)
    return json(200, { ...asked, status: 'ERROR', statusDesc: 'TRANSACTION NOT FOUND' })
  const state = await askPayment(payment)
  if (state === 'down') return noAnswer
  if (state === 'paid')
    return json(200, {
      ...asked,
      txnAmt: String(payment.takenPaisa),
      status: 'SUCCESS',
      statusDesc: 'TRANSACTION SUCCESSFUL',
    })
  if (state === 'begun') return json(200, { ...asked, status: 'ERROR', statusDesc: 'TRANSACTION INCOMPLETE' })
  return json(200, { ...asked, status: 'FAILED', statusDesc: 'TRANSACTION FAILED' })
}
