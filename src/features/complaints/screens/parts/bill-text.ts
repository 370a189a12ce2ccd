// The bill that a complaint is about, by its number and month.

import { monthName } from '#kit/format/bs-months.ts'
import { inDigits, type Language } from '#kit/language.ts'
import type { TrackedComplaint } from '../../contract/answers.ts'

/** @example billText({ number: '2083-84-12', period: '2083/07' }, 'en') // '2083-84-12, Kartik 2083' */
export function billText({ number, period }: NonNullable<TrackedComplaint['bill']>, language: Language): string {
  return `${inDigits(number, language)}, ${monthName(period, language)}`
}
