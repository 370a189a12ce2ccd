// Budget of request bodies: large ones beyond it are refused, small ones are not, and what was taken is given back.

import { expect, test } from 'vitest'
import { expectRefusal } from '#tests/world.ts'
import { openBodyBudget } from './body-budget.server.ts'
import { readText } from './request-body.server.ts'

const large = 300_000

test('a body beyond the budget is refused with the time to retry, until an earlier request has been answered', async () => {
  const budget = openBodyBudget(500_000)
  const answered = Promise.withResolvers<void>()
  const first = budget.run(async () => {
    const text = await read(large)
    await answered.promise
    return text.length
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  const refusal = await expectRefusal(
    'unavailable',
    'request.busy',
    budget.run(() => read(large)),
  )
  expect(refusal.details.retryAfterSeconds).toBe(10)
  expect((await budget.run(() => read(60_000))).length, 'a form without files').toBe(60_000)
  answered.resolve()
  expect(await first).toBe(large)
  expect((await budget.run(() => read(large))).length, 'after the refused one as well').toBe(large)
})

function read(bytes: number): Promise<string> {
  const chunks = Array.from({ length: bytes / 20_000 }, () => new Uint8Array(20_000))
  const body = new ReadableStream({
    pull: (controller) => (chunks.length > 0 ? controller.enqueue(chunks.pop()) : controller.close()),
  })
  return readText(new Request('http://damak.test/', { method: 'POST', body, duplex: 'half' } as RequestInit), 1_000_000)
}
