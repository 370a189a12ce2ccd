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
  const audited = await world.resources.database
    .selectFrom('auditRows')
    .select(['action', 'changes'])
    .where('action', 'in', ['billing.approved', 'billing.prepared'])
    .orderBy('id')
    .execute()
  expect(audited.slice(-2)).toMatchObject([
    { action: 'billing.approved', changes: { run: run.id, bills: 2, left: ['A2'] } },
    { action: 'billing.prepared', changes: { leftBy: run.id, preparedBy: cast.ramesh.name.en, customerNumber: 'A2' } },
  ])
  const path = `/billingRuns/487/${waiting[0]!.id}/approvals`
  const refusedFor = async (as: CastStaff) => (await call<{ key: string }>('POST', path, as, {})).body.key
  expect(await refusedFor(cast.bishnu)).toBe('bills.own_connection')
  const shown = await call<Run>('GET', `/billingRuns/487/${waiting[0]!.id}`, cast.bishnu)
  expect(shown.body.mayApprove).toMatchObject({ ok: false, key: 'bills.own_connection' })
  expect(await refusedFor(permitted(cast.ramesh, 'billing:approve'))).toBe('bills.run_second_person')
  const third = permitted(cast.gita, 'billing:approve', 'ledger:read')
  expect((await call<Run>('POST', path, third, {})).body).toMatchObject({ state: 'approved', preview: { bills: 1 } })
  expect(await billed()).toEqual([
    ['2083-84-1', 'A1'],
    ['2083-84-2', 'A3'],
    ['2083-84-3', 'A2'],
  ])
})

test('where who prepared is linked to it, too, nobody has prepared the bill that was left', async () => {
  await readMeters(world, '2083/07', '2026-11-14', { A1: '0', A2: '0', A3: '0' }, '2026-11-22')
  const { database } = world.resources
  const holder = database.selectFrom('connectionHolders').innerJoin('connections', 'connections.id', 'connectionId')
  const { connectionId, heldFrom } = await holder
    .select(['connectionId', 'heldFrom'])
    .where('customerNumber', '=', 'A2')
    .executeTakeFirstOrThrow()
  const at = new Date('2026-11-01')
  await database
    .insertInto('connectionLinks')
    .values({
      orgId: 487,
      connectionId,
      heldFrom,
      personId: cast.ramesh.id,
      access: 'linked',
      createdAt: at,
      acceptedAt: at,
    })
    .execute()
  const run = (await call<Run>('POST', '/billingRuns/487', cast.ramesh, { period: '2083/07' })).body
  await call<Run>('POST', `/billingRuns/487/${run.id}/approvals`, cast.bishnu, {})
  expect((await call<ListedRuns>('GET', '/billingRuns/487?state=prepared', cast.ramesh)).body.data).toEqual([])
  const third = permitted(cast.gita, 'billing:prepare', 'ledger:read')
  const again = await call<Run>('POST', '/billingRuns/487', third, { period: '2083/07' })
  expect(again.body.preview).toMatchObject({ bills: 1, leftOut: { billed: 2 } })
})
