// Test of a run with a connection of the person who approves it: its bill is left to a run that somebody else approves.

import { beforeAll, expect, test } from 'vitest'
import { addConnections, billedRates, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, permitted, type CastStaff } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { ListedRuns, Run } from './contract/api.ts'
import type { FoundConnection, OfficeBill } from './contract/office.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
  await useRates(world, billedRates)
  await addConnections(world, ...['A1', 'A2', 'A3'].map((number) => ({ customer_number: number, name_en: 'Holder' })))
  await readMeters(world, '2083/06', '2026-10-14', { A1: '0', A2: '0', A3: '0' }, '2026-11-21')
  await changeBillingPolicy(world.system(world.damak), { persons: 2 })
  const own = { orgId: 487, customerNumber: 'A2', personId: cast.bishnu.id, createdAt: new Date('2026-01-01') }
  await world.resources.database.insertInto('customers').values(own).execute()
})

async function call<Body>(method: string, path: string, as: CastStaff, body?: object) {
  const answer = await world.api(method, `/admin${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const billed = async () =>
  (await call<{ data: OfficeBill[] }>('GET', '/bills/487?sortOrder=asc', cast.ramesh)).body.data.map(
    ({ number, customerNumber }) => [number, customerNumber],
  )

test('the bill of who approves waits for a third person, with the next number', async () => {
  const run = (await call<Run>('POST', '/billingRuns/487', cast.ramesh, { period: '2083/06' })).body
  expect(run.preview).toMatchObject({ bills: 3, chargePaisa: 27_000, flags: { no_use: 3 } })
  const approved = await call<Run>('POST', `/billingRuns/487/${run.id}/approvals`, cast.bishnu, {})
  expect(approved.body).toMatchObject({
    state: 'approved',
    preview: { bills: 2, chargePaisa: 18_000, leftOut: { own_connection: 1 }, flags: { no_use: 2 } },
  })
  expect(await billed()).toEqual([
    ['2083-84-1', 'A1'],
    ['2083-84-2', 'A3'],
  ])
  for (const [finding, numbers] of [
    ['own_connection', ['A2']],
    ['no_use', ['A1', 'A3']],
  ] as const) {
    const path = `/billingRuns/487/${run.id}/connections?finding=${finding}`
    const { data } = (await call<{ data: FoundConnection[] }>('GET', path, cast.ramesh)).body
    expect(data.map(({ customerNumber }) => customerNumber)).toEqual(numbers)
  }

  const waiting = (await call<ListedRuns>('GET', '/billingRuns/487?state=prepared', cast.ramesh)).body.data
  expect(waiting).toMatchObject([
    { period: '2083/06', customerNumber: 'A2', prepared: { by: cast.ramesh.name.en }, preview: { bills: 1 } },
  ])
  const path = `/billingRuns/487/${waiting[0]!.id}/approvals`
  const refusedFor = async (as: CastStaff) => (await call<{ key: string }>('POST', path, as, {})).body.key
  expect(await refusedFor(cast.bishnu)).toBe('bills.own_connection')
  expect(await refusedFor(permitted(cast.ramesh, 'billing:approve'))).toBe('bills.run_second_person')
  const third = permitted(cast.gita, 'billing:approve', 'ledger:read')
  expect((await call<Run>('POST', path, third, {})).body).toMatchObject({ state: 'approved', preview: { bills: 1 } })
  expect(await billed()).toEqual([
    ['2083-84-1', 'A1'],
    ['2083-84-2', 'A3'],
    ['2083-84-3', 'A2'],
  ])
})
