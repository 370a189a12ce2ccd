// Lock of the start: two instances prepare one database one after the other.

import { expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import { withStartupLock } from './startup-lock.server.ts'

test('a second instance says that it waits, and begins when the first has finished or failed', async () => {
  const { url } = await freshDatabase()
  const order: string[] = []
  const first = Promise.withResolvers<void>()
  const entered = Promise.withResolvers<void>()
  const failing = withStartupLock(
    url,
    () => {},
    async () => {
      entered.resolve()
      await first.promise
      order.push('first')
      throw new Error('failed')
    },
  )
  await entered.promise
  const waits = Promise.withResolvers<string>()
  const second = withStartupLock(url, waits.resolve, async () => void order.push('second'))
  expect(await waits.promise).toBe('Another instance is starting on this database; this one waits for it.')
  first.resolve()
  await expect(failing).rejects.toThrow('failed')
  await second
  expect(order).toEqual(['first', 'second'])
})
