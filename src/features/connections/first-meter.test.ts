// Tests through the API of the first meter of a tap without one: from when on it may be, what is refused, and what its months are billed.

import { beforeEach, expect, test } from 'vitest'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import type { NewTariff } from '#features/tariffs/contract/api.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, holderOf, type CastMember } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
let id: number

const unmeteredRates: NewTariff = {
  ...billedRates,
  metered: false,
  minimum: { kind: 'base', amountPaisa: 50_000 },
  slabs: [],
}

/** A tap without a meter that was billed for Bhadra, Asoj and Kartik. */
beforeEach(async () => {
  world = await openWorld()
  await useRates(world, billedRates, unmeteredRates)
  world.travelTo('2026-08-18T05:15:00Z')
  await openLedger(world.system(world.damak), { cutOverOn: '2026-07-17' })
  const flat = { customer_number: 'FLAT', name_en: 'Flat', meter: 'unmetered', connected_on: '2083/05/02' }
  const other = { customer_number: 'OTHER', name_en: 'Other', meter_serial: 'M-9' }
  id = (await addConnections(world, flat, other)).get('FLAT')!
  for (const [period, on] of [
    ['2083/05', '2026-09-20'],
    ['2083/06', '2026-10-20'],
    ['2083/07', '2026-11-20'],
  ] as const)
    await billMonth(world, period, on)
  world.travelTo('2026-11-28T05:15:00Z')
})

const meter = { on: '2026-11-25', serial: 'M-1', dialDigits: 4, openingReading: 7, reason: 'Fitted' }

async function fit(over: object = {}, as: CastMember = cast.ramesh) {
  const body = { ...meter, ...over }
  const answer = await world.api('POST', `/admin/connections/487/${id}/meters`, { as, body })
  const { status: _status, ...sent } = await answer.json()
  return { status: answer.status, ...sent }
}

async function chargePaisa(period: string): Promise<number> {
  const bill = world.resources.database.selectFrom('bills').select('chargePaisa').where('connectionId', '=', id)
  return (await bill.where('period', '=', period).executeTakeFirstOrThrow()).chargePaisa
}

test('months before it stay charged without a meter, and units count from its first month on', async () => {
  expect(await fit()).toMatchObject({
    status: 201,
    metered: true,
    firstMeterFrom: null,
    meters: [{ fittedOn: '2026-11-25', serial: 'M-1', dialDigits: 4, openingReading: 7 }],
    formerTaps: [{ until: '2026-11-25', metered: false }],
  })
  await billMonth(world, '2083/08', '2026-12-20')
  await readMeters(world, '2083/09', '2027-01-12', { FLAT: '32' })
  await billMonth(world, '2083/09', '2027-01-20')
  expect([await chargePaisa('2083/08'), await chargePaisa('2083/09')]).toEqual([500_00, 315_00])
  const found = await (await world.api('GET', '/admin/connections/487?search=M-1', { as: cast.ramesh })).json()
  expect(found.total).toBe(1)
  const audit = world.resources.database.selectFrom('auditRows').select(['target', 'changes'])
  expect(await audit.where('action', '=', 'connections.meter_fitted').executeTakeFirstOrThrow()).toMatchObject({
    target: 'FLAT',
    changes: { after: { serial: 'M-1', on: '2026-11-25' }, reason: 'Fitted' },
  })
})

test('its day may be in the month of the last bill, not before it', async () => {
  const page = await (await world.api('GET', `/admin/connections/487/${id}`, { as: cast.ramesh })).json()
  expect(page.firstMeterFrom).toBe('2026-10-18')
  expect(await fit({ on: '2026-10-17' })).toMatchObject({ status: 409, key: 'connections.meter_too_early' })
  expect(await fit({ on: '2026-10-18' })).toMatchObject({ status: 201 })
})

test.each([
  ['a day to come', { on: '2026-11-29' }, 409, { key: 'connections.in_future' }],
  ['a reading beyond the dial', { openingReading: 10_000 }, 409, { key: 'connections.first_beyond_dial' }],
  ['the number of another meter', { serial: 'm-9' }, 400, { fields: [{ field: 'serial' }] }],
  ['no reason', { reason: '' }, 400, { fields: [{ field: 'reason' }] }],
])('%s is refused', async (_name, over, status, expected) => {
  expect(await fit(over)).toMatchObject({ status, ...expected })
})

test('a second first meter is refused, and nobody fits one for themselves', async () => {
  expect(await fit({}, holderOf('meter-reader'))).toMatchObject({ status: 403 })
  const { database } = world.resources
  const own = database.updateTable('customers').where('customerNumber', '=', '10425')
  await own.set({ personId: cast.ramesh.id }).execute()
  await database.updateTable('connections').set({ customerNumber: '10425' }).where('id', '=', id).execute()
  expect(await fit()).toMatchObject({ status: 403, key: 'connections.own_connection' })
  await own.set({ personId: cast.hari.id }).execute()
  expect(await fit()).toMatchObject({ status: 201 })
  expect(await fit()).toMatchObject({ status: 409, key: 'connections.meter_present_already' })
})
