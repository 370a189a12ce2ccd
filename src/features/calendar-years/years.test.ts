// Tests of Bikram Sambat years through the API: who enters them, what is refused, and that dates follow.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, holderOf, type CastStaff } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import { mayEnterYears } from './rules.ts'

type Body = {
  key: string
  may: { ok: boolean; key?: string }
  months: number[]
  edits: object[]
  data: { year: number; source: string; provisional: boolean }[]
}

const platform = holderOf('platform-administrator')

let world: World
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  await world.resources.database.deleteFrom('calendarYears').execute()
  await world.resources.database.deleteFrom('calendarYearEdits').execute()
})

const lengths = [31, 31, 32, 32, 31, 30, 30, 30, 29, 30, 30, 30]
const months = Object.fromEntries(lengths.map((days, index) => [`m${index + 1}`, days]))
const sent = { ...months, source: 'Samiti, 2083/10/15', provisional: false, version: 0 }

async function call(method: string, year: number | '', body?: object, as: CastStaff = platform) {
  const path = `/admin/calendarYears/487${year === '' ? '' : `/${year}`}`
  const answer = await world.api(method, path, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

test('a published year is entered with its source and a history, and is no estimate any more', async () => {
  expect((await call('GET', 2084)).body).toMatchObject({ provisional: true, source: '', version: 0, may: { ok: true } })
  const changed = await call('PUT', 2084, { ...sent, m1: '३१', note: 'From the printed calendar' })
  expect(changed).toMatchObject({ status: 200, body: { months: lengths, provisional: false, version: 1 } })
  expect(changed.body.edits).toMatchObject([{ note: 'From the printed calendar' }])
  const years = (await call('GET', '')).body.data
  expect(years[0]!.year).toBe(2082)
  expect(years.find(({ year }) => year === 2084)).toMatchObject({ source: 'Samiti, 2083/10/15', provisional: false })
})

test('of two who opened the same year the second is shown who was first', async () => {
  await call('PUT', 2084, sent)
  const second = await call('PUT', 2084, { ...sent, m1: 30, m2: 32 })
  expect(second).toMatchObject({ status: 409, body: { key: 'lists.changed_meanwhile' } })
  expect((await call('GET', 2084)).body.months).toEqual(lengths)
})

test.each([
  [{ m1: 33 }, 2084, 400, 'request.invalid'],
  [{ m1: 29 }, 2084, 409, 'calendar.year_length'],
  [{ source: '' }, 2084, 400, 'request.invalid'],
  [{}, 2095, 409, 'calendar.year_gap'],
])('%j for %i is refused', async (wrong, year, status, key) => {
  const answer = await call('PUT', year, { ...sent, ...wrong })
  expect({ status: answer.status, key: answer.body.key }).toEqual({ status, key })
})

test('the year after the last is empty and may be added; one beyond it is unknown', async () => {
  expect((await call('GET', 2091)).body).toMatchObject({ months: [], source: '' })
  expect((await call('PUT', 2091, sent)).body).toMatchObject({ months: lengths })
  expect((await call('GET', 2093)).status).toBe(404)
})

test('where several organisations share the calendar, their administrators read it and do not change it', async () => {
  const read = await call('GET', 2084, undefined, cast.rajendra)
  expect(read.body.may).toMatchObject({ ok: false, key: 'calendar.platform_only' })
  const refused = await call('PUT', 2084, sent, cast.rajendra)
  expect(refused.body.key).toBe('calendar.platform_only')
})

test.each([
  [false, 1, true],
  [false, 2, false],
  [true, 2, true],
])('platform administrator %s, %i organisations: %s', (platform, organisations, may) => {
  expect(mayEnterYears({ platform, organisations }).ok).toBe(may)
})
