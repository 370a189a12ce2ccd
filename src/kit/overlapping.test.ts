// Tests of batches that overlap: their order, what must not run at the same time, and a failure.

import { expect, test } from 'vitest'
import { overlapping } from './overlapping.ts'

async function* given(batches: readonly string[]): AsyncGenerator<string> {
  yield* batches
}

/** What began and ended, as `+` and `-` before each batch when it began and ended; a batch with `!` fails. */
async function progressOf(batches: readonly string[]): Promise<{ log: string[]; results: string[]; failed: boolean }> {
  const log: string[] = []
  const results: string[] = []
  const run = async (batch: string) => {
    log.push(`+${batch}`)
    // The first takes longer.
    for (let turn = 0; turn < (batch.startsWith('a') ? 20 : 5); turn += 1) await Promise.resolve()
    log.push(`-${batch}`)
    if (batch.includes('!')) throw new Error(batch)
    return batch
  }
  let failed = false
  try {
    for await (const result of overlapping(given(batches), (batch) => new Set(batch), run)) results.push(result)
  } catch {
    failed = true
  }
  return { log, results, failed }
}

test('three run at a time, and results come in the order of the batches', async () => {
  const { log, results } = await progressOf(['a', 'b', 'c', 'd'])
  expect(log.slice(0, 4)).toEqual(['+a', '+b', '+c', '-b'])
  expect(log.indexOf('+d')).toBeGreaterThan(log.indexOf('-a'))
  expect(results).toEqual(['a', 'b', 'c', 'd'])
})

test('a batch with a key of one before it waits for that one', async () => {
  const { log, results } = await progressOf(['ax', 'bx', 'c'])
  expect(log.slice(0, 3)).toEqual(['+ax', '-ax', '+bx'])
  expect(results).toEqual(['ax', 'bx', 'c'])
  const { log: other } = await progressOf(['ax', 'b', 'cx'])
  expect(other).toEqual(['+ax', '+b', '-b', '-ax', '+cx', '-cx'])
})

test('a failure is thrown after the other batches have ended, and nothing more begins', async () => {
  const { log, results, failed } = await progressOf(['b!', 'a', 'c', 'd'])
  expect(failed).toBe(true)
  expect(results).toEqual([])
  expect(log).toContain('-a')
  expect(log).not.toContain('+d')
})

test('nothing is run without batches', async () => {
  expect(await progressOf([])).toEqual({ log: [], results: [], failed: false })
})
