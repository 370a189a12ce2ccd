// Tests through the store that a month is charged once: after another cycle of months, and after bills that were credited and billed anew.

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { importReadings } from '#features/readings/operations/import.server.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { BillLine } from './contract/bill.ts'
import { approveCredit, prepareCredit } from './operations/credits.server.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'

let world: World
const ctx = () => world.system(world.damak)

beforeEach(async () => {
  world = await openWorld()
  await useRates(world, billedRates)
  await addConnections(world, { customer_number: 'A', name_en: 'A' })
})

async function lock(period: string, on: string) {
  world.travelTo(`${on}T05:15:00Z`)
  const cells = { customer_number: 'A', period, read_on: on, status: 'locked' }
  const batches = async function* () {
    yield [{ line: 2, cells }]
  }
  expect(await importReadings(ctx(), { batches, apply: true, skipRefused: false })).toMatchObject({ refused: 0 })
}

async function newestBill(period: string) {
  const { rows } = await sql<{ fiscalYear: string; number: number; lines: BillLine[] }>`
    select fiscal_year, number, lines from bills where period = ${period} order by fiscal_year desc, number desc limit 1`.execute(
    world.resources.database,
  )
  return rows[0]!
}

/** Rupees by month of the newest bill of a period, less what was billed. */
async function rupeesOf(period: string): Promise<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const line of (await newestBill(period)).lines)
    if (line.kind === 'charge' || line.kind === 'billed')
      sums[line.period] = (sums[line.period] ?? 0) + line.amountPaisa / 100
  return sums
}

async function credit(period: string) {
  const { fiscalYear, number } = await newestBill(period)
  const { id } = await prepareCredit(ctx(), { fiscalYear, number, reason: 'Wrong' })
  await approveCredit(ctx(), { id })
}

test.for([2, 3])('a month that was billed alone is not charged again in a cycle of %i months', async (cycleMonths) => {
  await readMeters(world, '2083/05', '2026-09-14', { A: '15' })
  await billMonth(world, '2083/05', '2026-09-20')
  await readMeters(world, '2083/06', '2026-10-14', { A: '40' })
  await billMonth(world, '2083/06', '2026-10-20')
  await lock('2083/07', '2026-11-14')
  await billMonth(world, '2083/07', '2026-11-20')
  await changeBillingPolicy(ctx(), { cycleMonths })
  await readMeters(world, '2083/09', '2027-01-12', { A: '70' })
  await billMonth(world, '2083/09', '2027-01-20')
  // 25 units of Asoj; 30 of the three months after it.
  expect(await rupeesOf('2083/06')).toEqual({ '2083/06': 315 })
  expect(await rupeesOf('2083/09')).toEqual({ '2083/07': 0, '2083/08': 90, '2083/09': 90 })
})

test('the first reading of an older tap stays that of the month that it was billed for', async () => {
  await readMeters(world, '2083/07', '2026-11-14', { A: '45' })
  await billMonth(world, '2083/07', '2026-11-20')
  await lock('2083/08', '2026-12-14')
  await billMonth(world, '2083/08', '2026-12-20')
  await changeBillingPolicy(ctx(), { cycleMonths: 2 })
  await readMeters(world, '2083/09', '2027-01-12', { A: '65' })
  await billMonth(world, '2083/09', '2027-01-20')
  // 10 units at 90, 10 at 14 and 25 at 17.
  expect(await rupeesOf('2083/07')).toEqual({ '2083/07': 655 })
  expect(await rupeesOf('2083/09')).toEqual({ '2083/08': 0, '2083/09': 90 })
})

test('a bill that replaces one charges anew the estimate which that one had charged anew, though newer bills were issued', async () => {
  await changeBillingPolicy(ctx(), { missingReading: 'estimated' })
  await readMeters(world, '2083/05', '2026-09-14', { A: '10' })
  await billMonth(world, '2083/05', '2026-09-20')
  await billMonth(world, '2083/06', '2026-10-18')
  await readMeters(world, '2083/06', '2026-10-16', { A: '55' }, '2026-10-22')
  await readMeters(world, '2083/07', '2026-11-14', { A: '65' })
  await billMonth(world, '2083/07', '2026-11-20')
  const expected = { '2083/06': 565, '2083/07': 90 }
  expect(await rupeesOf('2083/07')).toEqual(expected)
  await readMeters(world, '2083/08', '2026-12-14', { A: '75' })
  await billMonth(world, '2083/08', '2026-12-20')
  await credit('2083/07')
  await billMonth(world, '2083/07', '2026-12-22')
  expect(await rupeesOf('2083/07')).toEqual(expected)
  await readMeters(world, '2083/09', '2027-01-12', { A: '85' })
  await billMonth(world, '2083/09', '2027-01-20')
  expect(await rupeesOf('2083/09'), 'once').toEqual({ '2083/09': 90 })
})

test('a credited cycle that ended with a locked meter is charged with the next one', async () => {
  await changeBillingPolicy(ctx(), { cycleMonths: 2 })
  await readMeters(world, '2083/05', '2026-09-14', { A: '10' })
  await billMonth(world, '2083/05', '2026-09-20')
  await readMeters(world, '2083/06', '2026-10-14', { A: '35' })
  await lock('2083/07', '2026-11-14')
  await billMonth(world, '2083/07', '2026-11-20')
  expect(await rupeesOf('2083/07')).toEqual({ '2083/06': 315, '2083/07': 90 })
  await credit('2083/07')
  await readMeters(world, '2083/09', '2027-01-12', { A: '65' })
  await billMonth(world, '2083/09', '2027-01-20')
  expect(await rupeesOf('2083/09')).toEqual({ '2083/06': 315, '2083/07': 90, '2083/08': 90, '2083/09': 90 })
})
