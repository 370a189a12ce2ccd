// Tests of what a register says of taps, in bills: taps that it has as cut or closed, and the first meter of a tap that had none.

import { beforeEach, expect, test } from 'vitest'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import type { ReadConnection } from '#features/readings/contract/reading.ts'
import { chargeOf } from '#features/readings/rules/charged-months.ts'
import { recordedReading } from '#features/readings/rules/recorded.ts'
import type { NewTariff } from '#features/tariffs/contract/api.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { lastDayOf } from '#kit/calendar/bs-month.ts'
import { holderOf } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { BillLine } from './contract/bill.ts'
import type { BillingPolicy } from './contract/policy.ts'
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

async function importMeter(on: string, cells: Record<string, string> = {}): Promise<void> {
  world.travelTo(`${on}T05:15:00Z`)
  await addConnections(world, {
    customer_number: 'FLAT',
    meter: 'metered',
    meter_serial: 'M-1',
    opening_reading: '7',
    ...cells,
  })
}

/** A tap without a meter since Bhadra, billed 500 a month; its first meter comes by a register in the middle of Mangsir. */
async function withFirstMeter(policy: Partial<BillingPolicy> = {}): Promise<void> {
  world.travelTo('2026-08-18T05:15:00Z')
  await openLedger(world.system(world.damak), { cutOverOn: '2026-07-17' })
  await addConnections(world, {
    customer_number: 'FLAT',
    name_en: 'Flat',
    meter: 'unmetered',
    connected_on: '2083/05/02',
  })
  await changeBillingPolicy(world.system(world.damak), policy)
  if (policy.cycleMonths === 2) await billMonth(world, '2083/07', '2026-11-20')
  else
    for (const [period, on] of [
      ['2083/05', '2026-09-20'],
      ['2083/06', '2026-10-20'],
      ['2083/07', '2026-11-20'],
    ] as const)
      await billMonth(world, period, on)
  await importMeter('2026-11-25', { connected_on: '2083/05/02' })
}

test('months before the first meter of a tap stay billed as they were; the next one is of the meter', async () => {
  await withFirstMeter()
  const meter = await world.resources.database.selectFrom('connectionMeters').selectAll().executeTakeFirstOrThrow()
  expect([meter.fittedOn, meter.openingReading]).toEqual(['2026-11-25', 7])
  expect(await billMonth(world, '2083/08', '2026-12-20')).toBe(1)
  expect(await billed('FLAT', '2083/08')).toEqual({ '2083/08': 500 })
  await readMeters(world, '2083/09', '2027-01-12', { FLAT: '32' })
  await billMonth(world, '2083/09', '2027-01-20')
  // All 25 units since the meter was fitted.
  expect(await billed('FLAT', '2083/09')).toEqual({ '2083/09': 315 })
  await readMeters(world, '2083/10', '2027-02-10', { FLAT: '42' })
  await billMonth(world, '2083/10', '2027-02-20')
  expect(await billed('FLAT', '2083/10')).toEqual({ '2083/10': 90 })
})

test('what was read in the month of the meter is covered by its flat charge', async () => {
  await withFirstMeter()
  await readMeters(world, '2083/08', '2026-12-13', { FLAT: '22' })
  await billMonth(world, '2083/08', '2026-12-20')
  expect(await billed('FLAT', '2083/08')).toEqual({ '2083/08': 500 })
  await readMeters(world, '2083/09', '2027-01-12', { FLAT: '32' })
  await billMonth(world, '2083/09', '2027-01-20')
  expect(await billed('FLAT', '2083/09')).toEqual({ '2083/09': 90 })
})

test('where a change counts in its own month, that month is of the meter', async () => {
  await withFirstMeter({ tapChange: 'same-period' })
  await readMeters(world, '2083/08', '2026-12-13', { FLAT: '22' })
  await billMonth(world, '2083/08', '2026-12-20')
  expect(await billed('FLAT', '2083/08')).toEqual({ '2083/08': 160 })
})

test('a cycle of two months has one month without and one with the meter', async () => {
  await withFirstMeter({ cycleMonths: 2 })
  expect(await billed('FLAT', '2083/07')).toEqual({ '2083/06': 500, '2083/07': 500 })
  await readMeters(world, '2083/09', '2027-01-12', { FLAT: '32' })
  await billMonth(world, '2083/09', '2027-01-20')
  expect(await billed('FLAT', '2083/09')).toEqual({ '2083/08': 500, '2083/09': 315 })
})

test('a meter reading of the month of the meter says that the month is charged as one without', async () => {
  await withFirstMeter()
  const { id } = await world.resources.database.selectFrom('connections').select('id').executeTakeFirstOrThrow()
  const answer = await world.api('GET', `/admin/readings/487/${id}`, { as: holderOf('meter-reader') })
  const known = (await answer.json()).known as ReadConnection
  expect(known.meteredOn).toBe('2026-11-25')
  const said = (value: number, period: string) => {
    const entered = { period, readOn: lastDayOf(period), status: 'normal', value } as const
    const empty = { oldFinal: null, newStart: null, newSerial: null, note: '' }
    const answer = recordedReading({ ...entered, ...empty }, known, '2027-04-01')
    if (!answer.ok) throw new Error(answer.key)
    const { consumption } = answer.value
    return [chargeOf(consumption, period, known), consumption.months]
  }
  expect(said(22, '2083/08')[0]).toBe('unmetered')
  expect(said(32, '2083/09')).toEqual(['use', [{ period: '2083/09', units: 25 }]])
})
