// Tests of a customer's own bills: explained, compared with last year, and nobody else's.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addConnections, billedRates, billMonth, pay, readMeters, useRates } from '#tests/billed-world.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { Statement } from '#features/ledger/contract/own.ts'
import { parseYearlyNumber } from '#kit/yearly-number.ts'
import type { StoredBill } from './contract/office.ts'
import type { OwnBill, OwnBillDetails, PrintedOwnBill } from './contract/own.ts'
import { approveCredit, prepareCredit } from './operations/credits.server.ts'
import { payCodeOf } from './operations/pay-code.server.ts'

let world: World
let ids: Map<string, number>

beforeAll(async () => {
  world = await openWorld()
  for (const person of [cast.sita, cast.hari]) await world.session(person)
  ids = await addConnections(
    world,
    { customer_number: '10425', name_en: 'Sita Sharma', sewer: 'yes', phone: '9842000000' },
    { customer_number: '20001', name_en: 'Maya Rai' },
  )
  await useRates(world, billedRates)
  await readMeters(world, '2082/06', '2025-10-15', { 10425: '100', 20001: '50' })
  await readMeters(world, '2082/07', '2025-11-14', { 10425: '110', 20001: '60' })
  await billMonth(world, '2082/07', '2025-11-20')
  await pay(world, ids.get('10425')!, 5_000, '2025-11-22')
  await readMeters(world, '2083/06', '2026-10-15', { 10425: '230', 20001: '70' })
  await readMeters(world, '2083/07', '2026-11-14', { 10425: '255', 20001: '80' })
  await billMonth(world, '2083/07', '2026-11-20')
  world.travelTo('2026-11-22T05:15:00Z')
})

async function read<Body>(path: string, as = cast.sita, orgId = 487): Promise<{ status: number; body: Body }> {
  const answer = await world.api('GET', `/customer/bills/${orgId}${path}`, { as })
  return { status: answer.status, body: (await answer.json()) as Body }
}

type List = { data: OwnBill[]; total: number }

/** The same bill in the console. */
async function atOffice(number: string): Promise<StoredBill> {
  return (await world.api('GET', `/admin/bills/487/${number}`, { as: cast.ramesh })).json()
}

test('the list has the bills of the own connections, newest first, with what is unpaid', async () => {
  const { body } = await read<List>('')
  expect(body.total).toBe(2)
  expect(body.data).toMatchObject([
    {
      customerNumber: '10425',
      period: '2083/07',
      units: 25,
      chargePaisa: 47_250,
      totalPaisa: 55_750,
      unpaidPaisa: 47_250,
      dueOn: '2026-12-20',
    },
    { period: '2082/07', units: 10, chargePaisa: 13_500, unpaidPaisa: 8_500 },
  ])
  const orders = ['bills/487?sortBy=unpaidPaisa', 'ledger/487?sortBy=kind']
  for (const unknown of orders)
    expect([unknown, (await world.api('GET', `/customer/${unknown}`, { as: cast.sita })).status]).toEqual([
      unknown,
      400,
    ])
  const oldest = await read<List>('?sortBy=period&sortOrder=asc&limit=1')
  expect([oldest.body.total, oldest.body.data.map(({ period }) => period)]).toEqual([2, ['2082/07']])
  const found = await read<List>(`?search=${encodeURIComponent('२०८३/०७')}`)
  expect(found.body.data.map(({ period }) => period)).toEqual(['2083/07'])
  const named = await read<List>(`?search=${encodeURIComponent('कात्तिक २०८३')}`)
  expect(named.body.data).toEqual(found.body.data)
  const byNumber = await read<List>(`?search=${found.body.data[0]!.number}`)
  expect(byNumber.body.data).toEqual(found.body.data)
})

test('a bill has a QR code to the page of paying with its customer number and no amount; a bill by which nothing is paid has none', async () => {
  const { number, customerNumber } = (await read<List>('')).body.data[0]!
  const { payCode } = (await read<PrintedOwnBill>(`/${number}`)).body
  expect(payCode).toMatchObject({ link: `/pay?number=${customerNumber}`, address: expect.stringMatching(/\/pay$/) })
  const bill = { customerNumber, totalPaisa: 100, credit: null }
  const ctx = world.system(world.damak)
  expect(payCodeOf(ctx, bill)).not.toBeNull()
  expect(payCodeOf(ctx, { ...bill, totalPaisa: -5 })).toBeNull()
  expect(payCodeOf(ctx, { ...bill, credit: { on: '2026-11-23' } })).toBeNull()
})

test('a bill has its lines with rules, its readings, its steps and the same month of last year', async () => {
  const { number } = (await read<List>('')).body.data[0]!
  const { body: bill } = await read<OwnBillDetails>(`/${number}`)
  expect(bill.lines.map((line) => [line.kind === 'charge' ? line.rule : line.kind, line.amountPaisa])).toEqual([
    ['minimum-block', 9_000],
    ['slab', 14_000],
    ['slab', 8_500],
    ['sewerage-percent', 15_750],
    ['arrears', 8_500],
  ])
  expect(bill.readings).toEqual({
    before: { readOn: '2026-10-15', status: 'normal', value: 230, oldFinal: null, newStart: null },
    present: { readOn: '2026-11-14', status: 'normal', value: 255, oldFinal: null, newStart: null },
  })
  expect(bill.steps.map(({ amountPaisa }) => amountPaisa)).toEqual([45_360, 47_250, 51_975])
  expect(bill.lastYear).toMatchObject({ period: '2082/07', units: 10, chargePaisa: 13_500 })
  expect(bill.usualUnits).toBe(10)
})

test('a bill names its present holder to the holder and to no delegate', async () => {
  const { number } = (await read<List>('')).body.data[0]!
  const { database } = world.resources
  const bill = async () => (await read<OwnBillDetails>(`/${number}`)).body
  expect(await bill()).toMatchObject({ holder: { en: 'Sita Sharma', ne: '' }, ward: null, tol: { en: '', ne: '' } })
  const account = database.updateTable('customers').where('personId', '=', cast.sita.id)
  const connectionId = ids.get('10425')!
  const { heldFrom } = await database
    .selectFrom('connectionHolders')
    .select('heldFrom')
    .where('connectionId', '=', connectionId)
    .executeTakeFirstOrThrow()
  const at = new Date('2026-11-21')
  const link = { orgId: 487, connectionId, heldFrom, personId: cast.sita.id, createdAt: at, acceptedAt: at }
  await database
    .insertInto('connectionLinks')
    .values({ ...link, access: 'delegate', relation: 'tenant', name: 'Sita', givenBy: cast.hari.id })
    .execute()
  await account.where('customerNumber', '=', '10425').set({ customerNumber: '99999' }).execute()
  expect((await bill()).holder).toBeNull()
  await account.where('customerNumber', '=', '99999').set({ customerNumber: '10425' }).execute()
  await database.deleteFrom('connectionLinks').where('connectionId', '=', connectionId).execute()
  expect((await bill()).holder).not.toBeNull()
})

test('another person, another organisation and an unknown number find no bill', async () => {
  const { number } = (await read<List>('')).body.data[0]!
  const strangers = await world.resources.database
    .selectFrom('bills')
    .select(['fiscalYear', 'number', 'connectionId'])
    .execute()
  const other = strangers.find(({ connectionId }) => connectionId === ids.get('20001'))!
  const otherNumber = `${other.fiscalYear.replace('/', '-')}-${other.number}`
  for (const [path, as] of [
    [`/${otherNumber}`, cast.sita],
    ['/2083-84-999', cast.sita],
    ['/none', cast.sita],
    [`/${number}`, cast.hari],
  ] as const)
    expect(await read(path, as, as.orgId)).toMatchObject({ status: 404, body: { key: 'bills.unknown' } })
  const doubt = await world.api('POST', `/customer/bills/487/${otherNumber}/complaints`, {
    as: cast.sita,
    body: { message: 'x' },
  })
  expect(doubt.status).toBe(404)
})

test('a bill of the time of another holder is hidden, the balance before it too', async () => {
  const { database } = world.resources
  const link = database.updateTable('customers').where('customerNumber', '=', '10425')
  await link.set({ createdAt: new Date('2026-06-01') }).execute()
  const body = { from: '2026-05-01', kind: 'person', nameEn: 'Sita Sharma', reason: 'Bought' }
  const path = `/admin/connections/487/${ids.get('10425')}/holders`
  expect((await world.api('POST', path, { as: cast.ramesh, body })).status).toBe(201)
  const { body: list } = await read<List>('')
  expect(list.data.map(({ period }) => period)).toEqual(['2083/07'])
  const bill = (await read<OwnBillDetails>(`/${list.data[0]!.number}`)).body
  expect([bill.lastYear, bill.usualUnits]).toEqual([null, null])
  expect((await read('/2082-83-1')).status).toBe(404)
})

test('a credited bill is marked, not payable and not the last bill, until and after the month is billed anew', async () => {
  const [wrong] = (await read<List>('')).body.data
  const system = world.system(world.damak)
  const { id } = await prepareCredit(system, {
    ...parseYearlyNumber(wrong!.number)!,
    reason: 'The dial was read wrongly',
  })
  expect((await read<List>('')).body.data).toMatchObject([{ credit: null, unpaidPaisa: 47_250 }])
  await approveCredit(system, { id })
  const credit = { number: '2083-84-1', creditedOn: '2026-11-22', replacedBy: null as string | null }
  const marked = { number: wrong!.number, credit, unpaidPaisa: 0, dueOn: null }
  expect((await read<List>('')).body.data).toMatchObject([marked])
  expect((await read<OwnBillDetails>(`/${wrong!.number}`)).body).toMatchObject({
    ...marked,
    steps: [],
    usualUnits: null,
  })
  expect(await readConnection()).toMatchObject({ balancePaisa: 9_350, arrearsPaisa: 0, lastBill: null })

  await billMonth(world, '2083/07', '2026-11-23')
  const [anew, old] = (await read<List>('')).body.data
  expect(anew).toMatchObject({ period: '2083/07', chargePaisa: 47_250, unpaidPaisa: 47_250, credit: null })
  expect(old).toMatchObject({ ...marked, credit: { ...credit, replacedBy: anew!.number } })
  expect(await readConnection()).toMatchObject({ balancePaisa: 56_600, lastBill: { number: anew!.number } })
})

async function atOfficeOf(bill: OwnBill): Promise<number | null> {
  return (await atOffice(bill.number)).readings.present?.value ?? null
}

test('a bill keeps the readings from which it was computed when they are corrected afterwards', async () => {
  const [anew, old] = (await read<List>('')).body.data
  const presentOf = async (bill: OwnBill) =>
    (await read<OwnBillDetails>(`/${bill.number}`)).body.readings.present?.value ?? null
  const { database } = world.resources
  const reading = database.updateTable('readings').where('connectionId', '=', ids.get('10425')!)
  const correct = (value: number) => reading.where('period', '=', '2083/07').set({ value }).execute()
  await correct(250)
  expect([await presentOf(anew!), await presentOf(old!)]).toEqual([255, 255])
  expect([await atOfficeOf(anew!), await atOfficeOf(old!)]).toEqual([255, 255])

  // As bills were before their readings were stored with them: those of a credited one may have been corrected.
  await sql`alter table bills disable trigger bills_stay`.execute(database)
  await database.updateTable('bills').set({ readings: null }).where('period', '=', '2083/07').execute()
  await sql`alter table bills enable trigger bills_stay`.execute(database)
  expect([await presentOf(anew!), await presentOf(old!)]).toEqual([250, null])
  expect([await atOfficeOf(anew!), await atOfficeOf(old!)]).toEqual([250, null])
  await correct(255)
})

async function readConnection() {
  const answer = await world.api('GET', '/customer/connections/487', { as: cast.sita })
  return (await answer.json()).data[0]
}

test('a month before a transfer that is billed after it is of the new holder, without the readings of before', async () => {
  const id = ids.get('20001')!
  const { database } = world.resources
  const former = { orgId: 487, personId: cast.sita.id, customerNumber: '20001', createdAt: new Date('2026-01-01') }
  await database.insertInto('customers').values(former).execute()
  await readMeters(world, '2083/08', '2026-12-14', { 20001: '95' })
  world.travelTo('2026-12-16T05:15:00Z')
  const body = { from: '2026-12-16', kind: 'household', nameEn: 'Sita Sharma', reason: 'Bought' }
  const path = `/admin/connections/487/${id}/holders`
  expect((await world.api('POST', path, { as: cast.ramesh, body })).status).toBe(201)
  await billMonth(world, '2083/08', '2026-12-20')
  await world.session(cast.sita)
  const months = async () => (await read<List>('?customerNumber=20001')).body.data.map(({ period }) => period)
  expect(await months(), 'linked in the time of the former holder').toEqual(['2083/07', '2082/07'])
  const [earlier] = (await read<List>('?customerNumber=20001')).body.data
  const { holder } = (await read<OwnBillDetails>(`/${earlier!.number}`)).body
  expect(holder, 'not named to a former holder').toBeNull()
  const linked = { createdAt: new Date('2026-12-16T06:00:00Z') }
  await database.updateTable('customers').set(linked).where('customerNumber', '=', '20001').execute()
  expect(await months(), 'linked in the time of the new one').toEqual(['2083/08'])
  const [own] = (await read<List>('?customerNumber=20001')).body.data
  const bill = (await read<OwnBillDetails>(`/${own!.number}`)).body
  expect(bill).toMatchObject({
    holder: { en: 'Sita Sharma' },
    units: 15,
    chargePaisa: 16_000,
    readings: { before: null, present: null },
    lastYear: null,
  })
})

test('a surcharge that repeats is not announced while the tap is cut', async () => {
  const [rebate, none, late] = billedRates.paymentSteps
  const repeated = { ...late!, repeat: { every: 30, basisPoints: 1_000 } }
  await useRates(world, {
    ...billedRates,
    fiscalYear: '2083/84',
    effectiveFrom: '2026-12-16',
    paymentSteps: [rebate!, none!, repeated],
  })
  await readMeters(world, '2083/09', '2027-01-13', { 20001: '110' })
  await billMonth(world, '2083/09', '2027-01-20')
  await world.session(cast.sita)
  const [own] = (await read<List>('?customerNumber=20001')).body.data
  const steps = async () => (await read<OwnBillDetails>(`/${own!.number}`)).body.steps
  const toPay = async () => {
    const answer = await world.api('GET', '/customer/connections/487', { as: cast.sita })
    const { data } = (await answer.json()) as { data: { customerNumber: string; byDay: unknown[] }[] }
    return data.find(({ customerNumber }) => customerNumber === '20001')!.byDay
  }
  expect((await steps()).length).toBe(8)
  expect((await toPay()).length).toBe(8)
  expect((await atOffice(own!.number)).steps).toEqual(await steps())
  const cut = { orgId: 487, connectionId: ids.get('20001')!, since: '2027-01-20', state: 'disconnected' } as const
  await world.resources.database.insertInto('connectionStates').values(cut).execute()
  expect((await steps()).map(({ from }) => from)).toEqual(['2027-01-20', '2027-02-05', '2027-02-20'])
  expect((await atOffice(own!.number)).steps).toEqual(await steps())
  expect((await toPay()).at(-1)).toMatchObject({ until: null })
  expect((await toPay()).length).toBeLessThan(8)
})

test('the last bill and the account ask for the same amount, with the rebate for what is left, and it settles both', async () => {
  const [own] = (await read<List>('?customerNumber=20001')).body.data
  const bill = async () => (await read<OwnBillDetails>(`/${own!.number}`)).body
  const onAccount = async () => {
    const answer = await world.api('GET', '/customer/connections/487', { as: cast.sita })
    const { data } = (await answer.json()) as { data: { customerNumber: string; byDay: { amountPaisa: number }[] }[] }
    return data.find(({ customerNumber }) => customerNumber === '20001')!.byDay[0]?.amountPaisa
  }
  const id = ids.get('20001')!
  await pay(world, id, 1_00, '2027-01-20')
  await world.session(cast.sita)
  const { settlingPaisa: whole, todayPaisa } = await bill()
  expect([await onAccount(), todayPaisa]).toEqual([whole, own!.chargePaisa * 0.96])
  await pay(world, id, whole - 50_00, '2027-01-21')
  await world.session(cast.sita)
  const left = own!.chargePaisa * 0.04 + 50_00
  expect(await bill()).toMatchObject({ unpaidPaisa: left, settlingPaisa: 50_00, todayPaisa: 50_00 })
  expect(await onAccount()).toBe(50_00)
  await pay(world, id, 50_00, '2027-01-22')
  await world.session(cast.sita)
  expect(await bill()).toMatchObject({ unpaidPaisa: 0, settlingPaisa: 0, todayPaisa: 0 })
  expect(await onAccount()).toBeUndefined()
})

test('the credit note of an earlier holder is in the sum of before, its amount and number on no line', async () => {
  const { database } = world.resources
  const connectionId = ids.get('20001')!
  const ofFormer = database.selectFrom('bills').selectAll().where('connectionId', '=', connectionId)
  const wrong = await ofFormer.where('period', '=', '2083/07').executeTakeFirstOrThrow()
  const statement = async () => {
    const answer = await world.api('GET', '/customer/ledger/487?customerNumber=20001&sortOrder=asc', { as: cast.sita })
    return (await answer.json()) as Statement
  }
  const before = await statement()
  const system = world.system(world.damak)
  const { id } = await prepareCredit(system, { ...wrong, reason: 'The dial was read wrongly' })
  await approveCredit(system, { id })
  const after = await statement()
  expect(after.balancePaisa).toBeLessThan(before.balancePaisa)
  expect(JSON.stringify(after.data)).not.toContain('credit')
  expect(after.data.map(({ amountPaisa }) => Math.abs(amountPaisa))).not.toContain(wrong.chargePaisa)
  const { data } = (await read<List>('?customerNumber=20001')).body
  expect(data.filter(({ credit }) => credit !== null)).toEqual([])
})
