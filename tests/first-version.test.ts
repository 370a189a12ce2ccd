// Tests that an installation of the first version keeps rows, files, codes, sessions, passwords and URLs.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#kit/calendar/civil-date.ts'
import { nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { readEnv } from '#platform/env.server.ts'
import { migrate } from '#platform/migrations.server.ts'
import type { Manifest } from '#tools/backup-manifest.ts'
import { quoted } from '#tools/backup.ts'
import { restore } from '#tools/restore.ts'
import { readTar } from '#tools/tar.ts'
import { freshDatabase, type TestDatabase } from './database.ts'
import { openInstance, type Answer, type Instance } from './whole-product.ts'

type Counts = { tables: Record<string, number>; files: number; migrations: Record<string, string> }
type Case = { code: string; phone: string }
type Account = { identifier: string; refreshToken: string }
type Known = {
  takenAt: string
  password: string
  customer: Account
  staff: Account
  complaint: Case
  application: Case
}
type Addresses = { pages: { host: string; address: string }[]; api: { method: string; path: string }[] }

const fixture = 'tests/fixtures/first-version'
const backup = join(fixture, 'backup.tar.gz')

/** Rows that a later migration wrote, as a condition on their table; all others are the first version's. */
const addedByMigrations: Record<string, string> = { publishing_acts: `by_actor = 'machine migration'` }

/** Rows that a later migration removed, by a part of their line: networks are no proof of a person any more. */
const removedByMigrations: Record<string, RegExp> = { known_devices: /\tn:/ }

/** Texts of the product's own that a later migration corrected, where nobody had changed them. */
const correctedByMigrations: Record<string, [from: string, to: string]> = {
  complaint_types: ['धमिलो वा फोहोर पानी', 'धमिलो वा दुर्गन्धित पानी'],
}

/** Columns that a later migration computed anew from others of their row. */
const recomputedByMigrations: Record<string, string[]> = {
  applications: ['search_key'],
  articles: ['search_key'],
  complaints: ['search_key', 'tol_key'],
  documents: ['search_key'],
  meter_readings_planned: ['reader_key'],
  tols: ['search_key'],
}

let folder: string
let database: TestDatabase
let counts: Counts
let known: Known
let addresses: Addresses
let instance: Instance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khanepani-first-version-'))
  ;[counts, known, addresses] = (await Promise.all(
    ['manifest', 'known', 'addresses'].map(async (name) =>
      JSON.parse(await readFile(join(fixture, `${name}.json`), 'utf8')),
    ),
  )) as [Counts, Known, Addresses]
  database = await freshDatabase()
  await restore({ url: database.url, dataDir: folder }, backup)
  const env = readEnv({ DATA_DIR: folder, NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMONSTRATION: 'no' })
  // An hour later: staff sessions have not expired.
  const clock = () => new Date(Date.parse(known.takenAt) + 3_600_000)
  instance = await openInstance({ resources: { env, clock }, databaseUrl: database.url })
}, 300_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test('every row of every table is unchanged', async () => {
  const archive = await readArchive()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    for (const { name, columns } of archive.manifest.tables) {
      const before = archive.tables.get(name)!
      expect(before, name).toHaveLength(counts.tables[name]!)
      const existing = await columnsOf(client, name)
      const recomputed = recomputedByMigrations[name] ?? []
      const list = columns.filter((column) => existing.includes(column) && !recomputed.includes(column))
      expect(list.length, name).toBeGreaterThan(0)
      const places = list.map((column) => columns.indexOf(column))
      const added = addedByMigrations[name] ?? 'false'
      const [from, to] = correctedByMigrations[name] ?? ['', '']
      const selected = `select ${list.map(quoted).join(', ')} from ${quoted(name)} where not (${added})`
      const rows = client.query(copyTo(`copy (${selected}) to stdout`))
      const now = linesOf(await text(rows))
      const then = before
        .filter((line) => !removedByMigrations[name]?.test(line))
        .map((line) => line.replace(from, to).split('\t'))
        .map((values) => places.map((place) => values[place]).join('\t'))
      expect(now.toSorted(), name).toEqual(then.toSorted())
    }
  } finally {
    await client.end()
  }
})

test('the first and last day of a slide are its publishing window', async () => {
  const archive = await readArchive()
  const { columns } = archive.manifest.tables.find(({ name }) => name === 'slides')!
  const slides = archive.tables.get('slides')!.map((line) => {
    const values = line.split('\t').map((value) => (value === '\\N' ? null : value))
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]))
  })
  const rows = await database.db.selectFrom('slides').select(['id', 'publishFrom', 'publishUntil']).execute()
  expect(rows).toHaveLength(slides.length)
  for (const { id, shown_from: first, shown_until: last } of slides) {
    const { publishFrom, publishUntil } = rows.find((row) => row.id === Number(id))!
    if (first) expect(publishFrom).toEqual(nepalMidnight(first))
    else expect(publishFrom).not.toBeNull()
    expect(publishUntil).toEqual(last ? nepalMidnight(addDays(last, 1)) : null)
  }
})

test('every table and every kind of file of the first version is in the fixture', () => {
  expect(Object.entries(counts.tables).filter(([, rows]) => rows === 0)).toEqual([])
  expect(counts.files).toBeGreaterThan(20)
})

test('every file is present with the content of its hash', async () => {
  const { files } = await readArchive()
  expect(files).toHaveLength(counts.files)
  for (const name of files) {
    const bytes = await readFile(join(folder, name))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(name.split('/').at(-1))
  }
})

test('its migrations are unchanged, so that its database is migrated in place', async () => {
  for (const [name, checksum] of Object.entries(counts.migrations)) {
    const sql = await readFile(join('database/migrations', name))
    expect(createHash('sha256').update(sql).digest('hex'), name).toBe(checksum)
  }
  expect(await migrate({ url: database.url })).toEqual([])
})

test('complaint and application are found by code and phone', async () => {
  const { complaint, application } = known
  const found = await call('POST', '/customer/complaints/487/tracking', complaint)
  expect(found).toMatchObject({ status: 200, json: { code: complaint.code, state: 'resolved' } })
  const status = await call('POST', '/customer/applications/487/tracking', application)
  expect(status).toMatchObject({ status: 200, json: { code: application.code, state: 'approved' } })
  const byQuery = await call('GET', `/customer/complaints/487/${complaint.code}?phone=${complaint.phone}`)
  expect(byQuery, 'a client of that version').toEqual(found)
  const { code } = complaint
  expect((await call('POST', '/customer/complaints/487/tracking', { code, phone: '9806800099' })).status).toBe(404)
})

test.each(['customer', 'staff'] as const)('the session of a %s stays valid', async (kind) => {
  const renewed = await call('POST', '/auth/refresh-token', { refreshToken: known[kind].refreshToken })
  expect(renewed).toMatchObject({ status: 200, json: { accessToken: { token: expect.any(String) } } })
  const { token } = (renewed.json as { accessToken: { token: string } }).accessToken
  const me = await call('GET', '/auth/me', undefined, { authorization: `Bearer ${token}` })
  expect(me).toMatchObject({ status: 200, json: { organisation: { id: 487 } } })
})

test('the password of the first version signs in', async () => {
  const { customer, password } = known
  const answer = await call('POST', '/auth/login', { identifier: customer.identifier, password })
  expect(answer).toMatchObject({ status: 200, json: { accessToken: { token: expect.any(String) } } })
})

test('every page of the first version is found at its URL or by a redirect', async () => {
  const lost: unknown[] = []
  for (const { host, address } of addresses.pages) {
    const { status } = await follow(host, address)
    if (status !== 200) lost.push({ address, status })
  }
  expect(lost).toEqual([])
})

test('every API row of the first version answers at its path', async () => {
  expect(isUnknown(await call('GET', '/customer/no-such-row/487'))).toBe(true)
  const lost: unknown[] = []
  for (const { method, path } of addresses.api) {
    const answer = await call(method, path.replace('{orgId}', '487').replaceAll(/\{\w+\}/g, '1'))
    if (isUnknown(answer) || answer.status === 405 || answer.status >= 500)
      lost.push({ ...answer, row: `${method} ${path}` })
  }
  expect(lost).toEqual([])
})

/** True for the answer to an unknown API path. */
function isUnknown({ json }: { json: unknown }): boolean {
  return (json as { key?: string } | undefined)?.key === 'request.unknown_path'
}

async function follow(host: string, address: string, hops = 3): Promise<Answer> {
  const answer = await instance.request(address, { host })
  const { location } = answer.headers
  if (!location || hops === 0) return answer
  const { pathname, search } = new URL(location, 'http://damak.test')
  return follow(host, `${pathname}${search}`, hops - 1)
}

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await instance.request(`/web-resources${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const isJson = answer.headers['content-type']?.includes('json')
  return { status: answer.status, json: isJson ? (JSON.parse(answer.body) as unknown) : undefined }
}

async function readArchive() {
  const tables = new Map<string, string[]>()
  const files: string[] = []
  let manifest: Manifest | undefined
  for await (const { name, content } of readTar(createReadStream(backup).pipe(createGunzip()))) {
    if (name === 'manifest.json') manifest = JSON.parse(await text(content)) as Manifest
    else if (name.startsWith('tables/')) tables.set(name.slice(7, -5), linesOf(await text(content)))
    else if (name.startsWith('files/')) files.push(name)
  }
  return { manifest: manifest!, tables, files }
}

async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [quoted(table)],
  )
  return rows.map(({ name }) => name)
}

function linesOf(copied: string): string[] {
  return copied.split('\n').slice(0, -1)
}
