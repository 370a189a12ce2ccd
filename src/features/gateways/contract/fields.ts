// Settings of each gateway: names, limits and which of them are secret; without schemas, so that the browser can load it.

import type { Bilingual } from '#kit/language.ts'
import type { GatewayKind } from './gateway.ts'

export const gatewayNames: Record<GatewayKind, Bilingual> = {
  esewa: { en: 'eSewa', ne: 'इसेवा' },
  khalti: { en: 'Khalti', ne: 'खल्ती' },
  connectips: { en: 'connectIPS', ne: 'कनेक्टआइपिएस' },
  fonepay: { en: 'Fonepay', ne: 'फोनपे' },
  'fonepay-qr': { en: 'Fonepay QR', ne: 'फोनपे क्यूआर' },
}

/** `pfx` is a file, as base64; all others are one line of text. */
export const fieldNames = ['merchant', 'appId', 'appName', 'secret', 'user', 'password', 'pfx', 'pfxPassword'] as const
export type GatewayFieldName = (typeof fieldNames)[number]

/** A secret is stored encrypted and never shown again. `pattern` is what a value has to match beside its length. */
export type GatewayField = {
  name: GatewayFieldName
  isSecret: boolean
  maxLength: number
  pattern?: RegExp
}

const merchant = (pattern: RegExp): GatewayField => ({ name: 'merchant', isSecret: false, maxLength: 40, pattern })
const secret = (name: GatewayFieldName, maxLength = 200): GatewayField => ({ name, isSecret: true, maxLength })

/** Bytes of a PKCS #12 file; base64 needs four characters for three of them. */
export const maxPfxBytes = 18_000

/** Every setting is needed. */
export const gatewayFields: Record<GatewayKind, readonly GatewayField[]> = {
  esewa: [merchant(/^[\w-]{1,40}$/), secret('secret')],
  khalti: [secret('secret')],
  connectips: [
    merchant(/^\d{1,10}$/),
    { name: 'appId', isSecret: false, maxLength: 15, pattern: /^[\w-]{1,15}$/ },
    { name: 'appName', isSecret: false, maxLength: 30, pattern: /^[\w .-]{1,30}$/ },
    secret('password'),
    secret('pfx', Math.ceil(maxPfxBytes / 3) * 4),
    secret('pfxPassword'),
  ],
  fonepay: [merchant(/^[\w-]{3,20}$/), secret('secret')],
  'fonepay-qr': [
    merchant(/^[\w-]{3,20}$/),
    secret('secret'),
    { name: 'user', isSecret: false, maxLength: 100 },
    secret('password'),
  ],
}
