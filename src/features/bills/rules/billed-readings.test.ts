// Tests of the readings that are stored with a bill, and of those that its holder may see.

import { expect, test } from 'vitest'
import type { StoredReading } from '#features/readings/contract/reading.ts'
import { billedReadings, readingsWithin } from './billed-readings.ts'

function reading(period: string, readOn: string, value: number | null, more: Partial<StoredReading> = {}) {
  const empty = { oldFinal: null, newStart: null, newSerial: null, note: '', source: 'office', readBy: '' } as const
  return {
    period,
    readOn,
    status: value === null ? 'locked' : 'normal',
    value,
    units: null,
    ...empty,
    ...more,
  } as const
}

const readings = [
  reading('2083/04', '2026-08-14', 900),
  reading('2083/05', '2026-09-14', 946),
  reading('2083/06', '2026-10-15', null),
  reading('2083/07', '2026-11-14', 7, { status: 'replaced', oldFinal: 950, newStart: 0, note: 'Meter replaced' }),
]

test('a bill has the reading of its month and the last value before its cycle, with the change of the meter and without the note', () => {
  const months = { period: '2083/07', firstOfCycle: '2083/07' }
  const present = { readOn: '2026-11-14', status: 'replaced', value: 7, oldFinal: 950, newStart: 0 }
  const before = { readOn: '2026-09-14', status: 'normal', value: 946, oldFinal: null, newStart: null }
  expect(billedReadings(readings, months)).toEqual({ before, present })
  expect(billedReadings(readings, { ...months, firstOfCycle: '2083/05' }).before?.value).toBe(900)
  expect(billedReadings([], months)).toEqual({ before: null, present: null })
})

test('a reading of the time of another holder is left out', () => {
  const all = billedReadings(readings, { period: '2083/07', firstOfCycle: '2083/07' })
  expect(readingsWithin(all, { from: null, until: null })).toEqual(all)
  expect(readingsWithin(all, { from: '2026-11-14', until: null })).toEqual({ ...all, before: null })
  expect(readingsWithin(all, { from: null, until: '2026-11-14' })).toEqual({ ...all, present: null })
})
