// Signatures that gateways ask for: HMAC over a message, compared in constant time.

import { createHmac, timingSafeEqual } from 'node:crypto'

/** eSewa: HMAC-SHA-256 in base64. */
export function hmacBase64(key: string, message: string): string {
  return createHmac('sha256', key).update(message, 'utf8').digest('base64')
}

/** Fonepay: HMAC-SHA-512 in lower-case hex. */
export function hmacHex(key: string, message: string): string {
  return createHmac('sha512', key).update(message, 'utf8').digest('hex')
}

export function isSameSignature(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
