// Tests of what a register says of taps, in bills: taps that it has as cut or closed, and the first meter of a tap that had none.

import { beforeEach, expect, test } from 'vitest'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import type { NewTariff } from '#features/tariffs/contract/api.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { BillLine } from './contract/bill.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'

const unmeteredRates: NewTariff = {
  ...billedRates,
  metered: false,
  minimum: { kind: 'base', amountPaisa: 50_000 },
  slabs: [],
}
let world: World

beforeEach(async () => {
  world = await openWorld()
  await useRates(world, billedRates, unmeteredRates)
})

/** Rupees by month of the newest bill, less what was billed. */
async function billed(customerNumber: string, period: string): Promise<Record<string, number>> {
  const row = await world.resources.database
    .selectFrom('bills as b')
    .innerJoin('connections as c', (join) => join.onRef('c.orgId', '=', 'b.orgId').onRef('c.id', '=', 'b.connectionId'))
    .select('b.lines')
    .where('c.customerNumber', '=', customerNumber)
    .where('b.period', '=', period)
    .executeTakeFirst()
  const sums: Record<string, number> = {}
  for (const line of (row?.lines ?? []) as BillLine[])
    if (line.kind === 'charge' || line.kind === 'billed')
      sums[line.period] = (sums[line.period] ?? 0) + line.amountPaisa / 100
  return sums
}

const old = { name_en: 'Old tap', connected_on: '2070/05/02' }

test('a tap that the register has as cut or closed is billed for no month before it is connected', async () => {
  world.travelTo('2026-11-18T05:15:00Z')
  await openLedger(world.system(world.damak), { cutOverOn: '2026-11-17' })
  await addConnections(
    world,
    { customer_number: 'CLOSED', ...old, meter: 'unmetered', status: 'closed' },
    { customer_number: 'CUT', ...old, meter: 'unmetered', status: 'disconnected' },
    { customer_number: 'DIAL', ...old, status: 'disconnected' },
  )
  expect([await billMonth(world, '2083/07', '2026-11-20'), await billMonth(world, '2083/08', '2026-12-20')]).toEqual([
    0, 0,
  ])
  await changeBillingPolicy(world.system(world.damak), { cutTap: 'fee', holdFeePaisa: 2_500 })
  expect(await billMonth(world, '2083/09', '2027-01-20')).toBe(2)
  expect([await billed('CUT', '2083/09'), await billed('DIAL', '2083/09')]).toEqual([
    { '2083/09': 25 },
    { '2083/09': 25 },
  ])
})

test('readings of the months before are taken for a tap that the register has as cut or closed, and make its average', async () => {
  const ids = await addConnections(
    world,
    { customer_number: 'CLOSED', ...old, status: 'closed' },
    { customer_number: 'CUT', ...old, status: 'disconnected' },
  )
  for (const [period, on, value] of [
    ['2083/04', '2026-08-14', '30'],
    ['2083/05', '2026-09-14', '60'],
  ] as const)
    await readMeters(world, period, on, { CLOSED: value, CUT: value }, '2026-11-22')
  await openLedger(world.system(world.damak), { cutOverOn: '2026-11-17' })
  world.travelTo('2026-12-17T05:15:00Z')
  await world.resources.database
    .insertInto('connectionStates')
    .values({ orgId: 487, connectionId: ids.get('CUT')!, since: '2026-12-17', state: 'connected' })
    .execute()
  await changeBillingPolicy(world.system(world.damak), { missingReading: 'estimated' })
  expect(await billMonth(world, '2083/09', '2027-01-20')).toBe(1)
  // The average of 30 units: 90 + 10 × 14 + 10 × 17.
  expect(await billed('CUT', '2083/09')).toEqual({ '2083/09': 400 })
})
