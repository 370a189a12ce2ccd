// Tests of billing in the console through the API: a run from its findings to its bills, who may do what, and one bill as it was stored.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { asSample, ratnanagar } from '#demonstration/published-tariffs.ts'
import { importRegister } from '#features/connections/operations/import.server.ts'
import { importReadings } from '#features/readings/operations/import.server.ts'
import { replaceTariffs, withdrawEdition } from '#features/tariffs/operations.server.ts'
import { listTariffs } from '#features/tariffs/store.server.ts'
import { migrationsFolder } from '#platform/migrations.server.ts'
import { cast, type CastStaff } from '#tests/cast.ts'
import { expectRefusal, openWorld, type World } from '#tests/world.ts'
import type { ListedRuns, Run } from './contract/api.ts'
import { yearlyNumberText, parseYearlyNumber } from '#kit/yearly-number.ts'
import type { Dashboard } from '#features/dashboards/contract.ts'
import type { CreditNote } from './contract/credits.ts'
import type { FoundConnection, OfficeBill, StoredBill } from './contract/office.ts'
import { runFindings } from './contract/runs.ts'
import { changeBillingPolicy } from './operations/policies.server.ts'

let world: World
let run: Run

beforeAll(async () => {
  world = await openWorld()
  const system = world.system(world.damak)
  const edition = { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }
  const tariffs = asSample(ratnanagar, edition).map((tariff) => ({ ...tariff, sample: false }))
  await replaceTariffs(world.scope(world.damak), tariffs)
  const since = { connected_on: '2080/01/01', opening_reading: '100', dial_digits: '4' }
  const register = [
    { customer_number: 'A10', name_en: 'Ten', name_ne: 'दस', ...since, opening_balance_rs: '500' },
    { customer_number: 'A25', name_en: 'Twenty-five', ...since },
    { customer_number: 'LCK', name_en: 'Locked', ...since },
    { customer_number: 'NON', name_en: 'Not read', ...since },
    { customer_number: 'ZRO', name_en: 'No use', ...since },
    { customer_number: 'CUT', name_en: 'Cut', ...since, status: 'disconnected' },
  ]
  const read = { period: '2083/06', read_on: '2083/06/28', status: 'normal' }
  const readings = [
    { customer_number: 'A10', ...read, reading: '110' },
    { customer_number: 'A25', ...read, reading: '125' },
    { customer_number: 'LCK', ...read, reading: '', status: 'locked' },
    { customer_number: 'ZRO', ...read, reading: '100' },
  ]
  const apply = { apply: true, skipRefused: false }
  await importRegister(system, { batches: () => oneBatch(register), ...apply })
  await importReadings(system, { batches: () => oneBatch(readings), ...apply })
  await changeBillingPolicy(system, { persons: 2 })
})

async function* oneBatch(rows: Record<string, string>[]) {
  yield rows.map((cells, place) => ({ line: place + 2, cells }))
}

async function call<Body>(method: string, path: string, as: CastStaff, body?: object) {
  const answer = await world.api(method, `/admin${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

const list = <Row>(path: string, as = cast.ramesh) => call<{ data: Row[]; total: number }>('GET', path, as)

async function listRuns(query: string): Promise<ListedRuns> {
  return (await call<ListedRuns>('GET', `/billingRuns/487?${query}`, cast.ramesh)).body
}

async function inNepali<Body>(path: string): Promise<Body> {
  const answer = await world.api('GET', `/admin${path}`, { as: cast.ramesh, language: 'ne' })
  return (await answer.json()) as Body
}

test('a clerk prepares, and every count of the preview has the connections that it counted', async () => {
  const refused = await call('POST', '/billingRuns/487', cast.bishnu, { period: '2083/06' })
  expect(refused.status).toBe(403)
  const prepared = await call<Run>('POST', '/billingRuns/487', cast.ramesh, { period: '2083/06' })
  expect(prepared).toMatchObject({ status: 201, body: { state: 'prepared', mayApprove: { ok: false } } })
  run = prepared.body
  expect(run.preview).toMatchObject({
    bills: 4,
    leftOut: { no_reading: 1, not_connected: 1 },
    flags: { no_use: 1 },
  })
  const counts: Record<string, number> = { ...run.preview.leftOut, ...run.preview.flags }
  for (const finding of runFindings) {
    const { body } = await list<FoundConnection>(`/billingRuns/487/${run.id}/connections?finding=${finding}`)
    expect([finding, body.total, body.data.length]).toEqual([finding, counts[finding], counts[finding]])
  }
  const { data } = (await list<FoundConnection>(`/billingRuns/487/${run.id}/connections?finding=no_use`)).body
  expect(data[0]).toMatchObject({ customerNumber: 'ZRO', units: 0, chargePaisa: 9_000 })
  const searched = `/billingRuns/487/${run.id}/connections?finding=no_reading&search=`
  expect((await list<FoundConnection>(`${searched}NON`)).body.total).toBe(1)
  expect((await list<FoundConnection>(`${searched}A10`)).body.total).toBe(0)
  expect((await list(`/billingRuns/487/999/connections?finding=no_use`)).status).toBe(404)
  expect((await list(`/billingRuns/487/${run.id}/connections?finding=gossip`)).status).toBe(400)
})

test('billing runs are paged, sorted by month, and searched by month, customer number and state', async () => {
  const { database } = world.resources
  const { preview } = await database.selectFrom('billingRuns').select('preview').executeTakeFirstOrThrow()
  const before = { orgId: 487, preview: JSON.stringify(preview), preparedAt: new Date('2026-11-02'), preparedBy: 'old' }
  const cancelled = { ...before, cancelledAt: new Date('2026-11-03'), cancelledBy: 'old' }
  const others = [
    { ...cancelled, period: '2083/04', customerNumber: null },
    { ...cancelled, period: '2083/05', customerNumber: 'A25' },
  ]
  const rows = await database.insertInto('billingRuns').values(others).returning('id').execute()
  const [old, one] = rows.map(({ id }) => id)
  const ids = async (query: string) => (await listRuns(query)).data.map(({ id }) => id)
  expect(await ids('')).toEqual([one, old, run.id])
  const second = await listRuns('limit=2&page=2')
  expect([second.total, second.data.map(({ id }) => id), second.lastPeriod]).toEqual([3, [run.id], '2083/06'])
  for (const unknown of ['billingRuns/487?sortBy=state', 'bills/487?sortBy=totalPaisa'])
    expect([unknown, (await list(`/${unknown}`)).status]).toEqual([unknown, 400])
  expect(await ids('sortBy=period&sortOrder=asc')).toEqual([old, one, run.id])
  expect(await ids('sortBy=period&sortOrder=desc')).toEqual([run.id, one, old])
  expect(await ids('state=prepared')).toEqual([run.id])
  expect(await ids('state=cancelled&search=a२')).toEqual([one])
  expect(await ids(`search=${encodeURIComponent('असोज २०८३')}`)).toEqual([run.id])
  expect(await ids('search=2083/0')).toHaveLength(3)
  await database.deleteFrom('billingRuns').where('id', 'in', [old!, one!]).execute()
})

test('the approver issues the bills of a clerk, who sees them by run, month and customer number', async () => {
  const path = `/billingRuns/487/${run.id}/approvals`
  expect((await call('POST', path, cast.ramesh, {})).status).toBe(403)
  const approved = await call<Run>('POST', path, cast.bishnu, {})
  expect(approved.body).toMatchObject({ state: 'approved', approved: { by: cast.bishnu.name.en } })
  const { body } = await list<OfficeBill>(`/bills/487?run=${run.id}&sortOrder=asc&limit=2`)
  expect([body.total, body.data.map(({ number }) => number)]).toEqual([4, ['2083-84-1', '2083-84-2']])
  expect(body.data[0]).toMatchObject({
    customerNumber: 'A10',
    name: { en: 'Ten', ne: 'दस' },
    units: 10,
    chargePaisa: 9_000,
    arrearsPaisa: 50_000,
    totalPaisa: 59_000,
  })
  expect((await list<OfficeBill>(`/bills/487?run=${run.id}&sortOrder=asc&limit=3&page=2`)).body.data).toHaveLength(1)
  expect((await list<OfficeBill>('/bills/487?period=2083/07')).body.total).toBe(0)
  expect((await list<OfficeBill>('/bills/487?period=2083/06&search=A25')).body.data).toMatchObject([{ units: 25 }])
  expect((await list('/bills/487', cast.maya)).status).toBe(403)
  expect((await list('/bills/320', cast.ramesh)).status).toBe(404)
})

test('a bill is found by the number that is printed on it, and by no part of it', async () => {
  const found = async (search: string) => {
    const { body } = await list<OfficeBill>(`/bills/487?search=${encodeURIComponent(search)}`)
    return [body.total, body.data[0]?.number]
  }
  for (const typed of ['2083-84-2', '२०८३-८४-२', '2083/84:2', ' २०८३/८४:२ '])
    expect([typed, await found(typed)]).toEqual([typed, [1, '2083-84-2']])
  expect(await found('2083-84-957')).toEqual([0, undefined])
  expect((await list<OfficeBill>('/bills/487?period=2083/05&search=2083-84-2')).body.total).toBe(0)
})

test('a bill is read as it was stored, and that somebody opened it is in the audit', async () => {
  const { data } = (await list<OfficeBill>('/bills/487?search=A10')).body
  const { status, body } = await call<Record<string, unknown>>('GET', `/bills/487/${data[0]!.number}`, cast.ramesh)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    tap: { customerType: 'residential', tapSize: '1/2', metered: true, sewer: false },
    lines: [
      { kind: 'charge', rule: 'minimum-block', period: '2083/06', amountPaisa: 8_000 },
      { kind: 'charge', rule: 'fee', period: '2083/06', amountPaisa: 1_000 },
      { kind: 'arrears', period: '2083/08', amountPaisa: 50_000 },
    ],
    paymentSteps: ratnanagar.paymentSteps,
  })
  const audited = world.resources.database.selectFrom('auditRows').select('target').where('action', '=', 'bill.read')
  expect(await audited.execute()).toEqual([{ target: `A10 ${data[0]!.number}` }])
  for (const unknown of ['2083-84-99', '2083-84-0', 'x']) {
    const missing = await call('GET', `/bills/487/${unknown}`, cast.ramesh)
    expect(missing).toMatchObject({ status: 404, body: { key: 'bills.unknown' } })
  }
})

test('a clerk requests a credit note on the page of a bill; an approver refuses it, and approves the next', async () => {
  const { number } = (await list<OfficeBill>('/bills/487?search=A25')).body.data[0]!
  const read = async (as: CastStaff) => (await call<StoredBill>('GET', `/bills/487/${number}`, as)).body
  const none = { mayBeCredited: { ok: true }, persons: 2, request: null }
  expect(await read(cast.ramesh)).toMatchObject({ credit: null, crediting: none })
  const request = async () => {
    const body = { ...parseYearlyNumber(number), reason: 'The dial was read wrongly' }
    expect((await call('POST', '/creditNotes/487', cast.bishnu, body)).status).toBe(403)
    const { status, body: note } = await call<CreditNote>('POST', '/creditNotes/487', cast.ramesh, body)
    expect(status).toBe(201)
    return `/creditNotes/487/${note.id}`
  }
  const first = await request()
  const pending = { reason: 'The dial was read wrongly', prepared: { by: cast.ramesh.name.en } }
  expect((await read(cast.ramesh)).crediting).toMatchObject({
    mayBeCredited: { ok: false, key: 'bills.credited_already' },
    request: { ...pending, mayApprove: { ok: false, key: 'bills.credit_second_person' } },
  })
  expect((await read(cast.bishnu)).crediting.request).toMatchObject({ ...pending, mayApprove: { ok: true } })
  const toApprove = () =>
    call<{ total: number; data: CreditNote[] }>('GET', '/creditNotes/487?state=prepared', cast.bishnu)
  const billing = async () => (await call<Dashboard>('GET', '/desk/487', cast.bishnu)).body.billing
  expect(await toApprove()).toMatchObject({ status: 200, body: { total: 1, data: [pending] } })
  expect(await billing()).toEqual({ runs: 0, credits: 1 })
  expect((await call('POST', `${first}/refusals`, cast.ramesh, {})).status).toBe(403)
  const refused = await call<CreditNote>('POST', `${first}/refusals`, cast.bishnu, {})
  expect(refused.body).toMatchObject({ state: 'cancelled', cancelled: { by: cast.bishnu.name.en } })
  expect((await toApprove()).body).toEqual({ total: 0, data: [] })
  expect(await billing()).toEqual({ runs: 0, credits: 0 })
  expect(await read(cast.ramesh)).toMatchObject({ credit: null, crediting: none })

  const second = await request()
  expect((await call('POST', `${second}/approvals`, cast.bishnu, {})).status).toBe(200)
  expect((await call('POST', `${second}/refusals`, cast.bishnu, {})).body).toMatchObject({
    key: 'bills.credit_approved',
  })
  expect(await read(cast.ramesh)).toMatchObject({
    credit: { number: '2083-84-1', replacedBy: null },
    crediting: { request: null },
  })
  const { data } = (await list<OfficeBill>('/bills/487')).body
  expect(data.flatMap(({ credit }) => credit ?? [])).toMatchObject([{ number: '2083-84-1', replacedBy: null }])
})

test('who prepared, approved and cancelled is named in the script of the reader', async () => {
  const [prepared, decided] = [{ by: cast.ramesh.name.ne }, { by: cast.bishnu.name.ne }]
  expect(await inNepali<Run>(`/billingRuns/487/${run.id}`)).toMatchObject({ prepared, approved: decided })
  const { data } = await inNepali<{ data: CreditNote[] }>('/creditNotes/487')
  expect(data).toMatchObject([
    { prepared, approved: decided, cancelled: null },
    { prepared, approved: null, cancelled: decided },
  ])
})

test('credit notes are paged and searched by customer number', async () => {
  const { body } = await list<CreditNote>('/creditNotes/487?limit=1&page=2')
  expect(body).toMatchObject({ total: 2, data: [{ state: 'cancelled' }] })
  expect((await list<CreditNote>('/creditNotes/487?sortOrder=asc&limit=1')).body.data).toEqual(body.data)
  expect((await list<CreditNote>('/creditNotes/487?search=A२५')).body.total).toBe(2)
  expect((await list<CreditNote>('/creditNotes/487?search=A10')).body).toEqual({ total: 0, data: [] })
})

test('who holds the connection of a bill is shown the reason why others credit it', async () => {
  const { number } = (await list<OfficeBill>('/bills/487?search=ZRO')).body.data[0]!
  const { database } = world.resources
  const link = { orgId: 487, customerNumber: 'ZRO', personId: cast.ramesh.id, createdAt: new Date('2026-01-01') }
  await database.insertInto('customers').values(link).execute()
  const { body } = await call<StoredBill>('GET', `/bills/487/${number}`, cast.ramesh)
  expect(body.crediting.mayBeCredited).toMatchObject({ ok: false, key: 'bills.own_connection' })
})

test('a bill number is written for addresses and read again', () => {
  const number = { fiscalYear: '2083/84', number: 12 }
  expect(yearlyNumberText(number)).toBe('2083-84-12')
  for (const text of ['2083-84-12', '2083/84:12', '2083/84-12']) expect(parseYearlyNumber(text)).toEqual(number)
  for (const wrong of ['2083-84-', '2083-84-012', '2083-84-1e3']) expect(parseYearlyNumber(wrong)).toBeUndefined()
})

test('an edition that bills cite is not changed and not withdrawn, also not in the database; given as it is, it stays', async () => {
  const scope = world.scope(world.damak)
  const edition = { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }
  const cited = asSample(ratnanagar, edition).map((tariff) => ({ ...tariff, sample: false }))
  const before = await listTariffs(scope)
  await replaceTariffs(scope, cited)
  await expectRefusal('conflict', 'tariffs.edition_cited', withdrawEdition(scope, edition.effectiveFrom))
  const cheaper = cited.map((tariff) => ({
    ...tariff,
    rounding: tariff.rounding === 'none' ? ('rupee' as const) : ('none' as const),
  }))
  await expectRefusal('conflict', 'tariffs.edition_cited', replaceTariffs(scope, cheaper))
  const { database } = world.resources
  await expect(database.updateTable('tariffSlabs').set({ ratePaisa: 1 }).execute()).rejects.toThrow('supersedes it')
  await expect(database.deleteFrom('tariffs').where('orgId', '=', 487).execute()).rejects.toThrow('supersedes it')
  const first = sql`select id from tariffs where org_id = 487 limit 1`
  for (const addition of [
    sql`insert into tariff_slabs (tariff_id, first_unit, rate_paisa) values ((${first}), 9000, 1)`,
    sql`insert into tariff_fees (tariff_id, position, label_en, label_ne, amount_paisa) values ((${first}), 90, 'Fee', 'शुल्क', 1)`,
    sql`insert into tariff_payment_steps (tariff_id, first_day, basis_points) values ((${first}), 9000, 100)`,
    sql`insert into tariffs (org_id, fiscal_year, effective_from, customer_type, metered, minimum_kind, minimum_paisa, sewerage_kind, rounding, sample)
      values (487, '2083/84', ${edition.effectiveFrom}, 'hotel', false, 'base', 1, 'none', 'none', false)`,
  ])
    await expect(addition.execute(database)).rejects.toThrow(/^nothing is added to a tariff .*that bills cite/)
  expect(await listTariffs(scope)).toEqual(before)
  const later = cited.map((tariff) => ({ ...tariff, effectiveFrom: '2027-01-15' }))
  await replaceTariffs(scope, later)
  await withdrawEdition(scope, '2027-01-15')
  expect(await listTariffs(scope)).toEqual(before)
})

test('an edition of which bills cite rows that an import has replaced since is cited after an upgrade', async () => {
  const scope = world.scope(world.damak)
  const { database } = world.resources
  const edition = { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }
  const cited = asSample(ratnanagar, edition).map((tariff) => ({ ...tariff, sample: false }))
  await database.deleteFrom('citedTariffs').execute()
  await withdrawEdition(scope, edition.effectiveFrom)
  await replaceTariffs(scope, cited)
  const upgrade = await readFile(join(migrationsFolder(), '0233-cited-editions.sql'), 'utf8')
  await sql.raw(upgrade).execute(database)
  await expectRefusal('conflict', 'tariffs.edition_cited', withdrawEdition(scope, edition.effectiveFrom))
})
