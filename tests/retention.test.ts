// Tests of retention: every table with personal columns has an end that docs/privacy.md states and a job brings about.

import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Database } from '#platform/database.server.ts'
import { runJob } from '#platform/jobs.server.ts'
import { confirmClock } from '#platform/trusted-clock.server.ts'
import { allJobs } from '#root/jobs.ts'
import { addConnections } from './billed-world.ts'
import { cast } from './cast.ts'
import { openWorld, startOfStory } from './world.ts'
import type { World } from './world.ts'

/** Names of columns that may hold something about a person, or a secret of one. A jsonb column may hold anything. */
const personal =
  /(^|_)(name|phone|email|address|contact|recipient|body|token|code|secret|mark|hash|handle|bucket|ip|device|identifier|person|people|actor|staff|citizenship|applicant|father|mother|heir|gender|officer)(_|$)/

/** Tables with such columns that hold nothing about a person, and what the columns are. A new one of them has to be listed. */
const notPersonal: Record<string, { columns: string[]; because: string }> = {
  album_pictures: { columns: ['file_hash'], because: 'address of a published picture' },
  amnesties: { columns: ['parts'], because: 'days and shares' },
  article_pictures: { columns: ['file_hash'], because: 'address of a published picture' },
  articles: { columns: ['blocks'], because: 'published text' },
  closed_tols: { columns: ['code'], because: 'key of a place' },
  disclosures: { columns: ['entries'], because: 'published figures' },
  documents: { columns: ['file_hash'], because: 'address of a published file' },
  editions: { columns: ['replaced', 'rows'], because: 'rates and times' },
  fee_purposes: { columns: ['name_en', 'name_ne'], because: 'name of a fee' },
  holidays: { columns: ['name_en', 'name_ne'], because: 'name of a day' },
  ledger_accounts: { columns: ['code'], because: 'key of an account of the chart' },
  media: { columns: ['file_hash'], because: 'address of a file of the media library' },
  message_templates: { columns: ['body_en', 'body_ne', 'name'], because: 'texts with placeholders' },
  news_categories: { columns: ['code', 'name_en', 'name_ne'], because: 'name of a category' },
  organisation_pictures: { columns: ['hash'], because: 'address of a published picture' },
  page_pictures: { columns: ['file_hash'], because: 'address of a published picture' },
  pages: { columns: ['blocks', 'sources'], because: 'published text' },
  gateway_accounts: { columns: ['shown'], because: 'merchant codes of the organisation' },
  payment_gateways: { columns: ['logo_hash', 'name_en', 'name_ne'], because: 'name of a company' },
  reconciliations: {
    columns: ['bank_file_name', 'bank_lines', 'file_hash', 'file_name', 'lines', 'result'],
    because: 'references, days and amounts of statements; no column with a name is kept',
  },
  schema_migrations: { columns: ['name'], because: 'name of a file' },
  slides: { columns: ['picture_hash'], because: 'address of a published picture' },
  statement_columns: { columns: ['columns'], because: 'headings of a statement' },
  supply_zones: { columns: ['code', 'name_en', 'name_ne'], because: 'name of a zone' },
  tols: { columns: ['code', 'name_en', 'name_ne'], because: 'name of a place' },
  water_exceptions: { columns: ['code'], because: 'key of a row' },
  water_interruptions: { columns: ['code'], because: 'key of a row' },
  water_plan_rules: { columns: ['code'], because: 'key of a row' },
}

type DatedRow = { tables: string[]; days: number; job: string }
type Retention = { dated: DatedRow[]; other: string[] }

let world: World
let retention: Retention

beforeAll(async () => {
  world = await openWorld()
  retention = readRetention(await readFile('docs/privacy.md', 'utf8'))
})

test('every column with a personal name is in a table of docs/privacy.md, or classified here as not personal', async () => {
  const covered = new Set([...retention.dated.flatMap(({ tables }) => tables), ...retention.other])
  const found: Record<string, string[]> = {}
  for (const { table, column } of await personalColumns()) if (!covered.has(table)) (found[table] ??= []).push(column)
  expect(found).toEqual(Object.fromEntries(Object.entries(notPersonal).map(([table, { columns }]) => [table, columns])))
})

test('docs/privacy.md names tables that exist', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db())
  const existing = new Set(rows.map(({ name }) => name))
  const named = [...retention.dated.flatMap(({ tables }) => tables), ...retention.other]
  expect(named.filter((table) => !existing.has(table))).toEqual([])
  expect(named.length).toBeGreaterThan(25)
})

test('jobs that remove by the date do not run under a clock in doubt', () => {
  const trusting = new Set(allJobs({}).flatMap(({ name, needsTrustedClock }) => (needsTrustedClock ? [name] : [])))
  expect(retention.dated.map(({ job }) => job).filter((job) => !trusting.has(job))).toEqual([])
  expect([...trusting]).toEqual(expect.arrayContaining(['erase-complaints', 'erase-applications']))
})

test('every stated row is there a day before its end and gone a day after', async () => {
  for (const { tables, days, job } of retention.dated) {
    for (const table of tables) {
      const fixture = fixtures.find((each) => each.table === table && each.days === days)
      if (!fixture) throw new Error(`No fixture of ${table} for ${days} days`)
      await fixture.insert(db(), startOfStory)
      if (days > 0) {
        await runAt(job, daysLater(days - 1))
        expect(await fixture.count(db()), `${table} on day ${days - 1}`).toBe(1)
      }
      await runAt(job, daysLater(days + 1))
      expect(await fixture.count(db()), `${table} on day ${days + 1}`).toBe(0)
    }
  }
  expect(fixtures).toHaveLength(retention.dated.flatMap(({ tables }) => tables).length)
  expect(await countRows('people', sql`id = ${cast.kamala.id}`)).toBe(1)
})

test('an expired message keeps its state and loses its text', async () => {
  const [queued] = await insertMessage(db(), { expiresAt: daysLater(3) })
  await runAt('remove-old-messages', daysLater(2))
  expect(await message(queued!.id)).toMatchObject({ body: 'code 123456', expiredAt: null })
  await runAt('remove-old-messages', daysLater(3))
  expect(await message(queued!.id)).toMatchObject({ body: '', subject: '', nextTryAt: null, expiredAt: daysLater(3) })
})

test('audit rows are removed by nothing but their job', async () => {
  await expect(db().deleteFrom('auditRows').execute()).rejects.toThrow('before their time')
  await expect(sql`truncate audit_rows`.execute(db())).rejects.toThrow('before their time')
})

/** The rows of the two tables at the end of docs/privacy.md. */
function readRetention(page: string): Retention {
  const rows = page
    .slice(page.indexOf('All other personal data has a retention period'))
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const dated = rows.filter(({ length }) => length === 5)
  return {
    dated: dated.map(([, tables, days, , job]) => ({
      tables: namesIn(tables!),
      days: Number(days!.replaceAll(',', '')),
      job: namesIn(job!)[0]!,
    })),
    other: rows.filter(({ length }) => length === 3).flatMap(([, tables]) => namesIn(tables!)),
  }
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
}

async function personalColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.table_name as table, c.column_name as column, c.data_type as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`.execute(db())
  return rows.filter(({ column, type }) => personal.test(column) || type === 'jsonb')
}

/** A row whose end is at `end`, how to count it, and for how many days it is kept. */
type Fixture = {
  table: string
  days: number
  insert: (db: Database, end: Date) => Promise<unknown>
  count: (db: Database) => Promise<number>
}

const former = 9001
const session = { personId: cast.kamala.id, orgId: 487, kind: 'staff', address: '203.0.113.9' } as const

const fixtures: Fixture[] = [
  {
    table: 'outbox',
    days: 30,
    insert: (db, end) => insertMessage(db, { expiresAt: daysLater(3), sentAt: end, nextTryAt: null }),
    count: () => countRows('outbox', sql`recipient = 'sita@example.org'`),
  },
  {
    table: 'sessions',
    days: 30,
    insert: (db, end) =>
      db
        .insertInto('sessions')
        .values({ ...session, device: 'retention', createdAt: end, lastSeenAt: end, endsAt: end })
        .execute(),
    count: () => countRows('sessions', sql`device = 'retention'`),
  },
  {
    table: 'refresh_tokens',
    days: 1,
    async insert(db, end) {
      const endsAt = daysLater(400)
      const { id: sessionId } = await db
        .insertInto('sessions')
        .values({ ...session, createdAt: end, lastSeenAt: end, endsAt })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('refreshTokens').values({ hash: 'kept', sessionId, issuedAt: end, expiresAt: end }).execute()
    },
    count: () => countRows('refresh_tokens', sql`hash = 'kept'`),
  },
  {
    table: 'one_time_codes',
    days: 1,
    insert: (db, end) =>
      db
        .insertInto('oneTimeCodes')
        .values({ handle: 'kept', orgId: 487, codeHash: 'x', createdAt: end, expiresAt: end })
        .execute(),
    count: () => countRows('one_time_codes', sql`handle = 'kept'`),
  },
  {
    table: 'connection_link_codes',
    days: 1,
    insert: (db, end) =>
      db
        .insertInto('connectionLinkCodes')
        .values({ orgId: 487, handle: 'kept', personId: cast.kamala.id, codeHash: 'x', createdAt: end, expiresAt: end })
        .execute(),
    count: () => countRows('connection_link_codes', sql`handle = 'kept'`),
  },
  {
    table: 'sent_readings',
    days: 180,
    async insert(db, end) {
      const ids = await addConnections(world, { customer_number: '90002', name_en: 'Maya Rai' })
      const sent = {
        period: '2083/08',
        readOn: '2026-11-22',
        value: 12,
        photoHash: 'kept',
        photoSize: 1,
        confirmed: false,
      }
      await db
        .insertInto('sentReadings')
        .values({ ...sent, orgId: 487, connectionId: ids.get('90002')!, sentAt: end })
        .execute()
    },
    count: () => countRows('sent_readings', sql`photo_hash = 'kept'`),
  },
  {
    table: 'reading_photos',
    days: 180,
    async insert(db, end) {
      const ids = await addConnections(world, { customer_number: '90003', name_en: 'Bimala Rai' })
      const photo = { period: '2083/08', photoHash: 'kept', photoSize: 1, addedAt: end }
      await db
        .insertInto('readingPhotos')
        .values({ ...photo, orgId: 487, connectionId: ids.get('90003')! })
        .execute()
    },
    count: () => countRows('reading_photos', sql`photo_hash = 'kept'`),
  },
  {
    table: 'import_runs',
    days: 30,
    insert(db, end) {
      const sent = { kind: 'customers', fileName: 'kept', skipRefused: false, totalRows: 1, sentAt: end } as const
      const ended = { problem: 'x', endedAt: end, sentById: cast.kamala.id, sentBy: 'Kamala', sessionId: 1 }
      return db
        .insertInto('importRuns')
        .values({ ...sent, ...ended, orgId: 487 })
        .execute()
    },
    count: () => countRows('import_runs', sql`file_name = 'kept'`),
  },
  {
    table: 'connection_links',
    days: 30,
    async insert(db, end) {
      const ids = await addConnections(world, { customer_number: '90001', name_en: 'Maya Rai' })
      const connectionId = ids.get('90001')!
      const { heldFrom } = await db
        .selectFrom('connectionHolders')
        .select('heldFrom')
        .where('connectionId', '=', connectionId)
        .executeTakeFirstOrThrow()
      const offer = { access: 'delegate', relation: 'family', givenBy: cast.maya.id, createdAt: end } as const
      await db
        .insertInto('connectionLinks')
        .values({ orgId: 487, connectionId, heldFrom, personId: cast.kamala.id, name: 'Kamala', ...offer })
        .execute()
    },
    count: () => countRows('connection_links', sql`name = 'Kamala'`),
  },
  {
    table: 'second_factor_enrolments',
    days: 1,
    insert: (db, end) =>
      db.insertInto('secondFactorEnrolments').values({ personId: cast.kamala.id, secret: 'x', begunAt: end }).execute(),
    count: () => countRows('second_factor_enrolments', sql`person_id = ${cast.kamala.id}`),
  },
  {
    table: 'known_devices',
    days: 180,
    insert: (db, end) =>
      db.insertInto('knownDevices').values({ personId: cast.kamala.id, mark: 'd:kept', lastUsedAt: end }).execute(),
    count: () => countRows('known_devices', sql`mark = 'd:kept'`),
  },
  {
    table: 'rate_limits',
    days: 0,
    insert: (db, end) =>
      db.insertInto('rateLimits').values({ bucket: 'kept', windowStart: end, count: 1, expiresAt: end }).execute(),
    count: () => countRows('rate_limits', sql`bucket = 'kept'`),
  },
  {
    table: 'idempotent_answers',
    days: 7,
    insert: (db, end) =>
      db
        .insertInto('idempotentAnswers')
        .values({ orgId: 487, scope: 'kept', key: 'k', fingerprint: 'x', answer: null, at: end })
        .execute(),
    count: () => countRows('idempotent_answers', sql`scope = 'kept'`),
  },
  {
    table: 'drafts',
    days: 30,
    insert: (db, end) => {
      const written = { address: '/staff/news/new', title: 'New article', content: '{"entries":[]}', writer: 'tab' }
      const draft = { orgId: 487, personId: cast.kamala.id, form: '/staff/news/new#article', ...written, savedAt: end }
      return db.insertInto('drafts').values(draft).execute()
    },
    count: () => countRows('drafts', sql`person_id = ${cast.kamala.id}`),
  },
  {
    table: 'search_failures',
    days: 180,
    insert: (db, end) =>
      db
        .insertInto('searchFailures')
        .values({ orgId: 487, day: inNepal(end).date, query: 'kept', searches: 1 })
        .execute(),
    count: () => countRows('search_failures', sql`query = 'kept'`),
  },
  auditFixture('visitor', 365),
  auditFixture('staff', 3650),
  { table: 'people', days: 365, insert: insertFormer, count: () => countRows('people', sql`id = ${former}`) },
  ...(
    ['role_grants', 'suspensions', 'entered_staff_details', 'second_factors', 'recovery_codes', 'passkeys'] as const
  ).map((table) => ({
    table,
    days: 365,
    insert: insertFormer,
    count: () => countRows(table, sql`person_id = ${former}`),
  })),
]

function auditFixture(actorKind: 'visitor' | 'staff', days: number): Fixture {
  const row = { orgId: 487, actorKind, actorName: 'kept', address: '203.0.113.9', requestId: 'r', action: 'kept' }
  return {
    table: 'audit_rows',
    days,
    insert: (db, end) =>
      db
        .insertInto('auditRows')
        .values({ ...row, at: end, changes: '{}' })
        .execute(),
    count: () => countRows('audit_rows', sql`action = 'kept' and actor_kind = ${actorKind}`),
  }
}

/** Somebody whose last role ended, with everything that an account has. */
async function insertFormer(db: Database, end: Date): Promise<void> {
  const personId = former
  const created = daysLater(-900)
  await db.insertInto('people').values({ id: former, nameEn: 'Former', createdAt: created }).execute()
  await db
    .insertInto('roleGrants')
    .values({ personId, orgId: 487, role: 'editor', grantedAt: created, grantedBy: 'x', endedAt: end, endedBy: 'x' })
    .execute()
  await db
    .insertInto('suspensions')
    .values({ personId, orgId: 487, reason: 'x', suspendedAt: created, suspendedBy: 'x' })
    .execute()
  const names = { nameEn: 'Former', nameNe: 'पूर्व' }
  await db
    .insertInto('enteredStaffDetails')
    .values({ orgId: 487, personId, ...names, enteredAt: created })
    .execute()
  const secret = { secret: 'x', begunAt: created, confirmedAt: created }
  await db
    .insertInto('secondFactors')
    .values({ personId, ...secret })
    .execute()
  await db.insertInto('recoveryCodes').values({ personId, codeHash: 'x' }).execute()
  const passkey = { kind: 'staff', host: 'x', credentialId: 'x', publicKey: 'x', counter: 0, name: 'x' } as const
  await db
    .insertInto('passkeys')
    .values({ orgId: 487, personId, ...passkey, createdAt: created, lastChallengeAt: created })
    .execute()
}

function insertMessage(db: Database, more: { expiresAt: Date; sentAt?: Date; nextTryAt?: null }) {
  const text = { subject: 'Code', body: 'code 123456' }
  const message = { orgId: 487, channel: 'mail', recipient: 'sita@example.org', ...text } as const
  return db
    .insertInto('outbox')
    .values({ ...message, queuedAt: startOfStory, nextTryAt: startOfStory, ...more })
    .returning('id')
    .execute()
}

function message(id: number) {
  return db().selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Runs a job under a clock that an operator has confirmed. */
async function runAt(name: string, moment: Date): Promise<void> {
  world.travelTo(moment)
  await confirmClock(db(), moment)
  await runJob(
    allJobs({}).find((job) => job.name === name)!,
    world.resources,
  )
}

async function countRows(table: string, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${where}`.execute(db())
  return rows[0]!.count
}

function daysLater(days: number): Date {
  return new Date(startOfStory.getTime() + days * 86_400_000)
}

function db(): Database {
  return world.resources.database
}
