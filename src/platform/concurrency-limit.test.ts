// Concurrency limits: order and priority of waiting work, what is refused, and when.

import { expect, test } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { expectRefusal } from '#tests/world.ts'
import { concurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.server.ts'
import { withPriority, type Priority } from './request-priority.server.ts'

const bounds = { maxRunning: 2, maxWaiting: 2, maxWaitMs: 60_000 }
const request = <T>(run: () => T, priority: Priority = 'ordinary') => withPriority(priority, run)

test('no more than the maximum runs at once; the others follow in order of arrival', async () => {
  const limit = concurrencyLimit(bounds)
  const started: number[] = []
  let running = 0
  let maxRunning = 0
  const work = (number: number) =>
    limit.run(async () => {
      started.push(number)
      maxRunning = Math.max(maxRunning, (running += 1))
      await pause(5)
      running -= 1
    })
  await Promise.all([1, 2, 3, 4, 5, 6].map(work))
  expect(started).toEqual([1, 2, 3, 4, 5, 6])
  expect(maxRunning).toBe(2)
})

test('an urgent request goes before ordinary ones that came first', async () => {
  const limit = concurrencyLimit({ ...bounds, maxRunning: 1 })
  const release = await limit.acquire()
  const order: string[] = []
  const waiting = [
    request(() => limit.run(async () => void order.push('ordinary'))),
    request(() => limit.run(async () => void order.push('urgent')), 'urgent'),
  ]
  release()
  await Promise.all(waiting)
  expect(order).toEqual(['urgent', 'ordinary'])
})

test('reserved places are for urgent requests only', async () => {
  const limit = concurrencyLimit({ ...bounds, reserved: 1 })
  const held = await request(() => limit.acquire())
  let isOrdinaryStarted = false
  const ordinary = request(() => limit.run(async () => void (isOrdinaryStarted = true)))
  await request(() => limit.run(async () => {}), 'urgent')
  expect(isOrdinaryStarted).toBe(false)
  held()
  await ordinary
})

test('what finds the queue full is refused at once, with the time to retry', async () => {
  const limit = concurrencyLimit({ ...bounds, maxRunning: 1 })
  const release = await limit.acquire()
  const waiting = [1, 2].map(() => request(() => limit.run(async () => {})))
  const refusal = await expectRefusal(
    'unavailable',
    'server.busy',
    request(() => limit.acquire()),
  )
  expect(refusal.details.retryAfterSeconds).toBe(5)
  release()
  await Promise.all(waiting)
})

test('who has waited too long is refused, and leaves room for others', async () => {
  const limit = concurrencyLimit({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 20 })
  const release = await limit.acquire()
  const began = performance.now()
  await expectRefusal(
    'unavailable',
    'server.busy',
    request(() => limit.acquire()),
  )
  expect(performance.now() - began).toBeGreaterThan(15)
  expect(limit.waiting('ordinary')).toBe(0)
  release()
  await request(() => limit.run(async () => {}))
})

test('a turn that comes after the time, because the process was busy, is refused too', async () => {
  const limit = concurrencyLimit({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 20 })
  const release = await limit.acquire()
  const waiting = expectRefusal(
    'unavailable',
    'server.busy',
    request(() => limit.acquire()),
  )
  const until = performance.now() + 40
  while (performance.now() < until);
  release()
  await waiting
})

test('work outside requests waits as long as it takes', async () => {
  const limit = concurrencyLimit({ maxRunning: 1, maxWaiting: 0, maxWaitMs: 1 })
  const release = await limit.acquire()
  const work = limit.run(async () => 'done')
  await pause(30)
  release()
  expect(await work).toBe('done')
})

test('failed work gives its place back, and a place is given back once', async () => {
  const limit = concurrencyLimit({ ...bounds, maxRunning: 1 })
  await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  const release = await limit.acquire()
  release()
  release()
  expect(await runningAtOnce(limit, 3)).toBe(1)
})

async function runningAtOnce(limit: ConcurrencyLimit, count: number): Promise<number> {
  let running = 0
  let maxRunning = 0
  const work = () =>
    limit.run(async () => {
      maxRunning = Math.max(maxRunning, (running += 1))
      await pause(2)
      running -= 1
    })
  await Promise.all(Array.from({ length: count }, work))
  return maxRunning
}
