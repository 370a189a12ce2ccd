// Tests of the numbers of the office: own organisation, period, and who may read them.

import { beforeAll, expect, test } from 'vitest'
import { sendApplication } from '#features/applications/operations/send.server.ts'
import { sendComplaint } from '#features/complaints/operations/send.server.ts'
import { resolveComplaint } from '#features/complaints/operations/work.server.ts'
import { readInbox } from '#features/complaints/operations/inbox.server.ts'
import { newTap } from '#tests/applications.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, startOfStory, type World } from '#tests/world.ts'
import type { Numbers } from './contract.ts'

let world: World
const phone = '+9779841111111'
const hours = (count: number) => new Date(startOfStory.getTime() + count * 3_600_000)

beforeAll(async () => {
  world = await openWorld()
  for (const town of [world.damak, world.damak, world.kakarvitta]) {
    const complaint = { type: 'no-water', message: 'No water', photos: [], name: 'Sita', phone, consent: true }
    await sendComplaint(world.visitor(town), complaint)
  }
  await sendApplication(world.visitor(world.damak), newTap({ phone }))
  world.travelTo(hours(1))
  const { data } = await readInbox(world.as(cast.kamala), { page: 1, limit: 10 } as never)
  await resolveComplaint(world.as(cast.kamala), { id: data[0]!.id, text: 'Repaired' })
  world.resources.visits.count(487, '/news')
  world.resources.visits.count(320, '/news')
  await world.resources.visits.write()
})

async function numbersOf(period = ''): Promise<Numbers> {
  const answer = await world.api('GET', `/admin/numbers/487${period}`, { as: cast.bishnu })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Numbers
}

test('complaints, applications and visits of the own organisation, by default of 30 days', async () => {
  const { complaints, applications, pages, days } = await numbersOf()
  const noWater = complaints.find(({ type }) => type === 'no-water')!
  expect(noWater).toMatchObject({ received: 2, finished: 1, inTime: 1 })
  expect(complaints.filter(({ type }) => type !== 'no-water').map(({ received }) => received)).not.toContain(1)
  expect(applications.map(({ stage, upTo7 }) => [stage, upTo7])).toEqual([
    ['submitted', 1],
    ['prepared', 0],
    ['checked', 0],
    ['returned', 0],
  ])
  expect(pages).toEqual([{ page: '/news', visits: 1 }])
  expect(days).toHaveLength(30)
  expect(days.at(-1)!.visits).toBe(1)
})

test('applications become older; another month has none of the complaints and visits', async () => {
  world.travelTo(hours(24 * 40))
  const { complaints, applications, pages } = await numbersOf('?from=2026-10-01&to=2026-10-31')
  expect(applications[0]).toEqual({ stage: 'submitted', upTo7: 0, upTo30: 0, older: 1 })
  expect(complaints.every(({ received, medianHours }) => received === 0 && medianHours === null)).toBe(true)
  expect(pages).toEqual([])
})

test('a clerk does not read them', async () => {
  expect((await world.api('GET', '/admin/numbers/487', { as: cast.ramesh })).status).toBe(403)
})
