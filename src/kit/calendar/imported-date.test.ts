// Tests of dates and months of imported files.

import { expect, test } from 'vitest'
import { parseImportedMonth, parsePastDate } from './imported-date.ts'

const today = '2026-11-21'

test.each([
  ['२०३५/०४/०१', '1978-07-16'],
  ['2083/08/05', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['2013-04-14', '2013-04-14'],
  ['2069/05/20', '2012-09-05'],
])('a past day written %s is %s', (typed, value) => expect(parsePastDate(typed, today)).toEqual({ ok: true, value }))

test.each([
  ['2083/08', '2083/08'],
  ['२०८३-८', '2083/08'],
  ['मङ्सिर २०८३', '2083/08'],
  ['२०८३ मङ्सिर', '2083/08'],
  ['Mangsir 2083', '2083/08'],
  ['2083-07-01', '2083/07'],
  ['2083-07-02', undefined],
  ['2026-07-01', undefined],
  ['November 2026', undefined],
  ['soon', undefined],
  ['', undefined],
])('the month %s is %s', (typed, month) => expect(parseImportedMonth(typed)).toBe(month))
