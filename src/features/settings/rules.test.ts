// Tests of opening times as text.

import { expect, test } from 'vitest'
import { hoursTitle, monthAndDay, seasonText } from './rules.ts'

test.each([
  [[0, 1, 2, 3, 4, 5], 'Sunday–Friday · 10:00 AM – 5:00 PM', 'आइतबार–शुक्रबार · '],
  [[5], 'Friday · 10:00 AM – 5:00 PM', 'शुक्रबार · '],
  [[0, 2, 3], 'Sunday, Tuesday–Wednesday · 10:00 AM – 5:00 PM', 'आइतबार, मङ्गलबार–बुधबार · '],
  [[], 'Closed', 'बन्द'],
])('weekdays %j are %s', (weekdays, en, ne) => {
  const title = hoursTitle({ weekdays, opens: '10:00', closes: '17:00' })
  expect(title.en).toBe(en)
  expect(title.ne).toContain(ne)
})

test('a season is a range of days of the Bikram Sambat year, in the digits of the language', () => {
  const winter = { fromBs: monthAndDay('07', 6), toBs: monthAndDay('10', 15) }
  expect(winter.fromBs).toBe('07-06')
  expect(seasonText(winter, 'en')).toBe('Kartik 6 – Magh 15')
  expect(seasonText(winter, 'ne')).toBe('कात्तिक ६ – माघ १५')
  expect(seasonText({ fromBs: null, toBs: null }, 'ne')).toBe('वर्षभरि')
})
