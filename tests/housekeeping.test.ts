import { expect, test } from 'vitest'
import { sendComplaint } from '#features/complaints/operations/send.server.ts'
import { readComplaint, resolveComplaint } from '#features/complaints/operations/work.server.ts'
import { keepHouse } from '#root/housekeeping.ts'
import { cast } from './cast.ts'
import { openWorld } from './world.ts'

test('keeping house closes what is settled, erases what is overdue and forgets old limits', async () => {
  const world = await openWorld()
  const { database } = world.resources
  const sent = {
    type: 'leak-main',
    message: 'A leak',
    photos: [],
    name: 'Sita',
    phone: '+9779841234567',
    consent: true,
  }
  await sendComplaint(world.visitor(world.damak), sent)
  const { id } = await database.selectFrom('complaints').select('id').executeTakeFirstOrThrow()
  await resolveComplaint(world.as(cast.kamala), { id: String(id), text: 'Mended' })
  await keepHouse(world.resources)
  expect((await readComplaint(world.as(cast.kamala), { id: String(id) })).state).toBe('resolved')
  world.travelTo('2026-12-01T05:15:00Z')
  await keepHouse(world.resources)
  expect((await readComplaint(world.as(cast.kamala), { id: String(id) })).events.at(-1)).toMatchObject({
    kind: 'closed',
    side: 'clock',
  })
  expect(await database.selectFrom('rateLimits').select('bucket').execute()).toEqual([])
  world.travelTo('2029-01-01T05:15:00Z')
  await keepHouse(world.resources)
  expect(await database.selectFrom('complaints').select('id').execute()).toEqual([])
})
