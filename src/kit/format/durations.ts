// How long something lasts, for a reader.

import { inDigits, type Language } from '#kit/language.ts'

/**
 * Whole years of 365 days as years, anything else in days.
 * @example formatDays(730, 'ne') // '२ वर्ष'
 */
export function formatDays(days: number, language: Language): string {
  const isYears = days > 0 && days % 365 === 0
  const count = isYears ? days / 365 : days
  if (language === 'ne') return `${inDigits(String(count), 'ne')} ${isYears ? 'वर्ष' : 'दिन'}`
  return `${count} ${isYears ? 'year' : 'day'}${count === 1 ? '' : 's'}`
}
