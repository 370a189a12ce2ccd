// Tests of the readings' API: recorded, corrected, refused, a meter replaced with its reading, and the own connection.

import { beforeEach, expect, test } from 'vitest'
import { importRegister } from '#features/connections/operations/import.server.ts'
import { addConnections } from '#tests/billed-world.ts'
import { cast, holderOf } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { ReadingPage } from './contract/api.ts'
import { recordedReading } from './rules/recorded.ts'

let world: World
let id: number

const reader = holderOf('meter-reader')

beforeEach(async () => {
  world = await openWorld()
  const cells = {
    customer_number: '10425',
    name_en: 'Sita Sharma',
    meter_serial: 'A1',
    dial_digits: '4',
    opening_reading: '9960',
  }
  const batches = async function* () {
    yield [{ line: 2, cells: { ...cells, connected_on: '2080/04/01' } }]
  }
  await importRegister(world.system(world.damak), { batches, apply: true, skipRefused: false })
  const row = await world.resources.database.selectFrom('connections').select('id').executeTakeFirstOrThrow()
  id = row.id
})

async function send(body: object, as = reader) {
  const answer = await world.api('POST', `/admin/readings/487/${id}`, { as, body })
  const json = await answer.json()
  return { status: answer.status, key: json.key as string, page: json as ReadingPage }
}

const ashwin = { period: '२०८३/०६', readOn: '2026-10-10', status: 'normal', value: '९९७५' }
const kartik = { period: '2083/07', readOn: '2026-11-10', status: 'normal', value: 9_990 }

test('readings are recorded month by month with their units, and each is in the audit', async () => {
  expect((await send(ashwin)).status).toBe(201)
  const { page } = await send({ ...kartik, note: 'Read by phone' })
  expect(page.readings).toMatchObject([
    { period: '2083/07', value: 9_990, units: 15, note: 'Read by phone', source: 'office', readBy: reader.name.en },
    { period: '2083/06', value: 9_975, units: 15 },
  ])
  const inNepali = await world.api('GET', `/admin/readings/487/${id}`, { as: reader, language: 'ne' })
  expect(((await inNepali.json()) as ReadingPage).readings[0]).toMatchObject({ readBy: reader.name.ne })
  expect(page.known).toMatchObject({
    states: [{ state: 'connected' }],
    meter: { dialDigits: 4, serial: 'A1' },
    opening: 9_960,
  })
  const audit = await world.resources.database.selectFrom('auditRows').select(['action', 'target']).execute()
  expect(audit.filter(({ action }) => action === 'readings.recorded')).toEqual([
    { action: 'readings.recorded', target: '10425' },
    { action: 'readings.recorded', target: '10425' },
  ])
})

test('a reading below the last needs a status that says why; the newest one may be corrected', async () => {
  await send(ashwin)
  const below = await send({ ...kartik, value: 15 })
  expect(below).toMatchObject({ status: 409, key: 'meter_readings.below_last_rollover' })
  expect((await send({ ...kartik, status: 'rollover', value: 15 })).page.readings[0]).toMatchObject({ units: 40 })
  expect(await send(kartik)).toMatchObject({ status: 409, key: 'meter_readings.recorded' })
  const corrected = await send({ ...kartik, value: 9_991, correct: true })
  expect(corrected.page.readings.map(({ units }) => units)).toEqual([16, 15])
  expect(await send({ ...ashwin, correct: true })).toMatchObject({ status: 409, key: 'meter_readings.later_reading' })
})

test('a meter is replaced with its reading, and restored when the reading is corrected', async () => {
  await send(ashwin)
  const replaced = { ...kartik, status: 'replaced', value: 15, oldFinal: 9_998, newStart: 3, newSerial: 'B2' }
  expect((await send(replaced)).page).toMatchObject({
    known: { meter: { serial: 'B2', openingReading: 3, finalBefore: 9_998 } },
  })
  const found = await world.api('GET', '/admin/connections/487?search=B2', { as: reader })
  expect((await found.json()).total).toBe(1)
  const meters = () =>
    world.resources.database
      .selectFrom('connectionMeters')
      .select(['serial', 'finalReading'])
      .orderBy('fittedOn')
      .execute()
  expect(await meters()).toEqual([
    { serial: 'A1', finalReading: 9_998 },
    { serial: 'B2', finalReading: null },
  ])
  await send({ ...kartik, correct: true })
  expect(await meters()).toEqual([{ serial: 'A1', finalReading: null }])
})

test('nobody enters a reading of their own connection', async () => {
  const { database } = world.resources
  await database
    .updateTable('customers')
    .set({ personId: cast.ramesh.id })
    .where('customerNumber', '=', '10425')
    .execute()
  expect(await send(ashwin, cast.ramesh)).toMatchObject({ status: 403, key: 'meter_readings.own_connection' })
  const page = await (await world.api('GET', `/admin/readings/487/${id}`, { as: cast.ramesh })).json()
  expect(page.mayRecord).toMatchObject({ ok: false, key: 'meter_readings.own_connection' })
  expect((await send(ashwin)).status).toBe(201)
})

test('of a connection without a meter, the page says so', async () => {
  const cells = { customer_number: '10304', name_en: 'Ram', meter: 'unmetered' }
  const ids = await addConnections(world, cells)
  const unmetered = await world.api('GET', `/admin/readings/487/${ids.get('10304')}`, { as: reader })
  expect((await unmetered.json()).mayRecord).toMatchObject({ ok: false, key: 'meter_readings.no_meter' })
})

test.each([
  ['a month that is none', { period: '2083/13' }, 'period'],
  ['a part of a unit', { value: 10.5 }, 'value'],
  ['a status that is none', { status: 'good' }, 'status'],
])('%s is refused at its field', async (_name, over, field) => {
  const answer = await world.api('POST', `/admin/readings/487/${id}`, { as: reader, body: { ...ashwin, ...over } })
  expect(answer.status).toBe(400)
  expect((await answer.json()).fields).toMatchObject([{ field }])
})

test('a connection of another organisation is missing', async () => {
  const answer = await world.api('POST', `/admin/readings/487/${id + 500}`, { as: reader, body: ashwin })
  expect(answer.status).toBe(404)
})

function change(body: object, as = cast.ramesh): Promise<Response> {
  return world.api('POST', `/admin/readings/487/${id}/meters`, { as, body })
}

test('a meter is replaced between two readings, and the next reading counts both', async () => {
  await send(ashwin)
  const meter = {
    on: '2026-10-20',
    finalReading: 9_980,
    serial: 'B2',
    dialDigits: 5,
    openingReading: 3,
    reason: 'Stuck',
  }
  expect((await change(meter, reader)).status).toBe(403)
  const refused = await (await change({ ...meter, finalReading: 9_970 })).json()
  expect(refused).toMatchObject({ key: 'meter_readings.final_below_last' })
  expect((await change(meter)).status).toBe(201)
  const { page } = await send({ ...kartik, value: 12 })
  expect(page.readings[0]).toMatchObject({
    status: 'replaced',
    oldFinal: 9_980,
    newStart: 3,
    newSerial: null,
    units: 14,
  })
  const corrected = await send({ ...kartik, value: 13, correct: true })
  expect(corrected.page).toMatchObject({ known: { meter: { serial: 'B2' } }, readings: [{ units: 15 }, {}] })
})

test('the reading that fitted a meter is not corrected once that meter was replaced', async () => {
  await send(ashwin)
  await send({ ...kartik, status: 'replaced', value: 15, oldFinal: 9_998, newStart: 3, newSerial: 'B2' })
  const meter = { on: '2026-11-15', finalReading: 20, serial: 'C3', dialDigits: 4, openingReading: 0, reason: 'Stuck' }
  expect((await change(meter)).status).toBe(201)
  expect(await send({ ...kartik, correct: true })).toMatchObject({ status: 409, key: 'meter_readings.read_first' })
  const page = await (await world.api('GET', `/admin/readings/487/${id}`, { as: reader })).json()
  expect(page.known.meter).toMatchObject({ serial: 'C3', finalBefore: 20 })
})

test('customers see their own readings, and nothing of the holder after or before them', async () => {
  await send(ashwin)
  await send({ ...kartik, note: 'Read by phone' })
  const own = async () => (await world.api('GET', '/customer/consumption/487', { as: cast.sita })).json()
  const october = { period: '2083/06', readOn: '2026-10-10', status: 'normal', value: 9_975, units: 15 }
  const november = { period: '2083/07', readOn: '2026-11-10', status: 'normal', value: 9_990, units: 15 }
  expect(await own()).toMatchObject({ data: [{ customerNumber: '10425', readings: [november, october] }] })
  const { database } = world.resources
  const link = database.updateTable('customers').where('customerNumber', '=', '10425')
  const body = { from: '2026-11-01', kind: 'person', nameEn: 'Maya Rai', reason: 'Sold' }
  await link.set({ createdAt: new Date('2026-10-01') }).execute()
  expect((await world.api('POST', `/admin/connections/487/${id}/holders`, { as: cast.ramesh, body })).status).toBe(201)
  expect((await own()).data[0].readings).toEqual([october])
  await link.set({ createdAt: new Date('2026-11-20') }).execute()
  expect((await own()).data[0].readings).toEqual([november])
})

test('of a tap that was cut, the readings before are known, from which the average is taken', async () => {
  const first = { period: '2083/01', readOn: '2026-05-10', status: 'normal', value: 9_970 }
  expect((await send(first)).status).toBe(201)
  for (const [state, since] of [
    ['disconnected', '2026-05-12'],
    ['connected', '2026-10-20'],
  ]) {
    const body = { state, since, reason: 'Repair' }
    const answer = await world.api('POST', `/admin/connections/487/${id}/states`, { as: cast.ramesh, body })
    expect(answer.status).toBe(201)
  }
  for (const [period, readOn] of [
    ['2083/02', '2026-06-10'],
    ['2083/03', '2026-07-10'],
    ['2083/04', '2026-08-10'],
    ['2083/05', '2026-09-10'],
    ['2083/06', '2026-10-10'],
  ] as const)
    expect((await send({ ...first, period, readOn })).status).toBe(201)
  const { page } = await send({ ...kartik, value: 9_975 })
  const { known } = page
  expect(known.states.map(({ state }) => state)).toEqual(['connected', 'disconnected', 'connected'])
  expect(known.history.map(({ period }) => period)[0]).toBe('2083/01')
  const broken = { ...blank, period: '2083/08', readOn: '2026-11-20', status: 'broken' } as const
  const answer = recordedReading(broken, known, '2026-11-22')
  // 10 units of the first month and 5 of the last; 3 if those of the cut months counted.
  expect(answer.ok && answer.value.consumption.months).toEqual([{ period: '2083/08', units: 8 }])
})

const blank = { value: null, oldFinal: null, newStart: null, newSerial: null, note: '' }

async function list(query: string) {
  const answer = await world.api('GET', `/admin/readings/487?${query}`, { as: reader })
  expect(answer.status).toBe(200)
  return answer.json()
}

test('the reading list has each meter with its last reading, and whether the month was read', async () => {
  await send(ashwin)
  expect(await list('period=2083/07')).toMatchObject({
    total: 1,
    data: [{ customerNumber: '10425', serial: 'A1', lastValue: 9_975, period: '2083/07', value: null, status: null }],
  })
  await send(kartik)
  expect((await list('period=2083/07')).data).toMatchObject([{ lastValue: 9_975, value: 9_990, units: 15 }])
  expect((await list('period=2083/07&progress=unread')).total).toBe(0)
  expect((await list('period=2083/07&progress=read&ward=4')).total).toBe(0)
  expect((await list('')).data).toMatchObject([{ period: '2083/08', lastValue: 9_990, readOn: null }])
  const meter = { on: '2026-11-15', finalReading: 9_995, serial: 'B2', dialDigits: 5, openingReading: 3 }
  expect((await change({ ...meter, reason: 'Stuck' })).status).toBe(201)
  expect((await list('')).data).toMatchObject([{ serial: 'B2', lastValue: 3 }])
})

test('the reading list is searched as connections are, and sorted by customer number or in walking order', async () => {
  await importRegister(world.system(world.damak), { batches: hariInRegister, apply: true, skipRefused: false })
  const numbers = async (query: string) =>
    (await list(query)).data.map(({ customerNumber }: { customerNumber: string }) => customerNumber)
  for (const search of ['10426', '१०४२६', 'd-77', 'H9', 'hari', 'हरि', '9841234567'])
    expect([search, await numbers(`search=${encodeURIComponent(search)}`)]).toEqual([search, ['10426']])
  expect(await list('search=10425')).toMatchObject({ total: 1, data: [{ customerNumber: '10425' }] })
  expect(await list('search=10426&progress=read')).toMatchObject({ total: 0, data: [] })
  expect(await numbers('sortBy=customerNumber&sortOrder=asc')).toEqual(['10425', '10426'])
  expect(await numbers('sortBy=customerNumber&sortOrder=desc')).toEqual(['10426', '10425'])
  expect(await numbers('sortBy=walkingOrder&sortOrder=asc')).toEqual(['10426', '10425'])
  expect(await numbers('sortBy=walkingOrder&sortOrder=desc')).toEqual(['10425', '10426'])
  expect(await numbers('')).toEqual(['10426', '10425'])
  const other = await world.api('GET', '/admin/readings/487?sortBy=name', { as: reader })
  expect([other.status, (await other.json()).fields]).toMatchObject([400, [{ field: 'sortBy' }]])
})

async function* hariInRegister() {
  yield [{ line: 2, cells: { ...hari, connected_on: '2080/04/01' } }]
}

const hari = {
  customer_number: '10426',
  old_number: 'D-77',
  name_en: 'Hari Tamang',
  name_ne: 'हरि तामाङ',
  phone: '9841234567',
  ward: '2',
  meter_serial: 'H9',
}
