// Dates as this product prints them, and as people write them, brought to year-month-day in digits.

import { toAsciiDigits } from '#kit/language.ts'
import { searchKey } from '#kit/search-key.ts'
import { adMonthNames, bsMonthNames } from './messages.ts'

/** Year-month-day with the calendar that the month's name states, if it has a name. */
export type PlainDate = { text: string; calendar?: 'bs' | 'ad' }

/**
 * A printed date in digits: `5 Mangsir 2083`, `शनिबार, २०८३ मङ्सिर ५ गते (अनुमानित)`, `21 November 2026`, `2083–08–05`.
 * A text without the name of a month is returned in ASCII digits, with hyphens in place of dashes.
 * @example plainDate('२०८३ मङ्सिर ५ गते') // { text: '2083-8-5', calendar: 'bs' }
 */
export function plainDate(typed: string): PlainDate {
  if (/^[\d/.-]+$/.test(typed)) return { text: typed }
  const text = toAsciiDigits(typed.trim())
    .replace(marks, '')
    .replace(/^\p{L}[\p{L}\p{M}]*,\s*/u, '')
    .trim()
  const parts = wordsOf(text)
  const named = months.find(({ keys }) => keys.has(parts.month))
  if (!named) return { text: text.replace(/[–—−]/g, '-') }
  return { text: `${parts.year}-${named.number}-${parts.day}`, calendar: named.calendar }
}

// What is printed beside a date: the calendar, and that the day is estimated.
const marks = /\(?(?:अनुमानित|estimated|वि\.?\s?सं\.?|ई\.?\s?सं\.?|\bBS\b|\bAD\b)\)?,?/g

const name = '(\\p{L}[\\p{L}\\p{M}\\u200C\\u200D]*)'
const namedYearFirst = new RegExp(`^(\\d{4})\\s+${name}\\s+(\\d{1,2})(?:\\s*गते)?,?$`, 'u')
const namedDayFirst = new RegExp(`^(\\d{1,2})\\s+${name},?\\s+(\\d{4})$`, 'u')

function wordsOf(text: string): { year: string; month: string; day: string } {
  const yearFirst = namedYearFirst.exec(text)
  if (yearFirst) return { year: yearFirst[1]!, month: searchKey(yearFirst[2]!), day: yearFirst[3]! }
  const dayFirst = namedDayFirst.exec(text)
  return { year: dayFirst?.[3] ?? '', month: dayFirst ? searchKey(dayFirst[2]!) : '', day: dayFirst?.[1] ?? '' }
}

// Formal and other spellings beside the names that the product prints, Baisakh first.
const otherBsNames = [
  'बैशाख',
  'ज्येष्ठ Jeth',
  'आषाढ Asar Asadh',
  'श्रावण Saun Sawan',
  'भाद्र Bhadau',
  'आश्विन असौज Asoj',
  'कार्तिक',
  'मार्ग मार्गशीर्ष Marga Mansir',
  'पौष Push',
  'माघ',
  'फाल्गुन Phagun Fagun',
  'चैत्र Chait',
]

const months = [
  ...bsMonthNames.map(({ en, ne }, index) => month('bs', index, [en, ne, ...otherBsNames[index]!.split(' ')])),
  ...adMonthNames.map(({ en, ne }, index) => month('ad', index, [en, en.slice(0, 3), ne])),
]

function month(calendar: 'bs' | 'ad', index: number, names: string[]) {
  return { calendar, number: index + 1, keys: new Set(names.map(searchKey)) }
}
