// API tests of supplies that staff cancel, move and add: public at once, once each, and undone.

import { beforeAll, expect, test } from 'vitest'
import { seedSchedules } from '#demonstration/schedules.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { ScheduledSupply } from '../contract/schedule.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await seedSchedules(world.resources)
})

const address = '/admin/supplyExceptions/487'

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
  const answer = await world.api(method, path, { as: cast.kamala, ...(body && { body }) })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : undefined }
}

async function supplies(): Promise<ScheduledSupply[]> {
  const answer = await world.api('GET', '/customer/water-schedule/487')
  return ((await answer.json()) as { data: ScheduledSupply[] }).data
}

/** Planned supplies of later days, one for each zone and hour. */
async function plannedSupplies() {
  const today = inNepal(world.system(world.damak).now).date
  const later = (await supplies()).filter(({ state, date }) => state === 'planned' && date > today)
  return later.map(({ zone, tol, date, plannedStarts }) => ({ zone, tol, date, starts: plannedStarts.slice(11, 16) }))
}

test('a cancelled supply is public at once and undone by removing the change', async () => {
  const { zone, tol, date, starts } = (await plannedSupplies())[0]!
  const change = { kind: 'cancelled', place: `zone:${zone}`, date, starts, reason: 'pump-repair' }
  const added = await call('POST', address, change)
  expect(added.status).toBe(201)
  const stateOf = async () =>
    (await supplies()).find((one) => one.tol === tol && one.date === date && one.plannedStarts.includes(starts))
  expect(await stateOf()).toMatchObject({ state: 'cancelled', reason: { en: 'A pump is being repaired.' } })
  expect((await call('GET', address)).body.data).toContainEqual(added.body)
  const again = await call('POST', address, {
    ...change,
    kind: 'changed',
    toDate: date,
    toStarts: '20:00',
    toMinutes: 30,
  })
  expect([again.status, again.body.key]).toEqual([409, 'supply.already_changed'])
  expect((await call('DELETE', `${address}/${added.body.code}`)).status).toBe(204)
  expect(await stateOf()).toMatchObject({ state: 'planned' })
  expect((await call('DELETE', `${address}/${added.body.code}`)).body.key).toBe('supply.exception_unknown')
})

test('a supply of one tol is moved; the same submission moves it once', async () => {
  const { zone, tol, date, starts } = (await plannedSupplies()).at(-1)!
  const to = { toDate: date, toStarts: '२१:०५', toMinutes: '४५' }
  const change = {
    kind: 'changed',
    place: `tol:${tol}`,
    date,
    starts,
    ...to,
    reason: 'power-cut',
    submission: 'moved-once',
  }
  const [first, second] = [await call('POST', address, change), await call('POST', address, change)]
  expect(first.body).toMatchObject({ zone, tol, to: { date, starts: '21:05', minutes: 45 } })
  expect(second.body.code).toBe(first.body.code)
  const moved = (await supplies()).filter((one) => one.state === 'changed' && one.plannedStarts.includes(starts))
  expect(moved.map((one) => [one.tol, one.starts.slice(11, 16), one.ends.slice(11, 16)])).toEqual([
    [tol, '21:05', '21:50'],
  ])
})

test('a supply is added besides the plan', async () => {
  const { zone, date } = (await plannedSupplies()).at(-1)!
  const extra = {
    kind: 'extra',
    place: `zone:${zone}`,
    toDate: date,
    toStarts: '03:10',
    toMinutes: 20,
    reason: 'low-source',
  }
  expect((await call('POST', address, extra)).status).toBe(201)
  const added = (await supplies()).filter(({ state, starts }) => state === 'extra' && starts.includes('T03:10'))
  expect(new Set(added.map((one) => one.zone))).toEqual(new Set([zone]))
})

test.each([
  [{ kind: 'cancelled', starts: '00:01' }, 409, 'supply.nothing_planned_then'],
  [{ kind: 'cancelled', date: '2020-01-01' }, 400, '"date"'],
  [{ kind: 'cancelled', place: 'zone:nowhere' }, 400, '"place"'],
  [{ kind: 'cancelled', place: 'all' }, 400, '"place"'],
  [{ kind: 'changed' }, 400, '"toDate"'],
  [{ kind: 'extra' }, 400, '"date"'],
])('%o is refused', async (more, status, expected) => {
  const { zone, date, starts } = (await plannedSupplies())[1]!
  const answer = await call('POST', address, { place: `zone:${zone}`, date, starts, reason: 'pump-repair', ...more })
  expect(answer.status).toBe(status)
  expect(JSON.stringify(answer.body)).toContain(expected)
})
