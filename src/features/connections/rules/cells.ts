// Single cells of a file of the register: terms in both languages, tap sizes, numbers, rupees and contacts.

import type { CustomerType, TapSize } from '#features/tariffs/contract/calculator.ts'
import { customerTypes, tapSizes } from '#features/tariffs/contract/calculator.ts'
import { sheetTerm } from '#features/tariffs/rules/sheet-terms.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { parsePhone } from '#kit/phone.ts'
import { clean } from '#kit/text.ts'
import { isEmail } from '#kit/validation/rules.ts'
import type { ConnectionState, HolderKind } from '../contract/connection.ts'

const yesAndNo = { yes: true, no: false, '1': true, '0': false, छ: true, छैन: false, हो: true, होइन: false }
const meters = { ...yesAndNo, metered: true, unmetered: false, 'मिटर जडित': true, 'मिटर नभएको': false }

const kinds: Record<string, HolderKind> = {
  person: 'person',
  household: 'household',
  institution: 'institution',
  व्यक्ति: 'person',
  परिवार: 'household',
  घरधुरी: 'household',
  संस्था: 'institution',
}

/** In the words of the screens and of registers that offices keep. */
const states: Record<string, ConnectionState> = {
  connected: 'connected',
  active: 'connected',
  disconnected: 'disconnected',
  closed: 'closed',
  चालु: 'connected',
  काटिएको: 'disconnected',
  'अस्थायी रूपमा काटिएको': 'disconnected',
  'लगत कट्टा': 'closed',
}

const sizes: Record<string, TapSize> = {
  ...Object.fromEntries(tapSizes.map((size) => [size, size])),
  '0.5': '1/2',
  '½': '1/2',
  '0.75': '3/4',
  '¾': '3/4',
  '1.5': '1 1/2',
  '1½': '1 1/2',
}

export const readKind = (typed: string) => termOf(kinds, typed)
export const readState = (typed: string) => termOf(states, typed)
export const readYes = (typed: string) => termOf(yesAndNo, typed)
export const readMetered = (typed: string) => termOf(meters, typed)

/** A customer type as the tariffs name it, in either language. */
export function readType(typed: string): CustomerType | undefined {
  const term = sheetTerm(typed)
  return customerTypes.find((type) => type === term)
}

/** @example readSize('½"') // '1/2' */
export function readSize(typed: string): TapSize | undefined {
  const size = toAsciiDigits(typed).replace(/\s*(inch|inches|in|इन्च|इञ्च|["”″])$/i, '')
  return termOf(sizes, size.replace(/\s+/g, ' '))
}

/** A whole number from 0 up to `max`, in either language's digits. @example readWhole('१,२३,४५६', 999_999) // 123456 */
export function readWhole(typed: string, max: number): number | undefined {
  const digits = withoutCommas(toAsciiDigits(typed))
  return /^\d{1,10}$/.test(digits) && Number(digits) <= max ? Number(digits) : undefined
}

/** Paisa of rupees with at most two decimals, below zero too. @example readRupees('-१,२५०.५') // -125050 */
export function readRupees(typed: string): number | undefined {
  const [, minus, amount] = /^([-\u2212]?)(\d{1,10}(?:\.\d{1,2})?)$/.exec(withoutCommas(toAsciiDigits(typed))) ?? []
  return amount === undefined ? undefined : Math.round(Number(amount) * 100) * (minus ? -1 : 1) || 0
}

/** Groups of two digits before the last three, or of three, before the decimals. */
const grouped = /^[-\u2212]?[1-9](?:\d?(?:,\d{2})*|\d{0,2}(?:,\d{3})*),\d{3}(?:\.\d*)?$/

/** The number without the commas between its groups; one whose commas stand elsewhere, such as decimals after a comma, is left as it is. */
function withoutCommas(number: string): string {
  return number.includes(',') && grouped.test(number) ? number.replaceAll(',', '') : number
}

export function readPhone(typed: string): string | undefined {
  return parsePhone(typed)?.e164
}

/** An address as the form of a holder takes it. */
export function readEmail(typed: string): string | undefined {
  return isEmail(typed) ? typed.toLowerCase() : undefined
}

/** The number on a meter, digits in ASCII. */
export function readSerial(typed: string): string | undefined {
  return typed.length <= 40 ? toAsciiDigits(clean(typed)) : undefined
}

/** A number of the register: letters, digits and signs between them, digits in ASCII. */
export function readNumber(typed: string): string | undefined {
  const number = toAsciiDigits(typed.normalize('NFC')).trim()
  return /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}/.-]{0,18}[\p{L}\p{M}\p{N}])?$/u.test(number) ? number : undefined
}

function termOf<V>(terms: Readonly<Record<string, V>>, typed: string): V | undefined {
  const term = typed.trim().toLowerCase()
  return Object.hasOwn(terms, term) ? terms[term] : undefined
}
