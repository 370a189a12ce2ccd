// Fonepay: the signed redirect and its signed return (Web Integration 2.0), and the dynamic QR (Dynamic QR 1.1).

import type { BegunAttempt, GatewayAnswer, ReturnQuery } from '../contract/gateway.ts'
import { paisaOfRupees, rupeesOf } from './amounts.ts'
import { flatJson } from './flat-json.ts'
import { hmacHex, isSameSignature } from './signatures.ts'

export const fonepayBases = {
  test: 'https://dev-clientapi.fonepay.com',
  live: 'https://clientapi.fonepay.com',
} as const
export const fonepayQrBases = {
  test: 'https://uat-new-merchant-api.fonepay.com',
  live: 'https://merchantapi.fonepay.com',
} as const

/** Values joined by commas, as they are before URL encoding. */
export function fonepayMessage(names: readonly string[], fields: Readonly<Record<string, string>>): string {
  return names.map((name) => fields[name] ?? '').join(',')
}

const requestNames = ['PID', 'MD', 'PRN', 'AMT', 'CRN', 'DT', 'R1', 'R2', 'RU']

/** The fields of the redirect; the day is MM/DD/YYYY and the amount rupees. */
export function fonepayForm(attempt: BegunAttempt, { merchant, secret }: { merchant: string; secret: string }) {
  const [year, month, day] = attempt.startedOn.split('-')
  const fields: Record<string, string> = {
    PID: merchant,
    MD: 'P',
    PRN: attempt.id,
    AMT: rupeesOf(attempt.amountPaisa),
    CRN: 'NPR',
    DT: `${month}/${day}/${year}`,
    R1: `Water ${attempt.customerNumber}`,
    R2: 'N/A',
    RU: attempt.returnAddress,
  }
  return { ...fields, DV: hmacHex(secret, fonepayMessage(requestNames, fields)) }
}

const returnNames = ['PRN', 'PID', 'PS', 'RC', 'UID', 'BC', 'INI', 'P_AMT', 'R_AMT']

/** Whether Fonepay signed this return, for this merchant and attempt. */
export function isGenuineReturn(
  id: string,
  fields: ReturnQuery,
  { merchant, secret }: { merchant: string; secret: string },
): boolean {
  const signature = hmacHex(secret, fonepayMessage(returnNames, fields))
  const isOurs = fields['PRN'] === id && fields['PID'] === merchant
  return isOurs && isSameSignature(signature, (fields['DV'] ?? '').toLowerCase())
}

/** The fields that Fonepay signed, with its signature; undefined where it did not. What is added to them makes no other return. */
export function signedReturn(
  id: string,
  fields: ReturnQuery,
  merchant: { merchant: string; secret: string },
): ReturnQuery | undefined {
  if (!isGenuineReturn(id, fields, merchant)) return undefined
  const signed = [...returnNames, 'DV'].flatMap((name) => {
    const value = fields[name]
    return value === undefined ? [] : [[name, name === 'DV' ? value.toLowerCase() : value] as const]
  })
  return Object.fromEntries(signed)
}

/**
 * The evidence of the redirect is its signed return: no status question is documented. What is not signed for this merchant and attempt
 * counts for nothing. R_AMT is what was asked for; P_AMT may be discounted.
 */
export function fonepayAnswer(
  { id, returns }: { id: string; returns: readonly ReturnQuery[] },
  merchant: { merchant: string; secret: string },
): GatewayAnswer {
  const genuine = returns.filter((fields) => isGenuineReturn(id, fields, merchant))
  const answers = genuine.map(answerOf)
  return answers.find(({ state }) => state === 'paid') ?? answers.at(-1) ?? { state: 'pending', word: 'no return' }
}

function answerOf({ PS = '', RC = '', UID = '', R_AMT = '' }: ReturnQuery): GatewayAnswer {
  const word = RC || PS
  if (PS !== 'true') return { state: 'failed', word }
  const amountPaisa = paisaOfRupees(R_AMT)
  if (amountPaisa === undefined || !UID) return { state: 'ambiguous', word }
  return { state: 'paid', word, amountPaisa, reference: UID, feePaisa: null }
}

export type QrMerchant = { merchant: string; secret: string; user: string; password: string }

/** What asks for a QR code; remarks have at most 25 characters. */
export function qrRequest(attempt: BegunAttempt, { merchant, secret, user, password }: QrMerchant) {
  const fields = {
    amount: rupeesOf(attempt.amountPaisa),
    prn: attempt.id,
    merchantCode: merchant,
    remarks1: `Water ${attempt.customerNumber}`.slice(0, 25),
    remarks2: 'N/A',
  }
  const message = fonepayMessage(['amount', 'prn', 'merchantCode', 'remarks1', 'remarks2'], fields)
  return { ...fields, dataValidation: hmacHex(secret, message), username: user, password }
}

/** What asks whether the QR code was paid. */
export function qrQuestion(prn: string, { merchant, secret, user, password }: QrMerchant) {
  const dataValidation = hmacHex(secret, `${prn},${merchant}`)
  return { prn, merchantCode: merchant, dataValidation, username: user, password }
}

/** The text of the QR code; undefined for another answer. */
export function qrText(text: string): string | undefined {
  const { qrMessage } = flatJson(text) ?? {}
  return qrMessage && qrMessage.length <= 1000 ? qrMessage : undefined
}

/**
 * A page of a test server on which the code is paid without a phone; null where the answer names none, or one of another server than
 * `base`.
 */
export function qrPayAddress(text: string, base: string): string | null {
  const { payAddress = '' } = flatJson(text) ?? {}
  return URL.canParse(payAddress) && new URL(payAddress).origin === new URL(base).origin ? payAddress : null
}

/** `failed` is also how it answers while nobody has paid yet: it stays pending. The code fixed the amount. */
export function qrAnswer(text: string, { id, amountPaisa }: { id: string; amountPaisa: number }): GatewayAnswer {
  const { prn, paymentStatus: word = '', fonepayTraceId: reference = '' } = flatJson(text) ?? {}
  if (prn !== id || !word) return { state: 'pending', word: 'unreadable' }
  if (word !== 'success' || !reference) return { state: 'pending', word }
  return { state: 'paid', word, amountPaisa, reference, feePaisa: null }
}
