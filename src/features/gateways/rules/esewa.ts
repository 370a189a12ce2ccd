// eSewa ePay version 2: the signed form, the signed return and the words of its status (source: developer.esewa.com.np, Epay).

import type { BegunAttempt, GatewayAnswer, ReturnQuery } from '../contract/gateway.ts'
import { paisaOfRupees, rupeesOf } from './amounts.ts'
import { flatJson } from './flat-json.ts'
import { hmacBase64, isSameSignature } from './signatures.ts'

export const esewaBases = {
  test: { form: 'https://rc-epay.esewa.com.np', status: 'https://rc.esewa.com.np' },
  live: { form: 'https://epay.esewa.com.np', status: 'https://epay.esewa.com.np' },
} as const

const signedNames = ['total_amount', 'transaction_uuid', 'product_code']

/** The message over named fields, each as `name=value`, joined by commas. */
export function esewaMessage(names: readonly string[], fields: Readonly<Record<string, string>>): string {
  return names.map((name) => `${name}=${fields[name] ?? ''}`).join(',')
}

/** Every field of the form. A failed payment returns without data, so its address names the attempt. */
export function esewaForm(attempt: BegunAttempt, { merchant, secret }: { merchant: string; secret: string }) {
  const amount = rupeesOf(attempt.amountPaisa)
  const fields: Record<string, string> = {
    amount,
    tax_amount: '0',
    product_service_charge: '0',
    product_delivery_charge: '0',
    total_amount: amount,
    transaction_uuid: attempt.id,
    product_code: merchant,
    success_url: attempt.returnAddress,
    failure_url: `${attempt.returnAddress}?attempt=${attempt.id}`,
    signed_field_names: signedNames.join(','),
  }
  return { ...fields, signature: hmacBase64(secret, esewaMessage(signedNames, fields)) }
}

/** The fields of a return's `data`; undefined where it has none that can be read. */
export function esewaReturn({ data }: ReturnQuery): Record<string, string> | undefined {
  return data === undefined ? undefined : flatJson(Buffer.from(data, 'base64').toString('utf8'))
}

/** Whether eSewa signed these fields, its status, amount and attempt among them. */
export function isSignedByEsewa(fields: Readonly<Record<string, string>>, secret: string): boolean {
  const names = (fields['signed_field_names'] ?? '').split(',')
  if (![...signedNames, 'status'].every((name) => names.includes(name))) return false
  return isSameSignature(hmacBase64(secret, esewaMessage(names, fields)), fields['signature'] ?? '')
}

const states = {
  PENDING: 'pending',
  AMBIGUOUS: 'ambiguous',
  FULL_REFUND: 'refunded',
  PARTIAL_REFUND: 'ambiguous',
  CANCELED: 'failed',
  // eSewa forgets a session that ran out.
  NOT_FOUND: 'expired',
} as const

/** What the status question answered about this attempt; an answer about another one is unreadable. */
export function esewaAnswer(text: string, attemptId: string, merchant: string): GatewayAnswer {
  const fields = flatJson(text) ?? {}
  const word = fields['status'] ?? ''
  if (word === 'COMPLETE') {
    const amountPaisa = paisaOfRupees(fields['total_amount'] ?? '')
    const isOurs = fields['transaction_uuid'] === attemptId && fields['product_code'] === merchant
    const reference = fields['ref_id']
    if (!isOurs || amountPaisa === undefined || !reference) return { state: 'pending', word: 'unreadable' }
    return { state: 'paid', word, amountPaisa, reference, feePaisa: null }
  }
  return Object.hasOwn(states, word)
    ? { state: states[word as keyof typeof states], word }
    : { state: 'pending', word: 'unreadable' }
}
