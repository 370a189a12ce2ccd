// Tests of rules for every table, read from the catalogue: organisation, key, page cache and row types.

import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listen } from '#platform/notify.server.ts'
import { addedTables } from '#platform/tables-read.server.ts'
import { rowTypesFile, rowTypesOf } from '#tools/row-types.ts'
import { schemaFile, schemaPageOf } from '#tools/schema-page.ts'
import { freshDatabase, type TestDatabase } from './database.ts'

/** Tables without a required organisation, and why. Adding one needs a decision. */
const installationWide: Record<string, string> = {
  organisations: 'the organisations themselves',
  organisation_pictures: 'bytes under their hash, which several organisations may show',
  calendar_years: 'Bikram Sambat is the same for everybody',
  calendar_year_edits: 'Bikram Sambat is the same for everybody',
  trusted_clock: 'one row about the machine',
  file_storage: 'one row about the folder of files',
  rate_limits: 'counts, also before the organisation is known; the bucket names it where there is one',
  people: 'one person may be a customer or member of staff of several organisations',
  role_grants: 'a platform administrator has a role without an organisation',
  demonstration_people: 'belongs to a person',
  known_devices: 'belongs to a person',
  second_factors: 'belongs to a person',
  second_factor_enrolments: 'belongs to a person',
  recovery_codes: 'belongs to a person',
}

/** Child tables of rows with an organisation. Tables of the first version only; new ones have the column themselves. */
const partOf: Record<string, string> = {
  complaint_photos: 'complaints',
  complaint_events: 'complaints',
  refresh_tokens: 'sessions',
  tariff_slabs: 'tariffs',
  tariff_fees: 'tariffs',
  tariff_payment_steps: 'tariffs',
}

/** Tables of the first version that carry an organisation and have no key that begins with it. The list may only shrink. */
const keyWithoutOrganisation: Record<string, string> = {
  organisation_hosts: 'a host name belongs to one organisation of the whole installation',
  one_time_codes: 'found by its random handle',
  applications: 'the code is unique in the whole installation',
  application_papers: 'numbered by identity, read by application',
  application_steps: 'numbered by identity, read by application',
  article_pictures: 'unique by article and position',
  page_pictures: 'unique by page and position',
  album_pictures: 'unique by album and position',
  water_results: 'unique by test and position',
  audit_rows: 'numbered by identity, never changed',
  outbox: 'numbered by identity',
  publishing_acts: 'numbered by identity, never changed',
  sessions: 'numbered by identity',
  suspensions: 'numbered by identity',
  members: 'numbered by identity',
  questions: 'numbered by identity',
  slides: 'numbered by identity',
  office_hours: 'numbered by identity, edited row by row',
  organisation_links: 'numbered by identity, edited row by row',
  payment_gateways: 'numbered by identity, edited row by row',
}

/** Tables whose changes do not invalidate cached pages, because no cached page shows their rows. */
const shownOnNoCachedPage: Record<string, string> = {
  applications: 'personal data',
  application_papers: 'personal data',
  application_paper_views: 'for the office alone',
  application_steps: 'personal data',
  application_policies: 'periods of keeping, applied when an application is written',
  complaints: 'personal data',
  complaint_photos: 'personal data',
  complaint_events: 'personal data',
  customers: 'personal data',
  connections: 'personal data',
  connection_former_taps: 'for the office alone',
  connection_holders: 'personal data',
  connection_links: 'personal data',
  connection_link_codes: 'personal data',
  connection_meters: 'for the office alone',
  connection_names: 'looked up by searches of the office alone',
  connection_states: 'for the office alone',
  readings: 'personal data',
  sent_readings: 'personal data',
  reading_photos: 'for the office alone',
  reading_corrections: 'for the office alone',
  import_runs: 'for the office alone',
  billing_findings: 'personal data',
  billing_persons_requests: 'for the office alone',
  billing_policies: 'for the office alone',
  billing_runs: 'for the office alone',
  bills: 'personal data',
  settlements: 'for the office alone',
  amnesties: 'for the office alone; what is to be paid is on no cached page',
  amnesty_gains: 'personal data',
  instalment_agreements: 'personal data; the page of paying reads it for every request',
  instalment_parts: 'personal data; the page of paying reads it for every request',
  instalment_notices: 'for the office alone',
  wallet_payments: 'personal data',
  receipt_books: 'for the office alone',
  receipt_book_pages: 'personal data',
  fee_purposes: 'for the office alone',
  waivers: 'personal data',
  deposit_requests: 'personal data',
  refunds: 'personal data',
  bill_reminders: 'for the office alone',
  credit_notes: 'personal data',
  cited_tariffs: 'for the office alone',
  gateway_accounts: 'credentials; the pages of paying read it for every request',
  ledger_accounts: 'for the office alone',
  ledger_policies: 'for the office alone',
  ledger_entries: 'personal data',
  ledger_postings: 'personal data',
  ledger_history: 'personal data',
  ledger_closings: 'for the office alone',
  cash_days: 'for the office alone',
  cash_day_receipts: 'for the office alone',
  bank_deposits: 'for the office alone',
  deposited_cash_days: 'for the office alone',
  deposited_cheques: 'for the office alone',
  deposit_reversals: 'for the office alone',
  reconciliations: 'for the office alone',
  reconciled_entries: 'for the office alone',
  statement_columns: 'for the office alone',
  receipts: 'personal data',
  payment_attempts: 'personal data',
  payment_attempt_parts: 'personal data',
  payment_attempt_events: 'personal data',
  receipt_keys: 'credentials, and public keys that are read from the database each time',
  receipt_lines: 'personal data',
  receipt_prints: 'for the office alone',
  people: 'personal data',
  demonstration_people: 'who may sign in',
  demonstration_steps: 'what is not made yet',
  role_grants: 'for the office alone',
  document_texts: 'one that waits to be read changes no page; that it was read does, by its own trigger',
  drafts: 'personal data',
  entered_staff_details: 'for the office alone',
  office_edits: 'for the office alone',
  editions: 'drafts, and the record of what was approved',
  edition_acts: 'for the office alone',
  calendar_year_edits: 'for the office alone',
  publishing_policies: 'for the office alone',
  publishing_reviews: 'for the office alone',
  publishing_review_days: 'for the office alone',
  publishing_previews: 'for the office alone',
  item_links: 'for the office alone',
  item_versions: 'for the office alone',
  staff_policies: 'for the office alone',
  suspensions: 'for the office alone',
  sessions: 'credentials',
  refresh_tokens: 'credentials',
  known_devices: 'credentials',
  one_time_codes: 'credentials',
  second_factors: 'credentials',
  passkeys: 'credentials',
  second_factor_enrolments: 'credentials',
  recovery_codes: 'credentials',
  audit_rows: 'for the office alone',
  outbox: 'messages to persons',
  media_uploads: 'for the office alone',
  message_templates: 'messages to persons',
  idempotent_answers: 'answers to one sender',
  rate_limits: 'counts',
  trusted_clock: 'for operators',
  file_storage: 'for operators',
  page_visits: 'for the office alone',
  search_entries: 'the page of the search is not cached',
  search_changes: 'the page of the search is not cached',
  search_words: 'the page of the search is not cached',
  search_lexemes: 'the page of the search is not cached',
  document_scans: 'what was recognised changes the text of the document, which has its own trigger',
  search_failures: 'for the office alone',
  search_indexes: 'the page of the search is not cached',
  organisation_pictures: 'never changed: a picture is addressed by its hash',
}

/** The tables whose rows grow with the customers, their months and the words of documents. */
const growing = [
  'connections',
  'connection_holders',
  'connection_meters',
  'connection_states',
  'readings',
  'sent_readings',
  'reading_photos',
  'reading_corrections',
  'bills',
  'credit_notes',
  'settlements',
  'ledger_entries',
  'ledger_postings',
  'ledger_history',
  'receipts',
  'receipt_lines',
  'payment_attempts',
  'payment_attempt_parts',
  'payment_attempt_events',
  'search_entries',
  'search_lexemes',
  'search_words',
  'document_texts',
  'document_pages',
  'document_scans',
]

type Table = {
  name: string
  /** Has `org_id not null`. */
  hasOrganisation: boolean
  keyBeginsWithOrganisation: boolean
  /** A trigger on insert, update and delete notifies the page cache. */
  invalidates: boolean
  /** Tables that a required column refers to. */
  requires: string[]
}

let database: TestDatabase
let tables: Table[]

beforeAll(async () => {
  database = await freshDatabase()
  tables = await readTables()
})

test('every table has an organisation, is a child of a row that has one, or is installation-wide', () => {
  expect(namesOf(({ hasOrganisation }) => !hasOrganisation)).toEqual(listed(installationWide, partOf))
  for (const [part, whole] of Object.entries(partOf)) {
    expect(tables.find(({ name }) => name === part)!.requires, `${part} requires its row of ${whole}`).toContain(whole)
    expect(tables.find(({ name }) => name === whole)!.hasOrganisation, `${whole} carries its organisation`).toBe(true)
  }
})

test('every table of an organisation has a key that begins with it, or is one of the first version listed here', () => {
  const withoutKey = namesOf(
    ({ hasOrganisation, keyBeginsWithOrganisation }) => hasOrganisation && !keyBeginsWithOrganisation,
  )
  expect(withoutKey).toEqual(listed(keyWithoutOrganisation))
})

test('tables that grow with the customers have the organisation in every key: they can be distributed by it', async () => {
  for (const name of growing) expect(namesOf(({ hasOrganisation }) => hasOrganisation)).toContain(name)
  const { rows } = await sql<{ key: string }>`
    select c.relname || ': ' || i.indexrelid::regclass as key
      from pg_index i join pg_class c on c.oid = i.indrelid
     where i.indisunique and c.relname = any(${growing})
       and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and a.attnum = i.indkey[0])
    union all
    select c.relname || ': ' || k.conname
      from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and c.relname = any(${growing})
       and k.confrelid::regclass::text <> all(${Object.keys(installationWide)})
       and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and a.attnum = any(k.conkey))
    order by 1`.execute(database.db)
  expect(rows).toEqual([])
})

test('the exceptions are tables of the first version: none is added', async () => {
  const text = await readFile('tests/fixtures/first-version/manifest.json', 'utf8')
  const first = Object.keys((JSON.parse(text) as { tables: object }).tables)
  for (const name of listed(partOf, keyWithoutOrganisation)) expect(first).toContain(name)
})

test('the newest record, which a clock is compared with, is looked for in every table of events', async () => {
  const { rows } = await sql<{ name: string; isRead: boolean }>`
    select c.table_name as name, exists (
        select from pg_depend d join pg_rewrite r on r.oid = d.objid
         where r.ev_class = 'newest_record'::regclass and d.refobjid = c.table_name::regclass) as "isRead"
      from information_schema.columns c
      join information_schema.columns k on k.table_name = c.table_name and k.column_name = 'id' and k.is_identity = 'YES'
     where c.table_schema = 'public' and k.table_schema = 'public' and c.column_name in ('at', 'queued_at')
     order by 1`.execute(database.db)
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ isRead }) => !isRead)).toEqual([])
})

test('every table invalidates the page cache, or is listed as shown on no cached page', () => {
  expect(namesOf(({ invalidates }) => !invalidates)).toEqual(listed(shownOnNoCachedPage))
})

test('the tables whose additions are announced are those that shared reads record', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname::text as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
     where p.prosrc like '%pg_notify(''content_added''%'`.execute(database.db)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...addedTables])
})

test('no view or function hides from a statement which of these tables it reads', async () => {
  const { rows } = await sql<{ name: string; source: string }>`
    select proname::text as name, prosrc as source from pg_proc
     where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
     union all select viewname, definition from pg_views where schemaname = 'public'`.execute(database.db)
  const named = new RegExp(String.raw`\b(?:from|join)\s+(?:${addedTables.join('|')})\b`)
  expect(rows.filter(({ source }) => named.test(source)).map(({ name }) => name)).toEqual([])
})

test('a change of a part of a tariff notifies its organisation', async () => {
  const { db, url } = database
  await sql`insert into organisations (id, name_en, name_ne) values (487, 'Damak', 'दमक')`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into tariffs (org_id, fiscal_year, effective_from, metered, minimum_kind, minimum_paisa, sewerage_kind, rounding, sample)
    values (487, '2083/84', '2026-07-17', true, 'base', 0, 'none', 'none', true) returning id`.execute(db)
  const { id } = rows[0]!
  const notifications: string[] = []
  const listening = await listen(url, 'content_changed', {
    message: (org) => notifications.push(org),
    missed: () => {},
  })
  await sql`insert into tariff_slabs (tariff_id, first_unit, rate_paisa) values (${id}, 1, 500)`.execute(db)
  await sql`insert into tariff_fees (tariff_id, position, label_en, label_ne, amount_paisa)
    values (${id}, 1, 'Meter', 'मिटर', 100)`.execute(db)
  await sql`insert into tariff_payment_steps (tariff_id, first_day, basis_points) values (${id}, 0, -300)`.execute(db)
  await sql`update tariff_slabs set rate_paisa = 600`.execute(db)
  await sql`delete from tariff_slabs`.execute(db)
  await expect.poll(() => notifications).toEqual(['487', '487', '487', '487', '487'])
  await listening.stop()
})

test('the row types match the migrations; npm run row-types regenerates them', async () => {
  expect(await readFile(rowTypesFile, 'utf8')).toBe(await rowTypesOf(database.url))
})

test('the diagrams of docs/schema.md match the migrations and the stores; npm run row-types redraws them', async () => {
  expect(await readFile(schemaFile, 'utf8')).toBe(await schemaPageOf(database.url))
})

function namesOf(is: (table: Table) => boolean): string[] {
  return tables
    .filter(is)
    .map(({ name }) => name)
    .toSorted()
}

function listed(...lists: Record<string, string>[]): string[] {
  return lists.flatMap((list) => Object.keys(list)).toSorted()
}

async function readTables(): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
           exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and a.attnotnull)
             as has_organisation,
           exists (select from pg_index i
                    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] and a.attname = 'org_id'
                   where i.indrelid = c.oid and i.indisunique and i.indpred is null) as key_begins_with_organisation,
           -- Bits of tgtype: 4 insert, 8 delete, 16 update.
           coalesce((select bit_or(t.tgtype::int) & 28 = 28 from pg_trigger t join pg_proc p on p.oid = t.tgfoid
                      where t.tgrelid = c.oid and not t.tgisinternal and t.tgenabled = 'O'
                        and (p.prosrc like '%pg_notify(''content_changed''%' or p.prosrc like '%pg_notify(''content_added''%')),
                      false) as invalidates,
           array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
                   join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1] and a.attnotnull
                  where k.conrelid = c.oid and k.contype = 'f') as requires
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'
  `.execute(database.db)
  return rows
}
