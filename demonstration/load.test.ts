// The demonstration content is loaded once, whole or not at all; its people can be removed.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { charterSlugs, kinds } from '../src/features/applications/contract/form.ts'
import { papersFor } from '../src/features/applications/rules/papers.ts'
import { listRequestedPapers } from '../src/features/applications/store/requested-papers.server.ts'
import { removeDemonstrationPeople } from '../src/features/demonstration-people/operations/accounts.server.ts'
import { readServices } from '../src/features/services/operations/services.server.ts'
import { firstDayOf } from '../src/kit/calendar/bs-month.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import type { FileStore } from '../src/platform/files.server.ts'
import { openFileStore } from '../src/platform/files.server.ts'
import { keysFrom } from '../src/platform/keys.server.ts'
import { openTenants } from '../src/platform/tenant.server.ts'
import { freshDatabase } from '../tests/database.ts'
import { startOfStory } from '../tests/world.ts'
import { continueDemonstration, loadDemonstration } from './load.ts'
import type { Loading } from './loading.ts'

const folder = await mkdtemp(join(tmpdir(), 'khanepani-seed-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a seed that fails leaves an empty database, the next one fills it, and a third does nothing', async () => {
  const { db: database } = await freshDatabase()
  const tenants = await openTenants(database)
  const files = openFileStore(folder)
  const fullDisk: FileStore = { ...files, put: () => Promise.reject(new Error('the disk is full')) }
  const said: string[] = []
  const seed = (store: FileStore) =>
    loadDemonstration(
      { database, files: store, keys: keysFrom('k'.repeat(32)), tenants, clock: () => startOfStory },
      (line) => said.push(line),
      { laterMonths: 3 },
    )

  await expect(seed(fullDisk)).rejects.toThrow('the disk is full')
  await tenants.reload()
  expect(tenants.all()).toEqual([])

  await seed(files)
  expect(tenants.all().map(({ id, hosts }) => [id, hosts[0]])).toEqual([
    [320, 'kakarvitta.localhost'],
    [487, 'damak.localhost'],
  ])
  expect(tenants.find('unknown.example')?.id).toBe(487)

  const lines = said.length
  await seed(files)
  expect(said).toHaveLength(lines)

  for (const org of tenants.all()) {
    const ctx = systemContext(
      { database, files, keys: keysFrom('k'.repeat(32)), clock: () => startOfStory },
      org,
      'test',
    )
    const { data: charter } = await readServices(ctx, { page: 1, limit: 100 })
    const listed = await listRequestedPapers(ctx)
    for (const kind of kinds) {
      const slug = charterSlugs[kind]
      const papers = papersFor(listed, { kind, transferReason: 'sale' }).map(({ label }) => label)
      expect(papers.length).toBeGreaterThan(1)
      expect(charter.find((service) => service.slug === slug)?.papers, `${org.id} ${slug}`).toEqual(papers)
    }
  }

  const at = { database, files, keys: keysFrom('k'.repeat(32)), tenants, clock: () => startOfStory }
  await expectTheRest(at, said)
  expect(await removeDemonstrationPeople(at, folder), 'everybody of the whole demonstration can be removed').toBe(20)
  expect(await database.selectFrom('people').select('id').execute()).toEqual([])
}, 240_000)

/** What is made after the start: stopped after a step it goes on with the next, and ends with bills of all months and every special case. */
async function expectTheRest(at: Loading, said: string[]): Promise<void> {
  const { database } = at
  const left = async () => (await database.selectFrom('demonstrationSteps').select('step').execute()).length
  expect(await left()).toBe(10)
  const stop = new AbortController()
  const print = (line: string) => {
    said.push(line)
    stop.abort()
  }
  await continueDemonstration(at, print, stop.signal)
  expect(await left()).toBe(7)
  await continueDemonstration(at, (line) => said.push(line), new AbortController().signal)
  expect(await left()).toBe(0)
  expect(said.at(-1)).toMatch(/^Demonstration: .* is complete\.$/)

  const { rows: late } = await sql<{ org_id: number; bills: number }>`
    select b.org_id, count(*)::integer as bills from bills b
      join billing_runs u on u.org_id = b.org_id and u.id = b.run_id
      join readings r on r.org_id = b.org_id and r.connection_id = b.connection_id and r.period = b.period and r.entered_at > u.approved_at
     group by b.org_id`.execute(database)
  for (const { bills } of late)
    expect(bills, 'readings entered after their bill, which does not protect them').toBeLessThan(2)

  const kinds = await database.selectFrom('ledgerEntries').select('kind').distinct().where('orgId', '=', 320).execute()
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
    'banking',
    'bill',
    'correction',
    'credit-note',
    'deposit',
    'identified',
    'opening',
    'payment',
    'rebate',
    'surcharge',
    'unidentified',
    'waiver',
    'write-off',
  ])
  for (const { id } of at.tenants.all()) await expectOffice(at, id)
}

/** Runs are the work of two people, meters are read on the published days, and customers, cashier and accountant have done their part. */
async function expectOffice({ database: db }: Loading, orgId: number): Promise<void> {
  const runs = await db
    .selectFrom('billingRuns')
    .select(['preparedById', 'approvedById'])
    .where('orgId', '=', orgId)
    .execute()
  expect(runs.length).toBeGreaterThan(0)
  for (const { preparedById, approvedById } of runs) {
    expect([preparedById, approvedById], 'both are people').not.toContain(null)
    expect(preparedById).not.toBe(approvedById)
  }
  const { rows: read } = await sql<{ onSchedule: boolean; count: number }>`
    select exists (select from meter_readings_planned d where d.org_id = c.org_id and d.year = 2083 and d.month = 7 and d.ward = c.ward
             and (d.tol is null or d.tol = c.tol) and r.read_on - ${firstDayOf('2083/07')}::date + 1 between d.from_day and d.to_day)
             as on_schedule, count(*)::integer
      from readings r join connections c on c.org_id = r.org_id and c.id = r.connection_id
     where r.org_id = ${orgId} and r.period = '2083/07' group by 1`.execute(db)
  expect(read.map(({ onSchedule }) => onSchedule)).toEqual([true])
  const sent = await db.selectFrom('sentReadings').select('accepted').where('orgId', '=', orgId).execute()
  const decisions = sent.map(({ accepted }) => accepted)
  expect(decisions).toEqual(orgId === 487 ? [true, false, null] : [true, null])
  const links = await db
    .selectFrom('connectionLinks')
    .select(['access', 'acceptedAt'])
    .where('orgId', '=', orgId)
    .execute()
  const shown = links.map(({ access, acceptedAt }) => `${access} ${acceptedAt === null ? 'offered' : 'accepted'}`)
  expect(shown).toEqual(
    orgId === 487
      ? ['linked accepted', 'delegate accepted', 'delegate accepted']
      : ['linked accepted', 'delegate offered'],
  )
  const days = await db.selectFrom('cashDays').select(['id', 'closedAt']).where('orgId', '=', orgId).execute()
  const banked = await db.selectFrom('depositedCashDays').select('cashDayId').where('orgId', '=', orgId).execute()
  const left = days.filter(({ id }) => !banked.some(({ cashDayId }) => cashDayId === id))
  expect(banked.length, 'days that are at the bank').toBeGreaterThan(1)
  expect(left.map(({ closedAt }) => closedAt !== null)).toEqual([orgId === 487])
  const agreements = await db.selectFrom('instalmentAgreements').select('outcome').where('orgId', '=', orgId).execute()
  expect(agreements.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(['approved', null]))
  const closings = await db.selectFrom('ledgerClosings').select('kind').where('orgId', '=', orgId).execute()
  expect(
    closings.map(({ kind }) => kind),
    'months before the two newest ones',
  ).toEqual(['month'])
  const [amnesty] = await db.selectFrom('amnesties').select('outcome').where('orgId', '=', orgId).execute()
  expect(amnesty?.outcome).toBe(orgId === 487 ? null : 'approved')
}
