// Names of Bikram Sambat months with their year for a reader, and their short forms under a bar.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import { bsMonthNames } from '#kit/calendar/messages.ts'
import { inDigits, type Language } from '#kit/language.ts'

/** @example monthName('2083/07', 'en') // 'Kartik 2083' */
export function monthName(period: BsMonth, language: Language): string {
  return `${bsMonthNames[Number(period.slice(5)) - 1]![language]} ${yearOf(period, language)}`
}

/** @example monthNumber('2083/07', 'ne') // '०७' */
export function monthNumber(period: BsMonth, language: Language): string {
  return inDigits(period.slice(5), language)
}

/** @example yearOf('2083/07', 'ne') // '२०८३' */
export function yearOf(period: BsMonth, language: Language): string {
  return inDigits(period.slice(0, 4), language)
}
