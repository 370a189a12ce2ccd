// Tests through the API that a reading of an earlier month is corrected, which bills that makes wrong, and that they come right when billed anew.

import { beforeEach, expect, test } from 'vitest'
import { sampleFile } from '#tests/sample-files.ts'
import { addConnections, billedRates, billMonth, readingDays, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, holderOf, type CastMember } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { BillLine } from './contract/bill.ts'
import type { WrongBills } from './contract/reading-corrections.ts'
import { approveCredit, prepareCredit } from './operations/credits.server.ts'

let world: World
let id: number
const clerk = cast.ramesh

beforeEach(async () => {
  world = await openWorld()
  await useRates(world, billedRates)
  id = (await addConnections(world, { customer_number: 'A', name_en: 'A', meter_serial: 'M1', dial_digits: '4' })).get(
    'A',
  )!
  world.travelTo('2026-09-14T05:15:00Z')
})

type Period = keyof typeof readingDays

/** Reads the dial, or finds the house locked, and bills the month six days later. */
async function month(period: Period, value: string | null, isBilled = true): Promise<void> {
  const on = readingDays[period]
  await readMeters(world, period, on, { A: value ?? 'locked' })
  if (isBilled) await billMonth(world, period, `${on.slice(0, 8)}20`)
}

async function correct(period: Period, value: number | null, more: object = {}, as: CastMember = clerk) {
  const body = {
    period,
    readOn: readingDays[period],
    status: value === null ? 'locked' : 'normal',
    ...(value !== null && { value }),
    reason: 'Digits were exchanged',
    ...more,
  }
  const answer = await world.api('POST', `/admin/readings/487/${id}/corrections`, { as, body })
  return { ...((await answer.json()) as WrongBills & { key?: string }), status: answer.status }
}

async function wrong(): Promise<WrongBills> {
  return (await world.api('GET', `/admin/wrongBills/487/${id}`, { as: clerk })).json()
}

async function page() {
  return (await world.api('GET', `/admin/readings/487/${id}`, { as: clerk })).json()
}

async function creditAll({ bills }: WrongBills): Promise<void> {
  for (const { number } of bills) {
    const [, year, end, place] = /^(\d+)-(\d+)-(\d+)$/.exec(number)!
    const key = { fiscalYear: `${year}/${end}`, number: Number(place) }
    const credit = await prepareCredit(world.system(world.damak), { ...key, reason: 'The reading was corrected' })
    await approveCredit(world.system(world.damak), { id: credit.id })
  }
}

/** Rupees by month of the newest bill of a period, less what was billed. */
async function rupeesOf(period: Period): Promise<Record<string, number>> {
  const { lines } = await world.resources.database
    .selectFrom('bills')
    .select('lines')
    .where('period', '=', period)
    .orderBy('fiscalYear', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const sums: Record<string, number> = {}
  for (const line of lines as BillLine[])
    if (line.kind === 'charge' || line.kind === 'billed')
      sums[line.period] = (sums[line.period] ?? 0) + line.amountPaisa / 100
  return sums
}

async function chargedRupees(): Promise<number> {
  const { paisa } = await world.resources.database
    .selectFrom('ledgerEntries')
    .select((row) => row.fn.sum<string>('amountPaisa').as('paisa'))
    .where('connectionId', '=', id)
    .where('kind', 'in', ['bill', 'credit-note'])
    .executeTakeFirstOrThrow()
  return Number(paisa) / 100
}

test('a wrong reading found after the next month is corrected; both bills stand until they are credited, and come right when billed anew', async () => {
  await month('2083/05', '15')
  await month('2083/06', '100')
  await month('2083/07', '110')
  expect([await rupeesOf('2083/06'), await rupeesOf('2083/07')]).toEqual([{ '2083/06': 1335 }, { '2083/07': 90 }])
  const answer = await correct('2083/06', 40)
  expect(answer.status).toBe(201)
  const common = { after: null, isRequested: false }
  expect(answer.bills).toEqual([
    { number: '2083-84-3', period: '2083/07', chargePaisa: 90_00, ...common, units: { before: 10, after: 70 } },
    { number: '2083-84-2', period: '2083/06', chargePaisa: 1335_00, ...common, units: { before: 85, after: 25 } },
  ])
  const { readings, corrections } = await page()
  expect(readings.map(({ value, units }: { value: number; units: number }) => [value, units])).toEqual([
    [110, 70],
    [40, 25],
    [15, 15],
  ])
  expect(corrections).toMatchObject([
    { period: '2083/06', by: 'Ramesh Khadka', reason: 'Digits were exchanged', was: { value: 100, units: 85 } },
  ])
  expect(await chargedRupees()).toBe(160 + 1335 + 90)
  const isWrong = async (number: string) =>
    (await (await world.api('GET', `/admin/bills/487/${number}`, { as: clerk })).json()).isWrong
  expect([await isWrong('2083-84-1'), await isWrong('2083-84-2')]).toEqual([false, true])
  await creditAll(answer)
  expect(await wrong()).toEqual({ bills: [], months: ['2083/06', '2083/07'] })
  expect(await billMonth(world, '2083/06', '2026-11-25')).toBe(1)
  expect(await billMonth(world, '2083/07', '2026-11-25')).toBe(1)
  // 25 units; 90, 10 at 14 and 50 at 17.
  expect([await rupeesOf('2083/06'), await rupeesOf('2083/07')]).toEqual([{ '2083/06': 315 }, { '2083/07': 1080 }])
  expect(await wrong()).toEqual({ bills: [], months: [] })
  expect(await chargedRupees()).toBe(160 + 315 + 1080)
})

test('a locked month between stays what the bill of the next reading makes of it', async () => {
  await month('2083/05', '15')
  await month('2083/06', null)
  await month('2083/07', '65')
  await month('2083/08', '75')
  expect(await rupeesOf('2083/07')).toEqual({ '2083/06': 225, '2083/07': 315 })
  const answer = await correct('2083/07', 45)
  expect(answer.bills.map(({ period }) => period)).toEqual(['2083/08', '2083/07'])
  await creditAll(answer)
  await billMonth(world, '2083/07', '2026-12-25')
  await billMonth(world, '2083/08', '2026-12-25')
  // 15 units each for 160, less the minimum of the locked month; 30 units for 400.
  expect(await rupeesOf('2083/07')).toEqual({ '2083/06': 70, '2083/07': 160 })
  expect(await rupeesOf('2083/08')).toEqual({ '2083/08': 400 })
  expect(await chargedRupees()).toBe(160 + 160 + 160 + 400)
})

test('what the next bill charges anew by itself is not to be credited', async () => {
  await month('2083/05', '15')
  await month('2083/06', null)
  await month('2083/07', '65', false)
  expect(await correct('2083/06', 30)).toMatchObject({ status: 201, bills: [] })
  await billMonth(world, '2083/07', '2026-11-20')
  // 15 units for 160, less the minimum; 35 units for 485.
  expect(await rupeesOf('2083/07')).toEqual({ '2083/06': 70, '2083/07': 485 })
})

test('a bill of a month that was read first and then was not is taken off by the next reading, though no bill was credited', async () => {
  await month('2083/05', '15')
  await month('2083/06', '40')
  await month('2083/07', '65')
  expect(await correct('2083/07', null)).toMatchObject({ bills: [{ period: '2083/07' }] })
  await month('2083/08', '75')
  // 17 and 18 units for 188 and 202; the month before was billed 315.
  expect(await rupeesOf('2083/08')).toEqual({ '2083/07': -127, '2083/08': 202 })
  expect(await wrong()).toEqual({ bills: [], months: [] })
})

test('the photograph of the month stays, or is replaced, and the audit has what changed and why', async () => {
  await month('2083/05', '15')
  await month('2083/06', '100')
  const form = new FormData()
  const values = { period: '2083/05', readOn: '2026-09-14', status: 'normal', value: '16', reason: 'Photo' }
  for (const [name, text] of Object.entries(values)) form.set(name, text)
  form.set('photo', new File([new Uint8Array(sampleFile('png'))], 'meter.png', { type: 'image/png' }))
  const answer = await world.api('POST', `/admin/readings/487/${id}/corrections`, { as: clerk, body: form })
  expect(answer.status).toBe(201)
  expect((await correct('2083/05', 17)).status).toBe(201)
  const { readings, corrections } = await page()
  expect(readings.map(({ hasPhoto }: { hasPhoto: boolean }) => hasPhoto)).toEqual([false, true])
  expect(corrections.map(({ was }: { was: { value: number } }) => was.value)).toEqual([16, 15])
  const rows = await world.resources.database
    .selectFrom('auditRows')
    .select(['target', 'changes'])
    .where('action', '=', 'readings.corrected_earlier')
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    {
      target: 'A',
      changes: { before: [{ value: 15 }, { units: 85 }], after: [{ value: 16 }, { units: 84 }], photo: true },
    },
    { target: 'A', changes: { before: [{ value: 16 }, {}], reason: 'Digits were exchanged' } },
  ])
})

test('a correction that is taken back leaves no bill wrong', async () => {
  await month('2083/05', '15')
  await month('2083/06', '40')
  expect((await correct('2083/05', 25)).bills).toHaveLength(2)
  expect((await correct('2083/05', 15)).bills).toEqual([])
})

test('a meter that was fitted with the reading stays, with the counts that are corrected', async () => {
  await month('2083/05', '15')
  const fitted = { status: 'replaced', oldFinal: 20, newStart: 0, newSerial: 'M2' }
  const body = { period: '2083/06', readOn: '2026-10-14', value: 5, ...fitted }
  world.travelTo('2026-10-14T05:15:00Z')
  expect((await world.api('POST', `/admin/readings/487/${id}`, { as: clerk, body })).status).toBe(201)
  await month('2083/07', '30')
  expect(await correct('2083/06', 20)).toMatchObject({ status: 409, key: 'meter_readings.meter_stays' })
  expect(await correct('2083/06', 5, { ...fitted, newSerial: 'M3' })).toMatchObject({ status: 409 })
  expect((await correct('2083/06', 6, { ...fitted, oldFinal: 25 })).status).toBe(201)
  const meters = world.resources.database.selectFrom('connectionMeters').select(['serial', 'finalReading'])
  expect(await meters.orderBy('fittedOn').execute()).toEqual([
    { serial: 'M1', finalReading: 25 },
    { serial: 'M2', finalReading: null },
  ])
  const { readings } = await page()
  expect(readings.map(({ units }: { units: number }) => units)).toEqual([24, 16, 15])
})

test.each<[name: string, sent: [Period, number | null, object?], key: string]>([
  ['a value above the next reading', ['2083/06', 111], 'meter_readings.next_contradicts'],
  ['a value below the last reading', ['2083/06', 14], 'meter_readings.below_last'],
  ['a day after the next reading', ['2083/06', 40, { readOn: '2026-11-15' }], 'meter_readings.after_next'],
  ['what is stored already', ['2083/06', 100], 'meter_readings.unchanged'],
  ['a month without a reading', ['2083/08', 120, { readOn: '2026-11-20' }], 'meter_readings.not_recorded'],
])('%s is refused with the reason', async (_name, sent, key) => {
  await month('2083/05', '15')
  await month('2083/06', '100')
  await month('2083/07', '110')
  expect(await correct(...sent)).toMatchObject({ status: 409, key })
})

test('only who may change the register corrects, and nobody for a connection of their own', async () => {
  await month('2083/05', '15')
  await month('2083/06', '100')
  expect(await correct('2083/05', 20, {}, holderOf('meter-reader'))).toMatchObject({ status: 403 })
  const { database } = world.resources
  await database.updateTable('customers').set({ personId: clerk.id }).where('customerNumber', '=', '10425').execute()
  await database.updateTable('connections').set({ customerNumber: '10425' }).where('id', '=', id).execute()
  expect(await correct('2083/05', 20)).toMatchObject({ status: 403, key: 'meter_readings.own_connection' })
})
