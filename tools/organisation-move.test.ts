// Tests of moving an organisation: every row and file of it arrives, nothing of others and no secret does, and work continues there.

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGatewayAccount } from '#features/gateways/operations/accounts.server.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem } from '#features/publishing/operations/workflow.server.ts'
import { rotateReceiptKey, signingKey } from '#features/receipts/operations/keys.server.ts'
import type { Tenant } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import { addConnections, billedRates, billMonth, pay, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, holderOf } from '#tests/cast.ts'
import { freshDatabase } from '#tests/database.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { openWorld, type World } from '#tests/world.ts'
import { backUp } from './backup.ts'
import { exportOrganisation, importOrganisation } from './organisation-move.ts'
import { notExported } from './organisation-rows.ts'

let world: World
let folder: string
let file: string
let moved: Database
let movedUrl: string
let movedFiles: string

const passphrase = 'a passphrase of more than 32 characters'

beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'khanepani-move-'))
  file = join(folder, 'damak.tar.gz.enc')
  for (const person of [cast.sita, cast.maya, holderOf('administrator', 320)]) await world.session(person)
  await enter(world.damak, 'Notice of Damak')
  await enter(world.kakarvitta, 'Notice of Kakarvitta')
  await rotateReceiptKey(world.system(world.damak))
  const account = { kind: 'esewa', mode: 'test', merchant: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' } as const
  await setGatewayAccount(world.system(world.damak), account)
  const ids = await addConnections(
    world,
    { customer_number: '10425', name_en: 'Sita Sharma', phone: '9842000000' },
    { customer_number: '20001', name_en: 'Maya Rai' },
  )
  await useRates(world, billedRates)
  await readMeters(world, '2083/06', '2026-10-15', { 10425: '100', 20001: '50' })
  await readMeters(world, '2083/07', '2026-11-14', { 10425: '110', 20001: '75' })
  await billMonth(world, '2083/07', '2026-11-20')
  await pay(world, ids.get('10425')!, 5_000, '2026-11-22')
  await writeFile(join(world.resources.env.dataDir, 'token.key'), 'k'.repeat(40))

  const { dataDir } = world.resources.env
  await exportOrganisation({ url: world.databaseUrl, dataDir, passphrase }, 487, file)
  const empty = await freshDatabase()
  moved = empty.db
  movedUrl = empty.url
  movedFiles = join(folder, 'moved')
  const counts = await importOrganisation({ url: movedUrl, dataDir: movedFiles, passphrase }, file)
  expect(counts).toMatchObject({ organisation: 487 })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('each table has the same rows of the organisation, and none of another', async () => {
  const changed = ['gateway_accounts', 'receipt_keys']
  const tables = (await tablesWithOrganisation(moved)).filter((name) => !(name in notExported))
  let compared = 0
  for (const name of tables) {
    const there = await rowsOf(moved, name, sql`true`)
    expect(
      there.every((row) => row.org_id === 487 || row.org_id === null),
      name,
    ).toBe(true)
    if (changed.includes(name)) continue
    expect(there, name).toEqual(await rowsOf(world.resources.database, name, sql`org_id = 487`))
    compared += there.length
  }
  expect(compared).toBeGreaterThan(100)
  expect(await rowsOf(moved, 'trusted_clock', sql`true`)).toHaveLength(1)
  expect(await rowsOf(moved, 'bills', sql`true`)).toHaveLength(2)
  expect((await rowsOf(moved, 'organisations', sql`true`)).map(({ id }) => id)).toEqual([487])
  expect(await rowsOf(moved, 'tariff_slabs', sql`true`)).toHaveLength(
    (
      await rowsOf(
        world.resources.database,
        'tariff_slabs',
        sql`tariff_id in (select id from tariffs where org_id = 487)`,
      )
    ).length,
  )
})

test('its people come with it, and people of other organisations do not', async () => {
  const there = (await rowsOf(moved, 'people', sql`true`)).map(({ id }) => id)
  expect(there).toEqual(expect.arrayContaining([cast.sita.id, cast.maya.id]))
  expect(there).not.toContain(holderOf('administrator', 320).id)
})

test('no session, second factor, credential or key is in it', async () => {
  for (const name of Object.keys(notExported)) expect(await rowsOf(moved, name, sql`true`), name).toEqual([])
  expect(await rowsOf(moved, 'gateway_accounts', sql`true`)).toMatchObject([{ secrets: null, kind: 'esewa' }])
  const keys = await rowsOf(moved, 'receipt_keys', sql`true`)
  expect(keys).toMatchObject([{ private_key: null, public_key: expect.any(String), ended_at: expect.anything() }])
  expect(await readdir(movedFiles)).toEqual(['files'])
})

test('the files of the organisation come with it, and no other', async () => {
  const hashOf = async (title: string) => {
    const row = world.resources.database.selectFrom('documents').select('fileHash').where('titleEn', '=', title)
    return (await row.executeTakeFirstOrThrow()).fileHash
  }
  const [own, other] = [await hashOf('Notice of Damak'), await hashOf('Notice of Kakarvitta')]
  const files = openFileStore(join(movedFiles, 'files'))
  expect(await readFile(files.path(own))).toEqual(await readFile(world.resources.files.path(own)))
  expect(await files.has(other)).toBe(false)
})

test('there it goes on: new documents, bills of the next month and a key for receipts', async () => {
  const tenants = await openTenants(moved)
  const ctx = { ...world.system(tenants.byId(487)!), db: moved, files: openFileStore(join(movedFiles, 'files')) }
  const added = { type: 'consumer' as const, titleEn: 'After the move', titleNe: '', filename: 'a.pdf' }
  await addItem(ctx, document, { ...added, bytes: sampleFile('pdf', 'a'), publishedOn: '2026-11-20' })
  expect((await signingKey(ctx)).number).toBe(2)
})

test('an installation with an organisation is not changed, and a whole backup is no organisation', async () => {
  const { dataDir } = world.resources.env
  const attempt = importOrganisation({ url: world.databaseUrl, dataDir, passphrase }, file)
  await expect(attempt).rejects.toThrow('The database is not empty')
  const backup = join(folder, 'backup.tar.gz')
  await backUp({ url: movedUrl, dataDir: movedFiles }, backup)
  await expect(importOrganisation({ url: movedUrl, dataDir: movedFiles }, backup)).rejects.toThrow('npm run restore')
})

function enter(org: Tenant, titleEn: string) {
  const added = { type: 'consumer' as const, titleEn, titleNe: '', filename: 'notice.pdf', publishedOn: '2026-11-20' }
  return addItem(world.system(org), document, { ...added, bytes: sampleFile('pdf', titleEn) })
}

async function tablesWithOrganisation(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'org_id' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** The rows as the database writes them as JSON. */
async function rowsOf(db: Database, name: string, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(name)} t where ${condition} order by t::text`.execute(db)
  return rows.map(({ row }) => row)
}
