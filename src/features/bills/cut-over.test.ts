// Tests of the first bills after the cut-over: what another program has billed for months that were not read is taken off.

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openLedger } from '#features/ledger/operations/open.server.ts'
import { importReadings } from '#features/readings/operations/import.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { BillLine } from './contract/bill.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'

let world: World
let id: number

beforeEach(async () => {
  world = await openWorld()
  await useRates(world, billedRates)
  id = (await addConnections(world, { customer_number: 'OLD', name_en: 'Old tap' })).get('OLD')!
})

async function lock(period: string, readOn: string): Promise<void> {
  world.travelTo('2026-11-18T05:15:00Z')
  const cells = { customer_number: 'OLD', period, read_on: readOn, status: 'locked' }
  const batches = async function* () {
    yield [{ line: 2, cells }]
  }
  const { refused } = await importReadings(world.system(world.damak), { batches, apply: true, skipRefused: false })
  expect(refused).toBe(0)
}

/** Rupees by month and kind in the bill of Mangsir, and what is posted to each account. */
async function billed() {
  await billMonth(world, '2083/08', '2026-12-20')
  const { database } = world.resources
  const { lines, entryId } = await database
    .selectFrom('bills')
    .select(['lines', 'entryId'])
    .where('connectionId', '=', id)
    .executeTakeFirstOrThrow()
  const sums: Record<string, number> = {}
  for (const line of lines as BillLine[])
    if (line.kind === 'charge' || line.kind === 'billed') {
      const key = `${line.period} ${line.kind}`
      sums[key] = (sums[key] ?? 0) + line.amountPaisa / 100
    }
  const { amountPaisa } = await database
    .selectFrom('ledgerEntries')
    .select('amountPaisa')
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  return [sums, amountPaisa / 100]
}

test('the minimum of a locked month before the cut-over is taken off: 264 + 281 − 90 = 455', async () => {
  await readMeters(world, '2083/06', '2026-10-14', { OLD: '10' }, '2026-11-18')
  await lock('2083/07', '2026-11-14')
  await openLedger(world.system(world.damak), { cutOverOn: '2026-11-17' })
  await readMeters(world, '2083/08', '2026-12-14', { OLD: '55' })
  expect(await billed()).toEqual([{ '2083/07 charge': 264, '2083/07 billed': -90, '2083/08 charge': 281 }, 455])
})

test('that of each of several locked months is taken off', async () => {
  await readMeters(world, '2083/05', '2026-09-14', { OLD: '10' }, '2026-11-18')
  await lock('2083/06', '2026-10-14')
  await lock('2083/07', '2026-11-14')
  await openLedger(world.system(world.damak), { cutOverOn: '2026-11-17' })
  await readMeters(world, '2083/08', '2026-12-14', { OLD: '55' })
  const month = { charge: 160, billed: -90 }
  expect(await billed()).toEqual([
    {
      '2083/06 charge': month.charge,
      '2083/06 billed': month.billed,
      '2083/07 charge': month.charge,
      '2083/07 billed': month.billed,
      '2083/08 charge': 160,
    },
    300,
  ])
})

test('where its bill was imported, that is taken off, also for a month without a reading', async () => {
  await readMeters(world, '2083/06', '2026-10-14', { OLD: '10' }, '2026-11-18')
  await openLedger(world.system(world.damak), { cutOverOn: '2026-11-17' })
  const bill = { orgId: 487, connectionId: id, kind: 'bill', amountPaisa: 12_000, period: '2083/07' } as const
  await world.resources.database
    .insertInto('ledgerHistory')
    .values({ ...bill, reference: 'B-7', valueOn: '2026-11-16' })
    .execute()
  await readMeters(world, '2083/08', '2026-12-14', { OLD: '55' })
  expect(await billed()).toEqual([{ '2083/07 charge': 264, '2083/07 billed': -120, '2083/08 charge': 281 }, 425])
})

test.each([
  ['in part', -5_000, { '2083/07 charge': 264, '2083/07 billed': -70, '2083/08 charge': 281 }, 475],
  ['as a whole', -12_000, { '2083/07 charge': 264, '2083/08 charge': 281 }, 545],
  ['as a whole and of an earlier one', -20_000, { '2083/07 charge': 264, '2083/08 charge': 281 }, 545],
])('and what it had credited of that bill %s is not', async (_, creditPaisa, lines, rupees) => {
  await readMeters(world, '2083/06', '2026-10-14', { OLD: '10' }, '2026-11-18')
  await lock('2083/07', '2026-11-14')
  await openLedger(world.system(world.damak), { cutOverOn: '2026-11-17' })
  const entry = { orgId: 487, connectionId: id, period: '2083/07', valueOn: '2026-11-16' } as const
  await world.resources.database
    .insertInto('ledgerHistory')
    .values([
      { ...entry, kind: 'bill', amountPaisa: 12_000, reference: 'B-7' },
      { ...entry, kind: 'credit-note', amountPaisa: creditPaisa, reference: 'C-7' },
    ])
    .execute()
  await readMeters(world, '2083/08', '2026-12-14', { OLD: '55' })
  expect(await billed()).toEqual([lines, rupees])
})

test('a month of the former program of which nothing is known is charged', async () => {
  await readMeters(world, '2083/06', '2026-10-14', { OLD: '10' }, '2026-11-18')
  await openLedger(world.system(world.damak), { cutOverOn: '2026-11-17' })
  await readMeters(world, '2083/08', '2026-12-14', { OLD: '55' })
  expect(await billed()).toEqual([{ '2083/07 charge': 264, '2083/08 charge': 281 }, 545])
})

test('a month of it that a late reading leaves as it was is on no later bill', async () => {
  await readMeters(world, '2083/06', '2026-10-14', { OLD: '10' }, '2026-11-18')
  await lock('2083/07', '2026-11-14')
  const ctx = world.system(world.damak)
  await openLedger(ctx, { cutOverOn: '2026-11-17' })
  await changeBillingPolicy(ctx, { missingReading: 'estimated' })
  await billMonth(world, '2083/08', '2026-12-18')
  // 21 units: ten of the locked month, for which the minimum was billed, and eleven of the estimated one.
  await readMeters(world, '2083/08', '2026-12-14', { OLD: '31' }, '2026-12-22')
  await readMeters(world, '2083/09', '2027-01-12', { OLD: '41' })
  await billMonth(world, '2083/09', '2027-01-20')
  await readMeters(world, '2083/10', '2027-02-11', { OLD: '51' })
  await billMonth(world, '2083/10', '2027-02-20')
  const { rows } = await sql<{ period: string; lines: BillLine[] }>`
    select period, lines from bills where connection_id = ${id} order by period`.execute(world.resources.database)
  const charged = rows.map(({ period, lines }) => {
    return [period, [...new Set(lines.flatMap((line) => (line.kind === 'charge' ? [line.period] : [])))]]
  })
  expect(charged).toEqual([
    ['2083/08', ['2083/08']],
    ['2083/09', ['2083/08', '2083/09']],
    ['2083/10', ['2083/10']],
  ])
})
