// Tests of rows of readings: a status is read in the words of the screens, the number of a new meter in either digits.

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

test('the number of a new meter is the same in either digits', () => {
  const cells = { read_on: '2083/07/24', reading: '12', status: 'replaced', new_serial: 'NW-११७३२२' }
  const row = readReadingRow(cells, '2083/07', undefined, '2026-11-21')
  expect(row).toMatchObject({ ok: true, value: { newSerial: 'NW-117322' } })
})
