// connectIPS: the signed form and the signed validation (source: merchant specification of doc.connectips.com; no public vector).

import { createSign, type KeyObject } from 'node:crypto'
import type { BegunAttempt, GatewayAnswer } from '../contract/gateway.ts'
import { wholePaisa } from './amounts.ts'
import { flatJson } from './flat-json.ts'

export const connectipsBases = { test: 'https://uat.connectips.com', live: 'https://connectips.com' } as const

export type ConnectipsMerchant = { merchant: string; appId: string; appName: string }

/** RSA over SHA-256 with PKCS #1 version 1.5, in base64. */
export function connectipsToken(message: string, key: KeyObject): string {
  return createSign('RSA-SHA256').update(message, 'utf8').sign(key, 'base64')
}

/** The fields that are signed, in the order of the form. Amounts are paisa, the day is DD-MM-YYYY. */
export function connectipsFields(attempt: BegunAttempt, { merchant, appId, appName }: ConnectipsMerchant) {
  return {
    MERCHANTID: merchant,
    APPID: appId,
    APPNAME: appName,
    TXNID: attempt.id,
    TXNDATE: attempt.startedOn.split('-').toReversed().join('-'),
    TXNCRNCY: 'NPR',
    TXNAMT: String(attempt.amountPaisa),
    REFERENCEID: attempt.id,
    REMARKS: `Water ${attempt.customerNumber}`,
    PARTICULARS: `Water ${attempt.customerNumber}`,
  }
}

/** @example connectipsMessage({ TXNID: 'A1' }, 'TOKEN=TOKEN') // 'TXNID=A1,TOKEN=TOKEN' */
export function connectipsMessage(fields: Readonly<Record<string, string>>, ...last: string[]): string {
  return [...Object.entries(fields).map(([name, value]) => `${name}=${value}`), ...last].join(',')
}

/** What validation is asked: its reference is the TXNID. */
export function validationFields(attempt: { id: string; amountPaisa: number }, merchant: ConnectipsMerchant) {
  return {
    MERCHANTID: merchant.merchant,
    APPID: merchant.appId,
    REFERENCEID: attempt.id,
    TXNAMT: String(attempt.amountPaisa),
  }
}

/**
 * What validation answered. It is asked about an amount: SUCCESS confirms that amount. ERROR is an incomplete or unknown transaction,
 * which may still be completed. Copies of the specification differ in the case of names.
 */
export function connectipsAnswer(text: string, attempt: { id: string; amountPaisa: number }): GatewayAnswer {
  const fields = inLowerCase(flatJson(text) ?? {})
  const word = fields['status'] ?? ''
  if (word === 'ERROR') return { state: 'pending', word }
  if (fields['referenceid'] !== attempt.id) return { state: 'pending', word: 'unreadable' }
  if (word === 'FAILED') return { state: 'failed', word }
  const amountPaisa = wholePaisa(fields['txnamt'] ?? '')
  if (word !== 'SUCCESS' || amountPaisa === undefined) return { state: 'pending', word: 'unreadable' }
  return { state: 'paid', word, amountPaisa, reference: attempt.id, feePaisa: null }
}

function inLowerCase(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]))
}
