// Tests of printed dates and times: the text of the reader's calendar, the value for programs, and that every screen prints them so.

import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#kit/language.ts'
import { PageLanguage } from '#ui/page-language.ts'
import { TextWithTimes, TimeText } from './time-text.tsx'

function rendered(language: Language, element: React.ReactElement): string {
  return renderToStaticMarkup(<PageLanguage value={language}>{element}</PageLanguage>)
}

test.each([
  ['en', '2026-11-21', '<time dateTime="2026-11-21">21 November 2026</time>'],
  ['ne', '2026-11-21', '<time dateTime="2026-11-21">२०८३ मङ्सिर ५ गते</time>'],
  ['en', '2026-11-20T23:45:12.345Z', '<time dateTime="2026-11-20T23:45Z">21 November 2026, 5:30 AM</time>'],
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

/** Where a date is the text of an option or a label, of which HTML allows no element, or a comparison with what was typed. */
const textOnly = [
  'src/features/documents/screens/office/change-form.tsx',
  'src/features/news/screens/office/change-form.tsx',
  'src/ui/date-field/month-picker.tsx',
  'src/ui/time-text.tsx',
]

test('screens print days and instants with their machine-readable value', () => {
  const screens = globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'))
  const direct = screens.filter((file) => /\bformat(Date|DateInBoth|Instant)\b/.test(readFileSync(file, 'utf8')))
  expect(screens.length).toBeGreaterThan(200)
  expect(direct.toSorted()).toEqual(textOnly)
})
