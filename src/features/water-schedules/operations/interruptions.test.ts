// API tests of interruptions: announced once, public at once, changed by version, ended, of one organisation.

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cast, type CastMember } from '#tests/cast.ts'
import { openWorld, startOfStory, type World } from '#tests/world.ts'
import type { StaffInterruption } from '../contract/interruptions.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(() => world.travelTo(startOfStory))

const address = '/admin/interruptions/487'
const burst = { place: 'all', returns: 'unknown', reason: 'burst-pipe', starts: 'now' }

async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as: CastMember = cast.kamala) {
  const answer = await world.api(method, path, { as, ...(body && { body }) })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : undefined }
}

async function announce(more: object = {}): Promise<StaffInterruption> {
  const { status, body } = await call('POST', address, { ...burst, ...more })
  expect(status).toBe(201)
  return body
}

async function publicOnes(): Promise<{ code: string; expectedReturn: string | null; reason: { ne: string } }[]> {
  const answer = await world.api('GET', '/customer/water-schedule/487')
  return ((await answer.json()) as { interruptions: never[] }).interruptions
}

test('an announced interruption is public at once, with the usual reason in both languages', async () => {
  const { code, state } = await announce({ returns: 'hours-2' })
  expect(state).toBe('current')
  const shown = (await publicOnes()).find((one) => one.code === code)
  expect(shown?.reason.ne).toBe('मुख्य पाइप फुटेकाले मर्मत भइरहेको छ।')
  expect(shown?.expectedReturn).toContain('+05:45')
})

test('the same submission announces once; other content under its key is refused', async () => {
  const submission = 'night-of-the-burst'
  const [first, second] = [await announce({ submission }), await announce({ submission })]
  expect(second.code).toBe(first.code)
  expect((await call('POST', address, { ...burst, reason: 'power-cut', submission })).body.key).toBe('request.key_used')
})

test('water is back: it ends now, and ends once', async () => {
  const { code, version } = await announce()
  world.travelTo(new Date(startOfStory.getTime() + 3_600_000))
  expect((await call('POST', `${address}/${code}/end`, { version })).status).toBe(204)
  expect((await publicOnes()).find((one) => one.code === code)?.expectedReturn ?? 'ended').not.toBeNull()
  const { body } = await call('GET', `${address}/${code}`)
  expect(body).toMatchObject({ state: 'ended', version: version + 1 })
  expect((await call('POST', `${address}/${code}/end`, { version: version + 1 })).body.key).toBe('supply.already_ended')
  const ended = await call('GET', `${address}?view=ended`)
  expect(ended.body.data.map((one: StaffInterruption) => one.code)).toContain(code)
})

test('a planned one is cancelled and is gone', async () => {
  const planned = await announce({ starts: 'later', beginOn: '2026-11-30', beginAt: '10:00' })
  expect(planned.state).toBe('planned')
  expect((await call('POST', `${address}/${planned.code}/end`, { version: planned.version })).status).toBe(204)
  expect((await call('GET', `${address}/${planned.code}`)).body.key).toBe('supply.interruption_unknown')
})

test('of two changes based on the same version the second is refused', async () => {
  const { code, version } = await announce()
  const change = (more: object) => call('PUT', `${address}/${code}`, { ...burst, version, ...more })
  expect((await change({ reason: 'power-cut' })).body).toMatchObject({ version: version + 1 })
  const late = await change({ returns: 'hours-4' })
  expect([late.status, late.body.key]).toEqual([409, 'supply.changed_meanwhile'])
})

test.each([
  [{ place: 'zone:nowhere' }, 'place'],
  [{ returns: 'at', returnOn: '2026-01-01', returnAt: '10:00' }, 'returnAt'],
  [{ reason: 'other', reasonNe: 'कारण' }, 'reasonEn'],
  [{ returnOn: '2026-12-01' }, 'returnOn'],
  [{ starts: 'later' }, 'beginOn'],
])('%o is refused at %s', async (more, field) => {
  const { status, body } = await call('POST', address, { ...burst, ...more })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(`"${field}"`)
})

test('staff of one organisation reach no interruption of another', async () => {
  const { code, version } = await announce()
  const away = await world.api('GET', '/customer/water-schedule/320')
  expect(JSON.stringify(await away.json())).not.toContain(code)
  expect((await call('GET', '/admin/interruptions/320')).status).toBe(404)
  expect((await call('POST', `/admin/interruptions/320/${code}/end`, { version })).status).toBe(404)
})
