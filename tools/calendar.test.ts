// Tests of the calendar command: shows changed months, writes only valid calendars, removes them.

import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { toAd } from '#kit/calendar/bikram-sambat.ts'
import { bundledMonthTable } from '#kit/calendar/month-table.ts'
import { setMonthTable } from '#kit/calendar/table-in-use.ts'
import { listCorrectedYears } from '#platform/calendar.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { onPrinted } from '#tests/printed.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import { calendar } from './calendar.ts'

const published = '2084 30 32 31 32 31 30 30 30 29 30 30 31'.split(' ')

let world: World
let printed: string[] = []
onPrinted((text) => printed.push(text))
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(() => {
  printed = []
})
afterEach(async () => {
  await world.resources.database.deleteFrom('calendarYears').execute()
  setMonthTable(bundledMonthTable)
})

function run(...args: string[]): Promise<void> {
  return calendar(world.resources, args)
}

test('a dry run names the months that would start on another day and writes nothing', async () => {
  await run('set', ...published, '--source', 'The gazette')
  expect(printed.join('')).toContain('1 Jestha 2084: 2027-05-15 → 2027-05-14\n')
  expect(printed.at(-1)).toBe('Nothing was written. Add --apply to correct.\n')
  expect(await listCorrectedYears(world.resources.database)).toEqual([])
})

test('an applied year is listed with its source, and dates follow it once the calendar is read again', async () => {
  await run('set', ...published, '--source', 'The gazette', '--apply')
  await run('list')
  expect(printed.at(-7)).toBe('2084  30 32 31 32 31 30 30 30 29 30 30 31  verified, corrected: The gazette\n')
  await world.resources.calendar.reload()
  expect(toAd({ year: 2084, month: 2, day: 1 })).toBe('2027-05-14')
  await run('remove', '2084', '--apply')
  await world.resources.calendar.reload()
  expect(toAd({ year: 2084, month: 2, day: 1 })).toBe('2027-05-15')
})

test('Devanagari digits are read, and a year after the last one lengthens the calendar', async () => {
  await run('set', '२०९१', ...published.slice(1), '--source', 'The gazette', '--provisional', '--apply')
  await world.resources.calendar.reload()
  expect(toAd({ year: 2091, month: 1, day: 1 })).toBe('2034-04-14')
})

test('an invalid calendar is refused', async () => {
  const source = ['--source', 'The gazette', '--apply']
  await expectRefusal('conflict', 'calendar.year_gap', run('set', '2099', ...published.slice(1), ...source))
  await expectRefusal('conflict', 'calendar.year_length', run('set', '2084', ...Array(12).fill('30'), ...source))
  await expectRefusal('missing', 'calendar.not_corrected', run('remove', '2084', '--apply'))
  await expect(run('set', ...published)).rejects.toThrow(StartupProblem)
  await run('set', '2091', ...published.slice(1), ...source)
  await run('set', '2092', ...published.slice(1), ...source)
  await expectRefusal('conflict', 'calendar.year_gap', run('remove', '2091', '--apply'))
})
