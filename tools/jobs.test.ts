// Tests of the jobs command: prints pending and failed jobs, runs and retries them, and confirms the clock.

import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { enqueue } from '#platform/job-queue.server.ts'
import { startJobs } from '#platform/jobs.server.ts'
import type { Job } from '#platform/jobs.server.ts'
import { queueMessage } from '#platform/outbox.server.ts'
import { allJobs } from '#root/jobs.ts'
import { onPrinted } from '#tests/printed.ts'
import { openWorld } from '#tests/world.ts'
import type { World } from '#tests/world.ts'
import { jobs } from './jobs.ts'

const patient = { timeout: 40_000, interval: 100 }

let world: World
const lines: string[] = []
onPrinted((text) => lines.push(text))
beforeEach(async () => {
  world = await openWorld()
})

test('the list names every queue with its last result, the pending messages, and the clock', async () => {
  await start(allJobs({}))
  await queueMessage(world.system(world.damak), {
    kind: 'update',
    channel: 'sms',
    recipient: '+9779841234567',
    body: 'x',
  })
  await vi.waitFor(async () => {
    const lines = await printed('list')
    expect(lines).toContain('deliver-sms: 1 waiting, 0 running, 0 failed\n')
    expect(lines).toMatch(/^erase-complaints \(15 \* \* \* \*\): 0 waiting, .*"erased":0/m)
    expect(lines).toContain('messages: 1 waiting (0 for more than an hour), 0 given up, 0 expired\n')
    expect(lines).toContain('clock: 2026-11-22T05:15:00.000Z, trusted\n')
  }, patient)
})

test('a job that failed for good is shown with its error and runs again on retry', async () => {
  let isBroken = true
  const job: Job = {
    name: 'deliver-mail',
    run: async () => {
      if (isBroken) throw new Error('the disk is full')
    },
  }
  await start([job])
  await sql`update jobs.queue set retry_limit = 0 where name = 'deliver-mail'`.execute(world.resources.database)
  await enqueue(world.resources.database, job.name, { id: 7 }, { key: '7' })
  await vi.waitFor(async () => expect(await printed('failed')).toContain('the disk is full'), patient)
  const id = /^(\S+) deliver-mail .* after 1 tries \{"id": ?7\}/m.exec(await printed('failed'))![1]!
  isBroken = false
  expect(await printed('retry', id)).toBe('deliver-mail runs again.\n')
  await vi.waitFor(async () => expect(await printed('failed')).toBe('No job has failed.\n'), patient)
  await expect(jobs(world.resources, ['retry', id])).rejects.toThrow('Please name a failed job')
})

test('a scheduled job is run by its name, another name is refused with a message', async () => {
  let runs = 0
  await start([{ name: 'count', schedule: '0 0 1 1 *', run: async () => void (runs += 1) }])
  await vi.waitFor(() => expect(runs).toBe(1), patient)
  await vi.waitFor(async () => expect(await printed('list')).toMatch(/^count .* 0 waiting, 0 running/m), patient)
  await printed('run', 'count')
  await vi.waitFor(() => expect(runs).toBe(2), patient)
  for (const name of ['deliver-mail', 'nothing'])
    await expect(jobs(world.resources, ['run', name])).rejects.toThrow('Please name a scheduled job')
  await expect(jobs(world.resources, ['dance'])).rejects.toThrow('npm run jobs -- list')
})

test('a clock in doubt is shown with what it is compared with, until it is confirmed', async () => {
  await sql`update trusted_clock set seen_at = '2026-11-01T00:00:00Z'`.execute(world.resources.database)
  expect(await printed('list')).toContain('in doubt: more than a week after 2026-11-01T00:00:00.000Z')
  await printed('confirm-clock')
  expect(await printed('list')).toContain('clock: 2026-11-22T05:15:00.000Z, trusted\n')
  world.travelTo('2006-01-01T00:00:00Z')
  expect(await printed('list')).toContain('in doubt: before 2026-11-22T05:15:00.000Z')
})

async function printed(...args: string[]): Promise<string> {
  lines.length = 0
  await jobs(world.resources, args)
  return lines.join('')
}

async function start(all: Job[]): Promise<void> {
  const { resources, databaseUrl: url } = world
  const workers = startJobs({ resources, url, timings: { pollSeconds: 0.5 } }, all)
  onTestFinished(() => workers.stop())
  await workers.started
}
