// Tests of rows of readings: a status is read in the words of the screens, in both languages.

import { expect, test } from 'vitest'
import { readingStatuses } from '../contract/reading.ts'
import { screenMessages } from '../messages/screens.ts'
import { readReadingRow } from './rows.ts'

test.each(readingStatuses)('the status %s is read as a reading list has it', (status) => {
  const { en, ne } = screenMessages[`meter_readings.status_${status}`]
  const read = [status, en, ne].map((typed) => {
    const row = readReadingRow({ read_on: '2083/07/24', status: typed }, '2083/07', undefined, '2026-11-21')
    return row.ok ? row.value.status : row.issues
  })
  expect(read).toEqual([status, status, status])
})
