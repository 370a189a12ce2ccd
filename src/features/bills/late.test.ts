// Tests of a tariff that comes after bills of its months: the bills are listed, credited together by two persons, and billed anew.

import { beforeAll, expect, test } from 'vitest'
import { asSample, ratnanagar } from '#demonstration/published-tariffs.ts'
import { importRegister } from '#features/connections/operations/import.server.ts'
import { importReadings } from '#features/readings/operations/import.server.ts'
import { replaceTariffs } from '#features/tariffs/operations.server.ts'
import { listTariffs } from '#features/tariffs/store.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, type CastStaff } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { Run } from './contract/api.ts'
import type { LateBills, LateOutcome } from './contract/late.ts'
import { approveCredit, prepareCredit } from './operations/credits.server.ts'
import { readLateBills } from './operations/late.server.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'
import { approveRun, prepareRun } from './operations/runs.server.ts'
import { editionMonths, firstMonthOf } from './rules/late.ts'
import { listCitingBefore } from './store/late.server.ts'

let world: World
const edition = { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }

beforeAll(async () => {
  world = await openWorld()
  const system = world.system(world.damak)
  const tariffs = asSample(ratnanagar, edition).map((tariff) => ({ ...tariff, sample: false }))
  await replaceTariffs(world.scope(world.damak), tariffs)
  const since = { connected_on: '2080/01/01', opening_reading: '100', dial_digits: '4' }
  const register = [
    { customer_number: 'A10', name_en: 'Ten', ...since },
    { customer_number: 'A25', name_en: 'Twenty-five', ...since },
  ]
  const read = { period: '2083/06', read_on: '2083/06/28', status: 'normal' }
  const readings = [
    { customer_number: 'A10', ...read, reading: '110' },
    { customer_number: 'A25', ...read, reading: '125' },
  ]
  const apply = { apply: true, skipRefused: false }
  await importRegister(system, { batches: () => oneBatch(register), ...apply })
  await importReadings(system, { batches: () => oneBatch(readings), ...apply })
  await approveRun(system, await prepareRun(system, { period: '2083/06' }))
  await changeBillingPolicy(system, { persons: 2 })
})

async function* oneBatch(rows: Record<string, string>[]) {
  yield rows.map((cells, place) => ({ line: place + 2, cells }))
}

async function call<Body>(method: string, path: string, as: CastStaff, body?: object) {
  const answer = await world.api(method, `/admin${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const list = async () => (await call<LateBills>('GET', '/lateBills/487', cast.ramesh)).body

test('the first month of an edition is that which begins on its day, or the next one', () => {
  expect(firstMonthOf('2026-07-17')).toBe('2083/04')
  expect(firstMonthOf('2026-07-18')).toBe('2083/05')
})

test('bills by the edition in force are not listed', async () => {
  expect(await list()).toEqual({ data: [], more: false })
})

test('an edition that comes late lists the bills of its months; they are credited together and billed anew', async () => {
  const dearer = asSample(ratnanagar, { ...edition, effectiveFrom: '2026-09-01' }).map((tariff) => ({
    ...tariff,
    sample: false,
    minimum: { ...tariff.minimum, amountPaisa: tariff.minimum.amountPaisa + 20_00 },
  }))
  await replaceTariffs(world.scope(world.damak), dearer)
  const late = await list()
  expect(late.data.map(({ customerNumber, chargePaisa }) => [customerNumber, chargePaisa])).toEqual([
    ['A25', 315_00],
    ['A10', 90_00],
  ])
  const scope = world.scope(world.damak)
  const editions = editionMonths(await listTariffs(scope))
  const [first] = await listCitingBefore(scope, editions, { from: '2083/01', before: undefined, limit: 1 })
  const others = await listCitingBefore(scope, editions, { from: '2083/01', before: first, limit: 2 })
  expect([first, ...others].map((bill) => bill?.customerNumber)).toEqual(['A25', 'A10'])
  expect(late.data[0]).toMatchObject({ cited: '2026-07-17', inForce: '2026-09-01', isRequested: false })

  const reason = { reason: 'The tariff of Bhadra was approved late' }
  expect((await call('POST', '/lateBills/487/requests', cast.bishnu, reason)).status).toBe(403)
  const requested = await call<LateOutcome>('POST', '/lateBills/487/requests', cast.ramesh, reason)
  expect(requested).toMatchObject({ status: 200, body: { done: 2, left: 0, more: false } })
  expect((await list()).data.map(({ isRequested }) => isRequested)).toEqual([true, true])
  expect((await call('POST', '/lateBills/487/approvals', cast.ramesh, {})).status).toBe(403)
  const approved = await call<LateOutcome>('POST', '/lateBills/487/approvals', cast.bishnu, {})
  expect(approved.body).toEqual({ done: 2, left: 0, more: false })
  expect(await list()).toEqual({ data: [], more: false })

  const run = await call<Run>('POST', '/billingRuns/487', cast.ramesh, { period: '2083/06' })
  expect(run.body.preview).toMatchObject({ bills: 2, chargePaisa: 445_00 })
  await call('POST', `/billingRuns/487/${run.body.id}/approvals`, cast.bishnu, {})
  expect(await list()).toEqual({ data: [], more: false })
})

test('who has requested the credit notes does not approve them', async () => {
  const dearest = asSample(ratnanagar, { ...edition, effectiveFrom: '2026-09-02' })
  await replaceTariffs(
    world.scope(world.damak),
    dearest.map((tariff) => ({ ...tariff, sample: false })),
  )
  const reason = { reason: 'The tariff of Bhadra was approved late' }
  const accountant = cast.rajendra
  const link = { orgId: 487, personId: accountant.id, customerNumber: 'A10', createdAt: new Date('2026-01-01') }
  await world.resources.database.insertInto('customers').values(link).execute()
  const before = await call<LateBills>('GET', '/lateBills/487', accountant)
  expect(before.body.data.map(({ customerNumber, mayRequest }) => [customerNumber, mayRequest])).toEqual([
    ['A25', { ok: true }],
    ['A10', { ok: false, key: 'bills.own_connection' }],
  ])
  await world.resources.database.deleteFrom('customers').where('customerNumber', '=', 'A10').execute()
  const requested = await call<LateOutcome>('POST', '/lateBills/487/requests', accountant, reason)
  expect(requested.body).toEqual({ done: 2, left: 0, more: false })
  const offered = async (as: typeof accountant) =>
    (await call<LateBills>('GET', '/lateBills/487', as)).body.data.map(({ mayApprove }) => mayApprove)
  const second = { ok: false, key: 'bills.credit_second_person' }
  expect(await offered(accountant)).toEqual([second, second])
  expect(await offered(cast.bishnu)).toEqual([{ ok: true }, { ok: true }])
  const own = await call<LateOutcome>('POST', '/lateBills/487/approvals', accountant, {})
  expect(own.body).toEqual({ done: 0, left: 2, more: false })
})

test('a bill of whose month a later bill has charged by the edition is not listed until that bill is credited', async () => {
  world = await openWorld()
  await addConnections(world, { customer_number: 'ANEW', name_en: 'X' })
  await useRates(world, billedRates)
  await readMeters(world, '2083/07', '2026-11-14', { ANEW: '10' })
  await billMonth(world, '2083/07', '2026-11-20')
  world.travelTo('2026-12-14T05:15:00Z')
  const locked = [{ customer_number: 'ANEW', period: '2083/08', read_on: '2026-12-14', status: 'locked' }]
  const apply = { apply: true, skipRefused: false }
  await importReadings(world.system(world.damak), { batches: () => oneBatch(locked), ...apply })
  await billMonth(world, '2083/08', '2026-12-20')
  const minimum = { kind: 'block', units: 10, amountPaisa: 100_00 } as const
  const dearer = { ...billedRates, fiscalYear: '2083/84', effectiveFrom: '2026-11-17', minimum }
  await useRates(world, billedRates, dearer)
  const periods = async () => (await readLateBills(world.system(world.damak))).data.map(({ period }) => period)
  expect(await periods()).toEqual(['2083/08'])
  await readMeters(world, '2083/09', '2027-01-13', { ANEW: '40' })
  await billMonth(world, '2083/09', '2027-01-20')
  expect(await periods()).toEqual([])
  const ctx = world.system(world.damak)
  const newest = await world.resources.database
    .selectFrom('bills')
    .select(['fiscalYear', 'number'])
    .where('period', '=', '2083/09')
    .executeTakeFirstOrThrow()
  await approveCredit(ctx, await prepareCredit(ctx, { ...newest, reason: 'Wrong' }))
  expect(await periods()).toEqual(['2083/08'])
})
