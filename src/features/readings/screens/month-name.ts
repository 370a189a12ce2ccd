// Name of a Bikram Sambat month with its year, and its short form under a bar.

import type { BsMonth } from '#kit/calendar/bs-month.ts'
import { bsMonthNames } from '#kit/calendar/messages.ts'
import { inDigits, type Language } from '#kit/language.ts'

/** @example monthName('2083/07', 'en') // 'Kartik 2083' */
export function monthName(period: BsMonth, language: Language): string {
  const [year, month] = period.split('/')
  return `${bsMonthNames[Number(month) - 1]![language]} ${inDigits(year!, language)}`
}

/** @example monthNumber('2083/07', 'ne') // '०७' */
export function monthNumber(period: BsMonth, language: Language): string {
  return inDigits(period.slice(5), language)
}
