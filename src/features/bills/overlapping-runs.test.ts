// Test of runs of one month that would bill the same connections: the second is not prepared before the first is decided.

import { expect, test } from 'vitest'
import { useRates } from '#tests/billed-world.ts'
import { cast } from '#tests/cast.ts'
import { openWorld } from '#tests/world.ts'
import type { Run } from './contract/api.ts'

const world = await openWorld()
await useRates(world)
await world.resources.database
  .insertInto('supplyZones')
  .values(['east', 'west'].map((code) => ({ orgId: 487, code, nameEn: code, nameNe: code })))
  .execute()

function prepare(period: string, zone?: string): Promise<Response> {
  return world.api('POST', '/admin/billingRuns/487', { as: cast.ramesh, body: { period, ...(zone && { zone }) } })
}

async function refusalOf(request: Promise<Response>): Promise<unknown> {
  const answer = await request
  return [answer.status, await answer.json()]
}

test('runs of two zones are prepared beside each other, but none beside them that has their connections', async () => {
  expect((await prepare('2083/07', 'east')).ok).toBe(true)
  expect((await prepare('2083/07', 'west')).ok).toBe(true)
  for (const zone of [undefined, 'east'])
    expect(await refusalOf(prepare('2083/07', zone))).toMatchObject([409, { key: 'bills.run_prepared_already' }])
})

test('a run of all connections precludes one of a zone until it is cancelled', async () => {
  const { id } = (await (await prepare('2083/06')).json()) as Run
  expect(await refusalOf(prepare('2083/06', 'east'))).toMatchObject([
    409,
    { message: expect.stringContaining(`Run ${id} `) },
  ])
  await world.api('POST', `/admin/billingRuns/487/${id}/cancellations`, { as: cast.ramesh, body: {} })
  expect((await prepare('2083/06', 'east')).ok).toBe(true)
})
