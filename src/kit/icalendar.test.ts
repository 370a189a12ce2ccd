// iCalendar lines: folded, escaped and ended as RFC 5545 requires, in any script.

import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { icsFile, icsInstant, icsParameter, icsText } from './icalendar.ts'

const calendar = (name: string, value: string) =>
  icsFile([
    ['BEGIN', 'VCALENDAR'],
    [name, value],
    ['END', 'VCALENDAR'],
  ])

test('an independent parser reads any text back from lines of at most 75 octets', () => {
  const script = fc.constantFrom('पानी', 'आउने ', 'क्ष', '🚰', 'a', '\n', ',', ';', '\\', ':', '"', ' ')
  fc.assert(
    fc.property(
      fc.array(script, { maxLength: 80 }).map((parts) => parts.join('')),
      (text) => {
        const file = calendar('DESCRIPTION', icsText(text))
        expect(file.endsWith('\r\n')).toBe(true)
        for (const line of file.slice(0, -2).split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line.isWellFormed() && !/[\r\n]/.test(line)).toBe(true)
        }
        const [, properties] = ICAL.parse(file) as [string, [string, object, string, string][]]
        expect(properties[0]![3]).toBe(text)
      },
    ),
  )
})

test('control characters become spaces, instants are UTC, parameters contain no quotes', () => {
  expect(icsText('a\u0007b\tc\r\nd')).toBe('a b c\\nd')
  expect(icsInstant(new Date('2026-11-20T23:45:00.5Z'))).toBe('20261120T234500Z')
  expect(icsParameter('a"b')).toBe('"a b"')
})
