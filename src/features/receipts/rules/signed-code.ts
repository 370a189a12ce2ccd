// The signed code of a receipt: what it says as bytes, then an Ed25519 signature of them, in the capitals and digits of base32.

import { dayNumber, isoDateOf } from '#kit/calendar/civil-date.ts'
import { fiscalYearLabel } from '#kit/calendar/fiscal-year.ts'
import type { Bilingual } from '#kit/language.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'

/** `key`: number of the key pair in its organisation. `initials`: those of the payer, by which a masked name is written. */
export type SignedReceipt = YearlyNumber & {
  orgId: number
  key: number
  amountPaisa: number
  issuedOn: string
  initials: Bilingual
}

/** `signed`: the bytes that the signature is of. */
export type ReadCode = { receipt: SignedReceipt; signed: Uint8Array; signature: Uint8Array }

const version = 1
const headBytes = 21
const signatureBytes = 64
const maxInitials = 24

// RFC 4648: QR codes write capitals and digits in less space than other text, and addresses need no escapes for them.
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The bytes to be signed, big-endian: version (1), organisation (4), key (2), first year of the fiscal year (2), number (4), amount in paisa
 * (6), days since 1970-01-01 (2), and the initials in English, a line end, and in Nepali, as UTF-8.
 */
export function bytesToSign({ orgId, key, fiscalYear, number, amountPaisa, issuedOn, initials }: SignedReceipt) {
  const payer = new TextEncoder().encode(`${initials.en.slice(0, maxInitials)}\n${initials.ne.slice(0, maxInitials)}`)
  const bytes = new Uint8Array(headBytes + payer.length)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, version)
  view.setUint32(1, orgId)
  view.setUint16(5, key)
  view.setUint16(7, Number(fiscalYear.slice(0, 4)))
  view.setUint32(9, number)
  view.setUint16(13, Math.floor(amountPaisa / 2 ** 32))
  view.setUint32(15, amountPaisa % 2 ** 32)
  view.setUint16(19, dayNumber(issuedOn))
  bytes.set(payer, headBytes)
  return bytes
}

/** The code of signed bytes; `signature` has 64 bytes. */
export function signedCode(signed: Uint8Array, signature: Uint8Array): string {
  return base32(Uint8Array.of(...signed, ...signature))
}

/**
 * What a code says, or undefined where it is none. Only the one writing of it is read: in other letters, with other bits after the last
 * byte or in other bytes of the same meaning it is none. Whether the signature is genuine is not checked here.
 */
export function readSignedCode(code: string): ReadCode | undefined {
  const bytes = fromBase32(code)
  if (!bytes || bytes[0] !== version || bytes.length <= headBytes + signatureBytes) return undefined
  const signed = bytes.subarray(0, -signatureBytes)
  const signature = bytes.subarray(-signatureBytes)
  const receipt = receiptOf(signed)
  return signedCode(bytesToSign(receipt), signature) === code ? { receipt, signed, signature } : undefined
}

function receiptOf(bytes: Uint8Array): SignedReceipt {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [en = '', ne = ''] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(headBytes)).split('\n')
  return {
    orgId: view.getUint32(1),
    key: view.getUint16(5),
    fiscalYear: fiscalYearLabel(view.getUint16(7)),
    number: view.getUint32(9),
    amountPaisa: view.getUint16(13) * 2 ** 32 + view.getUint32(15),
    issuedOn: isoDateOf(view.getUint16(19)),
    initials: { en, ne },
  }
}

function base32(bytes: Uint8Array): string {
  let [text, held, bits] = ['', 0, 0]
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff
    for (bits += 8; bits >= 5;) text += alphabet[(held >> (bits -= 5)) & 31]
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text
}

function fromBase32(text: string): Uint8Array | undefined {
  const bytes: number[] = []
  let [held, bits] = [0, 0]
  for (const character of text) {
    const value = alphabet.indexOf(character)
    if (value < 0) return undefined
    held = ((held << 5) | value) & 0xfff
    bits += 5
    if (bits >= 8) bytes.push((held >> (bits -= 8)) & 255)
  }
  return Uint8Array.from(bytes)
}
