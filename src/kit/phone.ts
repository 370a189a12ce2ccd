// Phone numbers of Nepal: parsing, display and masking.

import numberingPlan from './numbering-plan.json' with { type: 'json' }
import { inDigits, type Language } from '#kit/language.ts'
import { bareDigits } from './phone-digits.ts'

export type Phone = { e164: string; kind: 'mobile' | 'landline' | 'toll-free' }

// National numbers by the numbering plan. A landline is an area code and its subscriber number: 1 + 7 digits in the Kathmandu
// valley, two digits + 6 elsewhere (Jhapa: 23).
const { mobilePrefixes, valleyAreaCode, areaCodes } = numberingPlan
const kinds: readonly [Phone['kind'], RegExp][] = [
  ['mobile', new RegExp(String.raw`^(?:${mobilePrefixes.join('|')})\d{7}$`)],
  ['landline', new RegExp(String.raw`^${valleyAreaCode}[0-6]\d{6}$`)],
  ['landline', new RegExp(String.raw`^(?:${areaCodes.join('|')})[2-6]\d{5}$|^990\d{5}$`)],
  ['toll-free', /^1(?:66001|800\d\d)\d{5}$/],
]

const countryCode = '+977'

/**
 * A number as people write it: ASCII or Devanagari digits, spaces, hyphens, dots and brackets, with or without 0, 977,
 * 00977 or +977. Undefined when it is none of Nepal's; a landline needs its area code.
 * @example parsePhone('०२३-५८०१२३') // { e164: '+97723580123', kind: 'landline' }
 */
export function parsePhone(text: string): Phone | undefined {
  const typed = bareDigits(text)
  if (!/^\+?\d+$/.test(typed)) return undefined
  const national = withoutCountry(typed)?.replace(/^0/, '')
  const kind = national && kinds.find(([, pattern]) => pattern.test(national))?.[0]
  return kind ? { e164: countryCode + national, kind } : undefined
}

/** Whether a text is a landline number without its area code: six digits, or seven in the Kathmandu valley. */
export function isLocalLandline(text: string): boolean {
  return /^[2-6]\d{5,6}$/.test(bareDigits(text))
}

/** A stored number as people dial it at home. @example displayPhone('+9779841234567', 'en') // '984-1234567' */
export function displayPhone(e164: string, language: Language): string {
  return inDigits(dialled(e164), language)
}

/** The same with the middle hidden, for lists and messages. @example maskPhone('+9779841234567', 'en') // '98•-•••••67' */
export function maskPhone(e164: string, language: Language): string {
  return inDigits(dialled(e164).replace(/(?<=\d.*\d.*)\d(?=.*\d.*\d)/g, '•'), language)
}

// Ten digits or fewer are a national number: 97 is an area code too.
function withoutCountry(digits: string): string | undefined {
  if (digits.startsWith('+')) return digits.startsWith(countryCode) ? digits.slice(4) : undefined
  return digits.length > 10 ? digits.replace(/^(?:00)?977/, '') : digits
}

function dialled(e164: string): string {
  if (!e164.startsWith(countryCode)) return e164
  const national = e164.slice(countryCode.length)
  if (national.length === 8) return national.replace(/^(1|\d\d)(\d+)$/, '0$1-$2')
  if (national.length === 10) return national.replace(/^(\d{3})(\d+)$/, '$1-$2')
  return national.replace(/^(\d{4})(\d\d)(\d+)$/, '$1-$2-$3')
}
