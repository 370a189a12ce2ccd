// Tests of printed dates and times: the text of the reader's calendar, the value for programs, and that every screen prints them so.

import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#kit/language.ts'
import { PageLanguage } from '#ui/page-language.ts'
import { TextWithTimes, TimeRange, TimeText } from './time-text.tsx'

function rendered(language: Language, element: React.ReactElement): string {
  return renderToStaticMarkup(<PageLanguage value={language}>{element}</PageLanguage>)
}

test.each([
  ['en', '2026-11-21', '<time dateTime="2026-11-21">21 November 2026</time>'],
  ['ne', '2026-11-21', '<time dateTime="2026-11-21">२०८३ मङ्सिर ५ गते</time>'],
  ['en', '2026-11-20T23:45:12.345Z', '<time dateTime="2026-11-20T23:45Z">21 November 2026, 5:30 AM</time>'],
  ['en', '17:00', '<time dateTime="17:00">5:00 PM</time>'],
  ['ne', '12:00', '<time dateTime="12:00">दिउँसो १२:०० बजे</time>'],
  ['ne', new Date('2026-11-20T23:45:00Z'), '<time dateTime="2026-11-20T23:45Z">२०८३ मङ्सिर ५ गते, बिहान ५:३० बजे</time>'],
] as const)('in %s %s is %s', (language, at, html) => {
  expect(rendered(language, <TimeText at={at} />)).toBe(html)
})

test('a day in a sentence, in the language of its reader', () => {
  const element = <TimeText at="2026-11-21">{(date) => `until ${date} only`}</TimeText>
  expect(rendered('en', element)).toBe('until <time dateTime="2026-11-21">21 November 2026</time> only')
  const other = <TimeText at="2026-11-21" language="en" format="numeric" />
  expect(rendered('ne', other)).toBe('<time dateTime="2026-11-21">2026-11-21</time>')
})

test('several times of a text, in whichever order it has them, also the same day twice', () => {
  const times = [['b', '2026-11-22'] as const, ['a', '2026-11-21'] as const]
  expect(rendered('en', <TextWithTimes text="a to b" times={times} />)).toBe(
    '<time dateTime="2026-11-21">a</time> to <time dateTime="2026-11-22">b</time>',
  )
  const same = [['a', '2026-11-21'] as const, ['a', '2026-11-21'] as const]
  expect(rendered('en', <TextWithTimes text="a–a" times={same} />).match(/<time/g)).toHaveLength(2)
})

test('a range of times of day has both its ends', () => {
  const range = (from: string, to: string) => rendered('ne', <TimeRange from={from} to={to} />)
  const [five, seven] = ['<time dateTime="05:30">५:३०</time>', '<time dateTime="07:00">७:००</time>']
  expect(range('05:30', '07:00')).toBe(`बिहान ${five}–${seven} बजे`)
  expect(rendered('en', <TimeRange from="12:00" to="14:00" />)).toBe(
    '<time dateTime="12:00">12:00</time>–<time dateTime="14:00">2:00</time> PM',
  )
})

/**
 * Where a date or time is the text of an option or a label, of which HTML allows no element, or a comparison with what was typed; and the week of all
 * zones, with dozens of times on the first page (decision 336): the schedule of each tol has their values.
 */
const textOnly = [
  'src/features/settings/screens/lists/hours.tsx',
  'src/features/documents/screens/office/change-form.tsx',
  'src/features/news/screens/office/change-form.tsx',
  'src/features/water-schedules/screens/zones-week.tsx',
  'src/ui/date-field/month-picker.tsx',
  'src/ui/form/time-field.tsx',
  'src/ui/time-text.tsx',
]

/** Whose result is passed to `TextWithTimes` with the value. */
const valued = [
  'src/features/complaints/screens/office/inbox.tsx',
  'src/features/offices/screens/office-state.tsx',
  'src/ui/opening-hours/opening-hours.tsx',
]

test('screens print days, times of day and instants with their machine-readable value', () => {
  const screens = globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'))
  const direct = screens.filter((file) =>
    /\bformat(Date|DateInBoth|Instant|RelativeDay|Time|TimeRange)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(screens.length).toBeGreaterThan(200)
  expect(direct.toSorted()).toEqual([...textOnly, ...valued].toSorted())
  for (const file of valued) expect(readFileSync(file, 'utf8'), file).toContain('TextWithTimes')
})
