// Tests of the register's API: search by number, old number, phone, meter and name, one connection with its history, and the audit.

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { savePlaces } from '#features/tols/operations.server.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { Connection, ConnectionsPage } from './contract/api.ts'
import type { CustomersPage } from './contract/customers.ts'
import { importRegister } from './operations/import.server.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
  await savePlaces(world.system(world.damak), {
    zones: [{ code: 'west', name: { en: 'West', ne: 'पश्चिम' } }],
    tols: [{ code: 'milan', ward: 5, zone: 'west', name: { en: 'Milan Tol', ne: 'मिलन टोल' } }],
  })
  const register: Record<string, string>[] = [
    {
      customer_number: '10425',
      name_en: 'Sita Sharma',
      name_ne: 'सीता शर्मा',
      phone: '9841234567',
      ward: '5',
      tol: 'milan',
      meter_serial: 'NW-00312',
      connected_on: '2080/04/01',
      old_number: 'D-77',
      tap_size: '3/4',
    },
    { customer_number: '10426', name_en: 'Hari Tamang', name_ne: 'हरि तामाङ', ward: '2', status: 'disconnected' },
    { customer_number: '20425', name_en: 'Shanti Karki', name_ne: 'शान्ति कार्की', ward: '5', meter: 'unmetered' },
  ]
  const rows = register.map((cells, index) => ({ line: index + 2, cells }))
  const batches = async function* () {
    yield rows
  }
  await importRegister(world.system(world.damak), { batches, apply: true, skipRefused: false })
})

async function list(query: string, language: 'en' | 'ne' = 'en'): Promise<ConnectionsPage> {
  const answer = await world.api('GET', `/admin/connections/487?${query}`, { as: cast.kamala, language })
  expect(answer.status).toBe(200)
  return answer.json()
}

async function found(search: string): Promise<string[]> {
  const { data } = await list(`search=${encodeURIComponent(search)}`)
  return data.map(({ customerNumber }) => customerNumber)
}

test('customers are listed with what they hold and since when, searched as connections are', async () => {
  const read = async (query: string): Promise<CustomersPage> => {
    const answer = await world.api('GET', `/admin/customers/487?${query}`, { as: cast.kamala })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const { total, data } = await read('limit=1&sortOrder=desc')
  expect([total, data.map(({ customerNumber }) => customerNumber)]).toEqual([3, ['20425']])
  expect((await read('search=sita')).data).toMatchObject([
    {
      customerNumber: '10425',
      kind: 'household',
      name: { en: 'Sita Sharma', ne: 'सीता शर्मा' },
      since: '2023-07-17',
      tol: { en: 'Milan Tol' },
      state: 'connected',
    },
  ])
  expect((await read('search=sita')).data[0]!.phone).not.toContain('1234')
  const { status } = await world.api('GET', '/admin/customers/487', { as: cast.maya })
  expect(status).toBe(403)
})

test.each([
  ['10425', ['10425']],
  ['१०४२५', ['10425']],
  ['104', ['10425', '10426']],
  ['0425', []],
  ['D-77', ['10425']],
  ['00312', ['10425']],
  ['984-1234567', ['10425']],
  ['+977 9841234567', ['10425']],
  ['sharma', ['10425']],
  ['Seeta', ['10425']],
  ['सिता', ['10425']],
  ['Santi karki', ['20425']],
  ['हरि sharma', []],
  ['tama', ['10426']],
  ["sita'\\", ['10425']],
  ["sita' | 'hari", []],
  ['%', []],
])('a search for %s finds %j', async (search, numbers) => expect(await found(search)).toEqual(numbers))

test('the list is by customer number, filtered by ward, with phones masked', async () => {
  const { data, total } = await list('ward=5&sortOrder=desc')
  expect([total, ...data.map(({ customerNumber }) => customerNumber)]).toEqual([2, '20425', '10425'])
  expect(data[1]).toMatchObject({ phone: '98•-•••••67', tol: { en: 'Milan Tol' }, meterSerial: 'NW-00312' })
  expect(data[0]).toMatchObject({ phone: null, meterSerial: null, state: 'connected' })
  expect((await list('limit=1&page=2')).data.map(({ customerNumber }) => customerNumber)).toEqual(['10426'])
})

test('one connection has its holder, meter and states, and that it was opened is recorded', async () => {
  const { id } = (await list('search=10425')).data[0]!
  const connection: Connection = await (
    await world.api('GET', `/admin/connections/487/${id}`, { as: cast.kamala })
  ).json()
  expect(connection).toMatchObject({
    customerNumber: '10425',
    zone: { en: 'West', ne: 'पश्चिम' },
    holders: [{ from: '2023-07-17', until: null, name: { en: 'Sita Sharma' }, phone: '+9779841234567' }],
    meters: [{ fittedOn: '2023-07-17', serial: 'NW-00312', dialDigits: 5, openingReading: 0, finalReading: null }],
    states: [{ since: '2023-07-17', state: 'connected' }],
  })
  const audit = await world.resources.database
    .selectFrom('auditRows')
    .select(['actorId', 'target'])
    .where('action', '=', 'connections.opened')
    .execute()
  expect(audit).toEqual([{ actorId: cast.kamala.id, target: '10425' }])
})

test('a connection of another organisation is missing', async () => {
  const { id } = (await list('search=10425')).data[0]!
  await world.resources.database
    .insertInto('connections')
    .values({ ...other, id: id + 500 })
    .execute()
  expect((await world.api('GET', `/admin/connections/487/${id + 500}`, { as: cast.kamala })).status).toBe(404)
})

const other = {
  orgId: 320,
  customerNumber: '1',
  customerType: 'residential',
  tapSize: '1/2',
  metered: false,
  sewer: false,
  searchKey: ' 1',
} as const

test('the portal shows what the register has of a number before what was entered with it', async () => {
  const account = await (await world.api('GET', '/customer/account/487', { as: cast.sita })).json()
  expect(account.customers).toMatchObject([
    { customerNumber: '10425', ward: 5, tol: { en: 'Milan Tol' }, tapSize: '3/4', connectedOn: '2023-07-17' },
  ])
})

async function sitaId(): Promise<number> {
  return (await list('search=10425')).data[0]!.id
}

test('class, size and sewer are changed from a day on, and what they were before is kept', async () => {
  const id = await sitaId()
  const since = '2026-11-01'
  const send = (body: object, as = cast.ramesh) =>
    world.api('POST', `/admin/connections/487/${id}/taps`, { as, body: { reason: 'Now a hotel', since, ...body } })
  const hotel = { customerType: 'hotel', tapSize: '3/4', sewer: true }
  expect((await send(hotel, cast.kamala)).status).toBe(403)
  const changed = await send(hotel)
  expect(changed.status).toBe(201)
  const { formerTaps, ...connection }: Connection = await changed.json()
  expect(connection).toMatchObject(hotel)
  expect(formerTaps).toMatchObject([{ until: since, customerType: 'residential', tapSize: '3/4' }])
  expect(await (await send(hotel)).json()).toMatchObject({ key: 'connections.tap_same' })
  const back = { ...hotel, customerType: 'residential', sewer: formerTaps[0]!.sewer }
  expect(await (await send(back)).json()).toMatchObject({ key: 'connections.before_tap' })
  expect((await send({ ...back, since: '2099-01-01' })).status).toBe(409)
  const again: Connection = await (await send({ ...back, since: '2026-11-02' })).json()
  expect(again.formerTaps.map(({ until }) => until)).toEqual(['2026-11-02', since])
})

test('a connection is cut and reconnected, each with its day and reason in the audit', async () => {
  const id = await sitaId()
  const send = (body: object, as = cast.ramesh) =>
    world.api('POST', `/admin/connections/487/${id}/states`, { as, body: { reason: 'Arrears', ...body } })
  const cut = await send({ state: 'disconnected', since: '2026-11-10' })
  expect(cut.status).toBe(201)
  expect((await cut.json()).states).toEqual([
    { since: '2026-11-10', state: 'disconnected', reason: 'Arrears', enteredBy: cast.ramesh.name.en },
    { since: '2023-07-17', state: 'connected', reason: '', enteredBy: '' },
  ])
  expect(await (await send({ state: 'connected', since: '2026-11-09' })).json()).toMatchObject({
    key: 'connections.before_state',
  })
  expect((await send({ state: 'connected', since: '2026-11-20' })).status).toBe(201)
  expect((await send({ state: 'closed', since: '2026-11-21' }, cast.gita)).status).toBe(403)
  const rows = await world.resources.database
    .selectFrom('auditRows')
    .select(['target', 'changes'])
    .where('action', '=', 'connections.state_changed')
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { target: '10425', changes: { before: 'connected', after: 'disconnected', reason: 'Arrears' } },
    { target: '10425', changes: { before: 'disconnected', after: 'connected' } },
  ])
})

test('a connection gets another holder, by whom it is found from then on', async () => {
  const id = await sitaId()
  const body = { from: '2026-11-15', kind: 'person', nameNe: 'माया राई', phone: '9841111111', reason: 'Sold' }
  const send = (sent: object) =>
    world.api('POST', `/admin/connections/487/${id}/holders`, { as: cast.ramesh, body: sent })
  for (const nameNe of ['', '१२३']) expect((await send({ ...body, nameNe })).status).toBe(400)
  const changed: Connection = await (await send(body)).json()
  expect(changed.holders).toMatchObject([
    { from: '2026-11-15', until: null, name: { en: '', ne: 'माया राई' }, phone: '+9779841111111' },
    { from: '2023-07-17', until: '2026-11-15', name: { en: 'Sita Sharma' } },
  ])
  expect([await found('माया'), await found('sharma')]).toEqual([['10425'], []])
  expect((await send(body)).status).toBe(409)
})

test('the phone that a number had learns of the change, by the office and by an import, once', async () => {
  const office = world.system(world.damak)
  const row = { customer_number: '30002', name_ne: 'राम', ward: '2', connected_on: '2080/04/01' }
  const write = async (phone: string) => {
    const batches = async function* () {
      yield [{ line: 2, cells: { ...row, phone } }]
    }
    await importRegister(office, { batches, apply: true, skipRefused: false })
  }
  const informed = async () => {
    const rows = world.resources.database.selectFrom('outbox').select(['recipient', 'body']).orderBy('id')
    return (await rows.execute()).filter(({ body }) => body?.includes('३०००२')).map(({ recipient }) => recipient)
  }
  await write('9841222222')
  await write('9841222222')
  expect(await informed()).toEqual([])
  await write('9841333333')
  expect(await informed()).toEqual(['+9779841222222'])
  const rows = world.resources.database.selectFrom('connections').select('id').where('customerNumber', '=', '30002')
  const { id } = await rows.executeTakeFirstOrThrow()
  const body = { from: '2026-11-22', kind: 'person', nameNe: 'श्याम', phone: '9841444444', reason: 'Sold the house' }
  expect((await world.api('POST', `/admin/connections/487/${id}/holders`, { as: cast.ramesh, body })).status).toBe(201)
  expect(await informed()).toEqual(['+9779841222222', '+9779841333333'])
})

test('nobody changes a connection of their own', async () => {
  const { database } = world.resources
  const own = database.updateTable('customers').where('customerNumber', '=', '10425')
  await own.set({ personId: cast.ramesh.id }).execute()
  const body = { state: 'disconnected', since: '2026-11-21', reason: 'Travel' }
  const answer = await world.api('POST', `/admin/connections/487/${await sitaId()}/states`, { as: cast.ramesh, body })
  expect([answer.status, (await answer.json()).key]).toEqual([403, 'connections.own_connection'])
  await own.set({ personId: cast.sita.id }).execute()
})

async function* oneRow() {
  yield [{ line: 2, cells: { customer_number: '30001', name_en: 'Meanwhile', name_ne: 'यसबीच', ward: '2' } }]
}

test('an import reports what it wrote, not what it found when it was compared', async () => {
  const office = world.system(world.damak)
  let reads = 0
  const batches = async function* () {
    reads += 1
    // Between the comparison and the writing somebody else imports the same row.
    if (reads === 2) await importRegister(office, { batches: oneRow, apply: true, skipRefused: false })
    yield* oneRow()
  }
  const report = await importRegister(office, { batches, apply: true, skipRefused: false })
  expect(report).toEqual({ added: 0, changed: 0, same: 1, refused: 0, blank: 0, warned: 0, written: true })
})

test('a whole name is not a part of longer ones, as long as somebody has it', async () => {
  const cells = { ward: '3', meter: 'unmetered', name_ne: 'दिल राई' }
  const batches = async function* () {
    yield ['Dil Rai', 'Dilmaya Rai'].map((name_en, index) => ({
      line: index + 2,
      cells: { ...cells, name_en, customer_number: `3010${index}`, ...(index > 0 && { name_ne: 'दिलमाया राई' }) },
    }))
  }
  await importRegister(world.system(world.damak), { batches, apply: true, skipRefused: false })
  expect(await found('Dil Rai')).toEqual(['30100'])
  expect(await found('Dilm Rai')).toEqual(['30101'])
  const { data } = await list('search=Dil&ward=5')
  expect(data).toEqual([])
})

test.each([
  ['limit=1&page=2', ['10426']],
  ['limit=1&sortOrder=desc', ['10426']],
  ['limit=1&page=2&sortOrder=desc', ['10425']],
  ['limit=1&page=3', []],
])('of two that are found, the page %s has %j', async (query, numbers) => {
  const { data, ...counted } = await list(`search=104&${query}`)
  expect(data.map(({ customerNumber }) => customerNumber)).toEqual(numbers)
  expect(counted).toMatchObject({ total: 2 })
})

/** Households of one name, or of one for each id `i`, numbered by their ids. */
async function addHouseholds(from: number, until: number, name = sql`'Bhakta Household'`): Promise<void> {
  const { db } = world.system(world.damak)
  await sql`
    insert into connections (org_id, id, customer_number, customer_type, tap_size, metered, sewer, ward, search_key)
    select 487, i, 'L' || i, 'residential', '1/2', false, false, 1, search_key(${name}, 'L' || i) from generate_series(${from}::int, ${until}::int) i`.execute(
    db,
  )
  await sql`
    with held as (insert into connection_holders (org_id, connection_id, held_from, kind, name_en)
      select 487, i, '2020-01-01', 'household', ${name} from generate_series(${from}::int, ${until}::int) i)
    insert into connection_states (org_id, connection_id, since, state)
    select 487, i, '2020-01-01', 'connected' from generate_series(${from}::int, ${until}::int) i`.execute(db)
}

test('in a large register, which is searched by its index, the same is found', async () => {
  const names = ['हरि', 'hari tamang', 'tama', 'sanjay', 'nobody']
  const before = await Promise.all(names.map(found))
  await addHouseholds(900001, 902001)
  expect(await Promise.all(names.map(found))).toEqual(before)
  expect(before.flat().length).toBeGreaterThan(0)
  const frequent = await list('search=household%20bhakta&limit=2&page=2')
  expect(frequent).toMatchObject({ total: 1000, totalIsLeast: true })
  expect(frequent.data.map(({ customerNumber }) => customerNumber)).toEqual(['L900003', 'L900004'])
})

test('a name that many have is read in order in either direction, within a ward, and after its holders have gone', async () => {
  const { db } = world.system(world.damak)
  await addHouseholds(902002, 905000)
  const frequent = await list('search=bhakta&limit=2&page=2&sortOrder=desc')
  expect(frequent).toMatchObject({ total: 1000, totalIsLeast: true })
  expect(frequent.data.map(({ customerNumber }) => customerNumber)).toEqual(['L904998', 'L904997'])
  expect((await list('search=bhakta&ward=2')).total).toBe(0)
  expect(await list('search=bhakta&ward=1&page=150')).toMatchObject({ total: 1000, totalIsLeast: true })

  await sql`delete from connections where org_id = 487 and id between 900006 and 905000`.execute(db)
  const few = await list('search=bhakta')
  expect([few.total, few.totalIsLeast, few.data.length]).toEqual([5, undefined, 5])
})

test.each([
  [150, 'Ambar', { total: 150, totalIsLeast: undefined }],
  [1200, 'Kabir', { total: 1000, totalIsLeast: true }],
])('of a word that is in %s different names, the page is in order', async (households, word, counted) => {
  const from = 910_000 + households * 10
  const name = sql`${word}::text || ' S' || translate(i::text, '0123456789', 'kgjtnpmrls')`
  await addHouseholds(from, from + households - 1, name)
  const { data, total, totalIsLeast } = await list(`search=${word}&limit=2&page=2`)
  expect(data.map(({ id }) => id)).toEqual([from + 2, from + 3])
  expect({ total, totalIsLeast }).toEqual(counted)
})

async function ids(query: string): Promise<number[]> {
  return (await list(query)).data.map(({ id }) => id)
}

test('a ward narrows what the words find, and a name of one consonant is found by its sound', async () => {
  await addHouseholds(930_000, 930_000, sql`'Lal Jhapali'`)
  await addHouseholds(930_001, 930_001, sql`'Lalmani Jhapalikar'`)
  expect(await ids('search=lal%20jhapali')).toEqual([930_000])
  expect(await ids('search=लाल%20झापाली')).toEqual([930_000])
  expect(await ids('search=lalm%20jhapa&ward=1')).toEqual([930_001])
  expect(await ids('search=lal%20jhapali&ward=2')).toEqual([])
  await sql`update connections set ward = 2 where org_id = 487 and id = 930001`.execute(world.system(world.damak).db)
  expect(await ids('search=lal%20jhapali&ward=2')).toEqual([])
  expect(await ids('search=lalm%20jhapa&ward=2')).toEqual([930_001])
})

test('the digits of an old number are found among the words, alone and beside a name', async () => {
  const { db } = world.system(world.damak)
  await sql`
    update connections set search_key = search_key('Bhakta Household', 'L' || id || ' OLD-7731') where org_id = 487 and id = 900003`.execute(
    db,
  )
  for (const typed of ['7731', 'old 7731', 'bhakta 7731'])
    expect(
      (await list(`search=${encodeURIComponent(typed)}`)).data.map(({ id }) => id),
      typed,
    ).toEqual([900_003])
})

test('the lists of the register take no other order than that of customer numbers', async () => {
  for (const list of ['connections', 'customers']) {
    const answer = await world.api('GET', `/admin/${list}/487?sortBy=name`, { as: cast.kamala })
    expect([answer.status, (await answer.json()).fields]).toMatchObject([400, [{ field: 'sortBy' }]])
    const honoured = await world.api('GET', `/admin/${list}/487?sortBy=customerNumber`, { as: cast.kamala })
    expect(honoured.status).toBe(200)
  }
})
