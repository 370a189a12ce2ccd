// Fonepay's redirect and dynamic QR as the sample gateway speaks them (Web Integration 2.0, Dynamic QR 1.1).

import { json, noAnswer, text, type Route } from './exchange.ts'
import { sampleMerchants } from './merchants.ts'
import { paymentPage, refusedPage } from './page.ts'
import { askPayment, beginPayment, findPayment, paisa, rupees, type Payment } from './payments.ts'
import { sha512Signature } from './signatures.ts'

const merchants = [...sampleMerchants.values()]
const secretOf = (merchant: string) => merchants.find(({ fonepay }) => fonepay.merchant === merchant)?.fonepay.secret

export const fonepayRequest: Route = async ({ fields }) => {
  const { PID: merchant = '', PRN: id = '', AMT: amount = '', RU: address = '' } = fields
  const secret = secretOf(merchant)
  const names = ['PID', 'MD', 'PRN', 'AMT', 'CRN', 'DT', 'R1', 'R2', 'RU']
  const message = names.map((name) => fields[name] ?? '').join(',')
  if (secret === undefined || (await sha512Signature(secret, message)) !== fields['DV'])
    return refusedPage('Data validation failed.')
  if (!/^[\w-]{3,25}$/.test(id) || !/^\d\d\/\d\d\/\d{4}$/.test(fields['DT'] ?? ''))
    return refusedPage('Invalid request.')
  const payment = beginPayment({
    key: `fonepay:${id}`,
    id,
    merchant,
    amount,
    amountPaisa: paisa(amount),
    addresses: { RU: address },
  })
  return paymentPage('Fonepay', payment)
}

export async function fonepayReturn(payment: Payment): Promise<string> {
  const isPaid = payment.state === 'paid'
  const fields: Record<string, string> = {
    PRN: payment.id,
    PID: payment.merchant,
    PS: String(isPaid),
    RC: isPaid ? 'successful' : 'cancel',
    UID: payment.reference,
    BC: 'SAMPLE',
    INI: 'SAMPLE',
    P_AMT: rupees(payment.takenPaisa),
    R_AMT: rupees(payment.takenPaisa),
  }
  const key = payment.fault === 'wrong-signature' ? 'another key' : secretOf(payment.merchant)!
  const signature = (await sha512Signature(key, Object.values(fields).join(','))).toUpperCase()
  return `${payment.addresses['RU']}?${new URLSearchParams({ ...fields, DV: signature })}`
}

/** The code has the address of the page that is the phone here. */
export const fonepayQrDownload: Route = async ({ json: body, base }) => {
  const [amount, id, merchant, one, two] = ['amount', 'prn', 'merchantCode', 'remarks1', 'remarks2'].map((name) =>
    text(body[name]),
  )
  const refusal = await refusalOf(body, [amount!, id!, merchant!, one!, two!])
  if (refusal) return refusal
  beginPayment({
    key: `fonepay-qr:${id}`,
    id: id!,
    merchant: merchant!,
    amount: amount!,
    amountPaisa: paisa(amount!),
    addresses: {},
  })
  const payAddress = `${base}/qr?prn=${id}`
  const created = { message: 'successfully created', statusCode: 201, success: true, status: 'CREATED' }
  return json(201, { ...created, qrMessage: payAddress, payAddress, thirdpartyQrWebSocketUrl: '' })
}

export const fonepayQrPage: Route = async ({ fields }) => {
  const payment = findPayment(`fonepay-qr:${fields['prn']}`)
  return payment ? paymentPage('Fonepay QR', payment) : refusedPage('Unknown code.')
}

/** While it is pending the document's own example answers "failed". */
export const fonepayQrStatus: Route = async ({ json: body }) => {
  const [id, merchant] = [text(body['prn']), text(body['merchantCode'])]
  const refusal = await refusalOf(body, [id, merchant])
  if (refusal) return refusal
  const payment = findPayment(`fonepay-qr:${id}`)
  const state = payment ? await askPayment(payment) : 'begun'
  if (state === 'down') return noAnswer
  const isPaid = payment && state === 'paid'
  const answer = { prn: id, merchantCode: merchant, fonepayTraceId: isPaid ? payment.reference : 0 }
  return json(200, { ...answer, paymentStatus: isPaid ? 'success' : 'failed' })
}

async function refusalOf(body: Record<string, unknown>, signed: string[]) {
  const known = merchants.find(({ qr }) => qr.merchant === body['merchantCode'])?.qr
  const isLoggedIn = known && body['username'] === known.user && body['password'] === known.password
  if (!isLoggedIn) return json(406, { errorCode: 1, message: 'Invalid credentials.' })
  const isSigned = (await sha512Signature(known.secret, signed.join(','))) === body['dataValidation']
  return isSigned ? undefined : json(406, { errorCode: 2, message: 'Data validation failed.' })
}
