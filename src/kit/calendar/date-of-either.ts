// Which day does a date in an office's file mean, where nobody says which calendar it is in?

import { toAsciiDigits } from '#kit/language.ts'
import { readTypedDate, type TypedDate } from './date-entry.ts'

/** From this year on a typed year is Bikram Sambat: 2070 BS began in April 2013, and no office plans for 2070 AD. */
const firstBsYear = 2070

/**
 * The ISO date of a date written year first in either calendar and either language's digits.
 * @example readDateOfEither('२०८३/०८/०५') // { ok: true, isoDate: '2026-11-21' }
 * @example readDateOfEither('2026-11-21') // { ok: true, isoDate: '2026-11-21' }
 */
export function readDateOfEither(text: string): TypedDate {
  const year = Number(toAsciiDigits(text.trim()).slice(0, 4))
  return readTypedDate(text, year >= firstBsYear ? 'bs' : 'ad')
}
