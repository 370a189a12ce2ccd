// Tests of a complaint about a bill: the bill is attached to it, and everyone who reads the complaint sees what the bill says.

import { beforeAll, expect, test } from 'vitest'
import { eraseDueCases } from '#features/cases/operations/erase.server.ts'
import type { Complaint, FollowedComplaint, TrackedComplaint } from '#features/complaints/contract/answers.ts'
import { complaint as complaintKind } from '#features/complaints/operations/complaint.server.ts'
import { inDigits } from '#kit/language.ts'
import { parseYearlyNumber } from '#kit/yearly-number.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, holderOf, type CastMember } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { StoredBill } from './contract/office.ts'
import type { OwnBillDetails } from './contract/own.ts'
import { approveCredit, prepareCredit } from './operations/credits.server.ts'

const phone = '+9779842000000'
const message = 'We were away the whole month'

let world: World
let ids: Map<string, number>
/** Bills of Sita and of somebody else. */
let number: string
let other: string
let code: string
let id: number

beforeAll(async () => {
  world = await openWorld()
  await world.session(cast.sita)
  ids = await addConnections(
    world,
    { customer_number: '10425', name_en: 'Sita Sharma', phone: '9842000000' },
    { customer_number: '20001', name_en: 'Maya Rai' },
  )
  await useRates(world, billedRates)
  await readMeters(world, '2083/06', '2026-10-15', { 10425: '230', 20001: '70' })
  await readMeters(world, '2083/07', '2026-11-14', { 10425: '255', 20001: '80' })
  await billMonth(world, '2083/07', '2026-11-20')
  world.travelTo('2026-11-22T05:15:00Z')
  number = await numberOf('10425')
  other = await numberOf('20001')
})

async function numberOf(customerNumber: string): Promise<string> {
  const bills = world.resources.database.selectFrom('bills').select(['fiscalYear', 'number'])
  const found = bills.where('connectionId', '=', ids.get(customerNumber)!).where('period', '=', '2083/07')
  const bill = await found.executeTakeFirstOrThrow()
  return `${bill.fiscalYear.replace('/', '-')}-${bill.number}`
}

async function call<Body>(method: 'GET' | 'POST', path: string, as?: CastMember, body?: object) {
  const answer = await world.api(method, path, { ...(as && { as }), ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const doubtPath = (bill: string) => `/customer/bills/487/${bill}/complaints`
const readOwn = () => call<FollowedComplaint>('GET', `/customer/complaints/487/mine/${code}`, cast.sita)
const readCase = (as: CastMember) => call<Complaint>('GET', `/admin/complaints/487/${id}`, as)

test('a complaint about a bill has what the customer wrote, and the bill', async () => {
  const people = world.resources.database.updateTable('people').where('id', '=', cast.sita.id)
  await people.set({ phone: null }).execute()
  expect((await call('POST', doubtPath(number), cast.sita, { message })).status).toBe(409)
  const withPhone = await call('POST', doubtPath(number), cast.sita, { message, phone: '9842000000' })
  expect(withPhone.status).toBe(201)
  await people.set({ phone }).execute()
  const sent = await call<{ code: string }>('POST', doubtPath(number), cast.sita, { message })
  expect(sent.status).toBe(201)
  code = sent.body.code
  const row = world.resources.database.selectFrom('complaints').select('id').where('code', '=', code)
  id = (await row.executeTakeFirstOrThrow()).id
  expect((await readOwn()).body).toMatchObject({
    message,
    bill: { number, period: '2083/07', mayBeOpened: true },
  })
})

test('the page of the bill has the complaints that its customer sent, and no others', async () => {
  const shown = await call<OwnBillDetails>('GET', `/customer/bills/487/${number}`, cast.sita)
  expect(shown.body.complaints).toHaveLength(2)
  expect(shown.body.complaints[0]).toMatchObject({ code, state: 'received' })
  const people = world.resources.database.updateTable('people').where('id', '=', cast.sita.id)
  await people.set({ phone: null }).execute()
  await world.resources.database.updateTable('complaints').set({ personId: null }).where('id', '=', id).execute()
  const without = await call<OwnBillDetails>('GET', `/customer/bills/487/${number}`, cast.sita)
  expect(without.body.complaints.map((each) => each.code)).not.toContain(code)
  await world.resources.database
    .updateTable('complaints')
    .set({ personId: cast.sita.id })
    .where('id', '=', id)
    .execute()
  await people.set({ phone }).execute()
})

async function found(search: string, orgId = 487): Promise<number[]> {
  const path = `/admin/complaints/${orgId}?search=${encodeURIComponent(search)}`
  const as = orgId === 487 ? cast.kamala : holderOf('complaint-officer', orgId)
  const { body } = await call<{ data: { id: number }[] }>('GET', path, as)
  return body.data.map((one) => one.id)
}

test('the inbox finds it by the number of the bill, in either script, and by no other number', async () => {
  const ofBill = await found(number)
  expect(ofBill).toHaveLength(2)
  expect(ofBill).toContain(id)
  expect(await found(inDigits(number, 'ne'))).toEqual(ofBill)
  expect(await found(` ${number.replace('-', '/').replace('-', ':')} `)).toEqual(ofBill)
  expect([await found(other), await found(`${number}0`), await found(number, 320)]).toEqual([[], [], []])
})

async function complaintsOf(connection: number) {
  const path = `/admin/complaints/487?connection=${connection}`
  return (await call<{ data: { id: number }[]; total: number }>('GET', path, cast.kamala)).body
}

test('the inbox has the complaints of a connection: those about its bills, and those that name its number', async () => {
  const own = await complaintsOf(ids.get('10425')!)
  expect([own.total, own.data.map((one) => one.id).includes(id)]).toEqual([2, true])
  expect(await complaintsOf(ids.get('20001')!)).toEqual({ data: [], total: 0 })
})

test('who tracks it by code and phone sees which bill it is about, and no more of it', async () => {
  const by = { code, phone }
  const tracked = await call<TrackedComplaint>('POST', '/customer/complaints/487/tracking', undefined, by)
  expect(tracked.body.bill).toEqual({ number, period: '2083/07' })
  const sent = { ...by, text: 'And the meter is old' }
  const after = await call<TrackedComplaint>('POST', `/customer/complaints/487/${code}/comments`, undefined, sent)
  expect(after.body.bill).toEqual({ number, period: '2083/07' })
})

test('a complaint officer, who may not read bills, sees what the attached bill says', async () => {
  expect((await call('GET', `/admin/bills/487/${number}`, cast.kamala)).status).toBe(403)
  expect((await readCase(cast.kamala)).body.bill).toEqual({
    number,
    period: '2083/07',
    basis: 'read',
    units: 25,
    readings: {
      before: { readOn: '2026-10-15', status: 'normal', value: 230 },
      present: { readOn: '2026-11-14', status: 'normal', value: 255 },
    },
    chargePaisa: 31_500,
    totalPaisa: 31_500,
    creditedOn: null,
  })
})

test('a bill is attached by the server alone, from a bill of the customer', async () => {
  expect((await call('POST', doubtPath(other), cast.sita, { message })).status).toBe(404)
  const { fiscalYear, number: place } = parseYearlyNumber(other)!
  const form = new FormData()
  const fields = { type: 'bill', message, name: 'Sita', phone, consent: 'true' }
  const bill = { bill: other, billFiscalYear: fiscalYear, billNumber: String(place) }
  for (const [name, value] of Object.entries({ ...fields, ...bill })) form.set(name, value)
  const answer = await world.api('POST', '/customer/complaints/487', { as: cast.sita, body: form })
  expect(answer.status).toBe(201)
  const sent = ((await answer.json()) as { code: string }).code
  const own = await call<FollowedComplaint>('GET', `/customer/complaints/487/mine/${sent}`, cast.sita)
  expect(own.body.bill).toBeNull()
})

test('the same form sent twice is one complaint', async () => {
  const body = { message: 'Twice', submission: '0b8f3c52-6a0e-4a0b-9a66-3b1f8a6a1c11' }
  const first = await call<{ code: string }>('POST', doubtPath(number), cast.sita, body)
  const again = await call<{ code: string }>('POST', doubtPath(number), cast.sita, body)
  expect(again.body.code).toBe(first.body.code)
})

test('the page of a bill has the complaints about it, for those who may read complaints', async () => {
  const read = (as: CastMember) => call<StoredBill>('GET', `/admin/bills/487/${number}`, as)
  const { complaints } = (await read(cast.ramesh)).body
  expect(complaints.map((each) => each.code)).toContain(code)
  expect(complaints).toHaveLength(3)
  expect(complaints.find((each) => each.code === code)).toMatchObject({ id, state: 'received' })
  const unread = await read(holderOf('accountant'))
  expect([unread.status, unread.body.complaints]).toEqual([200, []])
  const ofOther = await call<StoredBill>('GET', `/admin/bills/487/${other}`, cast.ramesh)
  expect(ofOther.body.complaints).toEqual([])
})

test('the summary says that the bill was credited', async () => {
  const system = world.system(world.damak)
  const credit = await prepareCredit(system, { ...parseYearlyNumber(number)!, reason: 'The dial was read wrongly' })
  await approveCredit(system, { id: credit.id })
  expect((await readCase(cast.kamala)).body.bill?.creditedOn).toBe('2026-11-22')
})

test('who sees the connection of the bill no more is not led to the bill', async () => {
  const account = world.resources.database.updateTable('customers').where('personId', '=', cast.sita.id)
  await account.where('customerNumber', '=', '10425').set({ customerNumber: '99999' }).execute()
  expect((await readOwn()).body).toMatchObject({ bill: { number, mayBeOpened: false } })
  await account.where('customerNumber', '=', '99999').set({ customerNumber: '10425' }).execute()
})

test('a delegate sends a complaint of their own, which changes nothing, and opens the bill only while they have access', async () => {
  const { database } = world.resources
  const connectionId = ids.get('20001')!
  const holders = database.selectFrom('connectionHolders').select('heldFrom').where('connectionId', '=', connectionId)
  const { heldFrom } = await holders.executeTakeFirstOrThrow()
  const at = new Date('2026-11-21')
  const link = { orgId: 487, connectionId, heldFrom, personId: cast.sita.id, createdAt: at, acceptedAt: at }
  const given = { access: 'delegate', relation: 'tenant', name: 'Sita', givenBy: cast.hari.id } as const
  await database
    .insertInto('connectionLinks')
    .values({ ...link, ...given })
    .execute()
  const entries = database.selectFrom('ledgerEntries').select('id').where('connectionId', '=', connectionId)
  const before = await entries.execute()
  const sent = await call<{ code: string }>('POST', doubtPath(other), cast.sita, { message })
  expect(sent.status).toBe(201)
  expect(await entries.execute()).toEqual(before)
  const read = () => call<FollowedComplaint>('GET', `/customer/complaints/487/mine/${sent.body.code}`, cast.sita)
  expect((await read()).body).toMatchObject({ phone, bill: { number: other, mayBeOpened: true } })
  await database.deleteFrom('connectionLinks').where('connectionId', '=', connectionId).execute()
  expect((await read()).body).toMatchObject({ bill: { number: other, mayBeOpened: false } })
})

test('the complaint is erased in its time, and the bill stays', async () => {
  const { database } = world.resources
  const count = async () => (await database.selectFrom('bills').select('number').execute()).length
  const bills = await count()
  const erase = () => eraseDueCases(world.system(world.damak), complaintKind)
  world.travelTo('2028-12-01T05:15:00Z')
  expect((await erase()).announced).toContain(id)
  world.travelTo('2028-12-02T05:15:00Z')
  expect((await erase()).ids).toContain(id)
  expect(await count()).toBe(bills)
})
