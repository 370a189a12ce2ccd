// Khalti KPG-2: what starts a payment and what a lookup answers (source: docs.khalti.com, web checkout).

import type { BegunAttempt, GatewayAnswer } from '../contract/gateway.ts'
import { wholePaisa } from './amounts.ts'
import { flatJson } from './flat-json.ts'

export const khaltiBases = { test: 'https://dev.khalti.com', live: 'https://khalti.com' } as const

/** Amounts are paisa. */
export function khaltiRequest({ id, amountPaisa, customerNumber, returnAddress }: BegunAttempt) {
  return {
    return_url: returnAddress,
    website_url: new URL(returnAddress).origin,
    amount: amountPaisa,
    purchase_order_id: id,
    purchase_order_name: `Water ${customerNumber}`,
  }
}

/** Where to send the payer, and the name under which to look up; undefined for another answer. */
export function khaltiBegun(text: string): { pidx: string; address: string } | undefined {
  const { pidx = '', payment_url: address = '' } = flatJson(text) ?? {}
  return /^[\w-]{1,80}$/.test(pidx) && URL.canParse(address) ? { pidx, address } : undefined
}

const states = {
  Pending: 'pending',
  Initiated: 'pending',
  Refunded: 'refunded',
  'Partially refunded': 'ambiguous',
  Expired: 'expired',
  'User canceled': 'failed',
} as const

/** What the lookup answered for this pidx. Only Completed is paid. */
export function khaltiAnswer(text: string, pidx: string): GatewayAnswer {
  const {
    pidx: named,
    status: word = '',
    total_amount: total = '',
    transaction_id: reference = '',
    fee = '',
  } = flatJson(text) ?? {}
  if (named !== pidx) return { state: 'pending', word: 'unreadable' }
  if (word === 'Completed') {
    const amountPaisa = wholePaisa(total)
    if (amountPaisa === undefined || !reference) return { state: 'pending', word: 'unreadable' }
    return { state: 'paid', word, amountPaisa, reference, feePaisa: wholePaisa(fee) ?? null }
  }
  return Object.hasOwn(states, word)
    ? { state: states[word as keyof typeof states], word }
    : { state: 'pending', word: 'unreadable' }
}
