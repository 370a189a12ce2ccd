// Tests of the jobs that close and erase cases: on time, announced, and not under a wrong clock.

import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { photoFiles, sendComplaint } from '#features/complaints/operations/send.server.ts'
import { readComplaint, resolveComplaint } from '#features/complaints/operations/work.server.ts'
import { runJob } from '#platform/jobs.server.ts'
import { allJobs } from '#root/jobs.ts'
import { jobs as jobsCommand } from '#tools/jobs.ts'
import { cast } from './cast.ts'
import { openWorld, startOfStory } from './world.ts'
import type { World } from './world.ts'

const days = (count: number) => new Date(startOfStory.getTime() + count * 86_400_000)
/** Retention of complaints of the demonstration organisations, in days. */
const retentionDays = 730

let world: World
beforeEach(async () => {
  world = await openWorld()
})

test('settled complaints are closed, overdue ones erased and old limits removed, on time', async () => {
  const id = await createComplaint()
  await resolveComplaint(world.as(cast.kamala), { id, text: 'Mended' })
  await runJobs()
  expect((await readComplaint(world.as(cast.kamala), { id })).state).toBe('resolved')
  await runDaily(0, 9)
  expect((await readComplaint(world.as(cast.kamala), { id })).events.at(-1)).toMatchObject({
    kind: 'closed',
    side: 'clock',
  })
  const { database } = world.resources
  expect(await database.selectFrom('rateLimits').select('bucket').execute()).toEqual([])
  await runErasure(9, 9 + retentionDays, 6)
  expect(await complaints()).toEqual([id])
  await runDaily(9 + retentionDays, 9 + retentionDays + 3)
  expect(await complaints()).toEqual([])
})

test('a clock that jumped ahead erases nothing in any number of runs until an operator confirms it', async () => {
  const drawn = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
    .jpeg()
    .toBuffer()
  const photo = new File([new Uint8Array(drawn)], 'leak.jpg', { type: 'image/jpeg' })
  const id = await createComplaint({ photos: [photo] })
  const { database } = world.resources
  const { hash } = await database.selectFrom('complaintPhotos').select('hash').executeTakeFirstOrThrow()
  await runJobs()
  for (const day of [1100, 1101, 1103]) {
    world.travelTo(days(day))
    // Requests continue under the wrong clock.
    await createComplaint()
    expect((await runJobs())['erase-complaints']).toEqual({ refused: 'clock_ahead' })
  }
  expect(await complaints()).toContain(id)
  expect(await photoFiles(world.resources).has(hash)).toBe(true)
  world.travelTo(days(1))
  expect((await runJobs())['erase-complaints']).toEqual({ refused: 'clock_behind' })
  await confirm()
  expect((await runJobs())['erase-complaints']).toMatchObject({ announced: 0, erased: 0 })
})

test('after a long downtime nothing is erased until a day after an operator confirms the clock', async () => {
  const id = await createComplaint()
  await runJobs()
  world.travelTo(days(retentionDays + 40))
  expect((await runJobs())['erase-complaints']).toEqual({ refused: 'clock_ahead' })
  await confirm()
  expect((await runJobs())['erase-complaints']).toMatchObject({ announced: 1, erased: 0 })
  world.travelTo(days(retentionDays + 40.5))
  expect((await runJobs())['erase-complaints']).toMatchObject({ announced: 0, erased: 0 })
  expect(await complaints()).toEqual([id])
  world.travelTo(days(retentionDays + 41.1))
  expect((await runJobs())['erase-complaints']).toMatchObject({ erased: 1 })
  expect(await complaints()).toEqual([])
})

test('rows written under a clock of 2006 are not erased when the clock is corrected', async () => {
  const before = await createComplaint()
  await runJobs()
  world.travelTo('2006-01-01T00:00:00Z')
  const meanwhile = await createComplaint()
  expect((await runJobs())['erase-complaints']).toEqual({ refused: 'clock_behind' })
  for (const day of [1, 2, 3]) {
    world.travelTo(days(day))
    await createComplaint()
    await runJobs()
  }
  expect((await runJobs())['erase-complaints']).toMatchObject({ erased: 0, doubtful: 1 })
  expect(await complaints()).toEqual(expect.arrayContaining([before, meanwhile]))
})

test('a complaint changed under a clock of 2006 is not erased when the clock is corrected', async () => {
  const id = await createComplaint()
  await runJobs()
  world.travelTo('2006-01-01T00:00:00Z')
  await resolveComplaint(world.as(cast.kamala), { id, text: 'Mended' })
  await runDaily(1, 4)
  expect(await complaints()).toEqual([id])
})

test('more than a tenth of an organisation at once is erased only when an operator confirms it', async () => {
  const ids = []
  for (let count = 0; count < 25; count++) ids.push(await createComplaint())
  await runJobs()
  await world.resources.database.updateTable('complaints').set({ eraseAfter: '2026-11-01' }).execute()
  world.travelTo(days(1))
  expect((await runJobs())['erase-complaints']).toMatchObject({ erased: 0, refused: 0 })
  world.travelTo(days(2.1))
  expect((await runJobs())['erase-complaints']).toMatchObject({ erased: 0, refused: 1 })
  expect(await complaints()).toHaveLength(25)
  await confirm()
  expect((await runJobs())['erase-complaints']).toMatchObject({ erased: 25, refused: 0 })
})

test('a complaint that is changed after its erasure was announced is not erased', async () => {
  const id = await createComplaint()
  await runJobs()
  world.travelTo(days(retentionDays))
  await confirm()
  await runJobs()
  expect(await announcedAt()).not.toBeNull()
  await resolveComplaint(world.as(cast.kamala), { id, text: 'Mended' })
  await runDaily(retentionDays, retentionDays + 4)
  expect(await complaints()).toEqual([id])
  expect(await announcedAt()).toBeNull()
})

/** Runs every scheduled job once and returns their results. */
async function runJobs(): Promise<Record<string, unknown>> {
  const results: Record<string, unknown> = {}
  for (const job of allJobs({})) results[job.name] = await runJob(job, world.resources)
  return results
}

async function runDaily(from: number, to: number): Promise<void> {
  for (let day = from; day <= to; day += 1) {
    world.travelTo(days(day))
    await runJobs()
  }
}

async function announcedAt(): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select erasure_announced_at as at from complaints`.execute(
    world.resources.database,
  )
  return rows[0]!.at
}

/** Runs only the job that erases complaints, every `step` days. */
async function runErasure(from: number, to: number, step: number): Promise<void> {
  const erase = allJobs({}).find(({ name }) => name === 'erase-complaints')!
  for (let day = from; day <= to; day += step) {
    world.travelTo(days(day))
    await runJob(erase, world.resources)
  }
}

function confirm(): Promise<void> {
  return jobsCommand(world.resources, ['confirm-clock'])
}

async function createComplaint(more: Record<string, unknown> = {}): Promise<number> {
  const phone = `+97798412${String((phones += 1)).padStart(5, '0')}`
  const sent = { type: 'leak-main', message: 'A leak', photos: [], name: 'Sita', phone, consent: true, ...more }
  const from = { requestId: 'test', address: `203.0.113.${phones % 250}` }
  await sendComplaint({ ...world.visitor(world.damak), from }, sent)
  return (await complaints()).at(-1)!
}

async function complaints(): Promise<number[]> {
  const rows = await world.resources.database.selectFrom('complaints').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

let phones = 0
