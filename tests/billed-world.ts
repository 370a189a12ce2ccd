// A world with bills: registers, tariffs, readings, billing runs and payments, made through the operations.

import { recordPayments } from '#features/bills/operations/payments.server.ts'
import { approveRun, prepareRun } from '#features/bills/operations/runs.server.ts'
import { importRegister } from '#features/connections/operations/import.server.ts'
import { importReadings } from '#features/readings/operations/import.server.ts'
import type { NewTariff } from '#features/tariffs/contract/api.ts'
import { replaceTariffs } from '#features/tariffs/operations.server.ts'
import type { World } from './world.ts'

/** The rates of the office that bills 10 units 90, 15 units 160 and 25 units 315, with 50 % for houses on a sewer. */
export const billedRates: NewTariff = {
  fiscalYear: '2082/83',
  effectiveFrom: '2025-07-17',
  customerType: null,
  tapSize: null,
  metered: true,
  minimum: { kind: 'block', units: 10, amountPaisa: 9_000 },
  slabs: [
    { from: 11, to: 20, ratePaisa: 1_400 },
    { from: 21, to: null, ratePaisa: 1_700 },
  ],
  sewerage: { kind: 'percent', basisPoints: 5_000 },
  fees: [],
  rounding: 'none',
  paymentSteps: [
    { fromDay: 0, toDay: 15, basisPoints: -400 },
    { fromDay: 16, toDay: 30, basisPoints: 0 },
    { fromDay: 31, toDay: null, basisPoints: 1_000 },
  ],
  source: { title: { en: 'Rates', ne: 'दर' } },
  sample: false,
}

type Cells = Record<string, string>

/** Connections by the columns of a register file; connected since 2080/04/01. */
export async function addConnections(world: World, ...rows: Cells[]): Promise<Map<string, number>> {
  const cells = rows.map((row) => ({ connected_on: '2080/04/01', opening_reading: '0', ...row }))
  await importRegister(world.system(world.damak), { batches: batchesOf(cells), apply: true, skipRefused: false })
  const { database } = world.resources
  const known = await database.selectFrom('connections').select(['id', 'customerNumber']).execute()
  return new Map(known.map(({ id, customerNumber }) => [customerNumber, id]))
}

/** A day of reading of each month, before that on which it is billed. */
export const readingDays = {
  '2083/04': '2026-08-14',
  '2083/05': '2026-09-14',
  '2083/06': '2026-10-14',
  '2083/07': '2026-11-14',
  '2083/08': '2026-12-14',
} as const

/** Readings of a month by customer number, the count of a dial, a status in place of it, or nothing; read on a day and entered on it or later. */
export async function readMeters(
  world: World,
  period: string,
  readOn: string,
  values: Record<string, string | undefined>,
  enteredOn = readOn,
) {
  world.travelTo(`${enteredOn}T05:15:00Z`)
  const cells = Object.entries(values).flatMap(([customer_number, value]) => {
    if (value === undefined) return []
    const found: Cells = /^\d/.test(value) ? { reading: value } : { status: value }
    return { customer_number, period, read_on: readOn, ...found }
  })
  const ctx = world.system(world.damak)
  const report = await importReadings(ctx, { batches: batchesOf(cells), apply: true, skipRefused: false })
  if (report.refused > 0) throw new Error(`${report.refused} readings of ${period} were refused`)
}

/** Bills a month on a day. Returns the number of bills. */
export async function billMonth(world: World, period: string, on: string): Promise<number> {
  world.travelTo(`${on}T05:15:00Z`)
  const ctx = world.system(world.damak)
  const { id, preview } = await prepareRun(ctx, { period })
  await approveRun(ctx, { id })
  return preview.bills
}

export async function useRates(world: World, ...rates: NewTariff[]): Promise<void> {
  await replaceTariffs(world.scope(world.damak), rates)
}

/** A payment at the office on a day. */
export async function pay(world: World, connectionId: number, amountPaisa: number, valueOn: string): Promise<void> {
  world.travelTo(`${valueOn}T05:15:00Z`)
  await recordPayments(world.system(world.damak), [{ connectionId, amountPaisa, account: 'cash', valueOn }])
}

export function batchesOf(cells: readonly Cells[]) {
  return async function* () {
    yield cells.map((each, place) => ({ line: place + 2, cells: each }))
  }
}
