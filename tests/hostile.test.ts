// Does any form answer a hostile request with anything but a documented refusal, or keep something that is not valid?

import { beforeAll, expect, test } from 'vitest'
import { attack, attacked, type Door, strayRows } from './hostile-run.ts'
import { openWorld, type World } from './world.ts'

/** Another seed finds other things; `bench/hostile.ts` tries ten thousand. */
const seed = 487

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const door: Door = (path, sent) => world.api('POST', path, sent)

test.each(attacked)('$name answers hostile requests with documented refusals only', async ({ name, endpoint }) => {
  // Rows that sign in take their time on purpose, so that their answers tell nothing by it.
  const requests = endpoint.path.startsWith('/auth/') ? 40 : 300
  const { troubles, answers } = await attack(door, name, requests, seed)
  expect(troubles).toEqual([])
  expect(answers[400]).toBeGreaterThan(requests / 4)
  if (name.startsWith('send')) expect(answers[201]).toBeGreaterThan(5)
})

test('what they left behind is valid', async () => {
  expect(await strayRows(world.resources)).toEqual([])
})
