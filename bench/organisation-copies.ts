// Copies of an organisation for a measurement: its rows in every table that can have them twice, under other numbers.

import { Client } from 'pg'
import { administrator, applicationRole } from '#platform/postgres-role.server.ts'

export type Copies = {
  /** The organisation that is copied. */
  of: number
  /** The numbers of the copies are `firstId`, `firstId` + 1, … */
  firstId: number
  count: number
}

type Column = { table: string; name: string; isIdentity: boolean }
type Reference = { table: string; column: string; toTable: string; toColumn: string }

/** A copy's keys are those of the organisation and this many more for each copy. */
const keysOfOne = 1_000_000

/** Content, register, readings and ledger; no accounts of people, nothing that is being sent, paid or written, and no search index. */
const notCopied = new Set(
  `application_paper_views application_papers application_steps applications audit_rows connection_link_codes connection_links customers
   demonstration_steps drafts idempotent_answers one_time_codes organisation_hosts outbox page_visits passkeys payment_attempt_events
   payment_attempt_parts payment_attempts publishing_previews role_grants search_changes search_entries search_failures search_indexes
   search_lexemes search_words sessions suspensions`.split(/\s+/),
)
/** Tables without the organisation, whose rows follow those of the named one. */
const parts = { tariff_fees: 'tariff_id', tariff_payment_steps: 'tariff_id', tariff_slabs: 'tariff_id' }

/** The host of a copy. @example hostOfCopy(1000) // 'o1000.test' */
export function hostOfCopy(id: number): string {
  return `o${id}.test`
}

/** Makes the copies as the superuser of the cluster, without triggers and checks of references, and takes new statistics of every table. */
export async function copyOrganisation(databaseUrl: string, copies: Copies): Promise<void> {
  const client = new Client({ connectionString: databaseUrl.replace(`${applicationRole}@`, `${administrator}@`) })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await copyOrganisations(client, copies)
    const [columns, references] = await Promise.all([readColumns(client), readReferences(client)])
    const keys = keysOf(columns, references)
    for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
      const condition = conditionOf(table, own, copies)
      if (condition) await client.query(copyOf(table, own, { keys, condition, copies }))
    }
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

async function copyOrganisations(client: Client, { of, firstId, count }: Copies): Promise<void> {
  const { rows } = await client.query<{ list: string }>(
    `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
      where table_name = 'organisations' and column_name not in ('id', 'is_default') and is_generated = 'NEVER'`,
  )
  const { list } = rows[0]!
  await client.query(
    `insert into organisations (id, is_default, ${list})
     select ${firstId} + n, false, ${list} from organisations, generate_series(0, ${count - 1}) n where id = ${of}`,
  )
  await client.query(
    `insert into organisation_hosts (org_id, host) select id, 'o' || id || '.test' from organisations where id >= ${firstId}`,
  )
}

async function readColumns(client: Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as name, a.attidentity <> '' as "isIdentity"
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by 1, a.attnum`,
  )
  return rows
}

async function readReferences(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select f.conrelid::regclass::text as table, a.attname as column, f.confrelid::regclass::text as "toTable", b.attname as "toColumn"
       from pg_constraint f cross join unnest(f.conkey, f.confkey) as k (own, other)
       join pg_attribute a on a.attrelid = f.conrelid and a.attnum = own
       join pg_attribute b on b.attrelid = f.confrelid and b.attnum = other
      where f.contype = 'f' and f.connamespace = 'public'::regnamespace`,
  )
  return rows
}

/** Columns that are numbered by the database, and those that refer to them: `table.column`. */
function keysOf(columns: readonly Column[], references: readonly Reference[]): ReadonlySet<string> {
  const copied = new Set(columns.filter(({ name }) => name === 'org_id').map(({ table }) => table))
  const keys = new Set(
    columns.flatMap(({ table, name, isIdentity }) => (isIdentity && copied.has(table) ? `${table}.${name}` : [])),
  )
  for (let size = -1; size < keys.size;) {
    size = keys.size
    for (const { table, column, toTable, toColumn } of references)
      if (keys.has(`${toTable}.${toColumn}`)) keys.add(`${table}.${column}`)
  }
  return keys
}

function conditionOf(table: string, own: readonly Column[], { of }: Copies): string | undefined {
  if (notCopied.has(table) || table === 'organisations') return undefined
  if (Object.hasOwn(parts, table)) return `tariff_id in (select id from tariffs where org_id = ${of})`
  return own.some(({ name }) => name === 'org_id') ? `org_id = ${of}` : undefined
}

type How = { keys: ReadonlySet<string>; condition: string; copies: Copies }

function copyOf(table: string, own: readonly Column[], { keys, condition, copies }: How): string {
  const { firstId, count } = copies
  const names = own.map(({ name }) => `"${name}"`).join(', ')
  const values = own.map(({ name }) => {
    if (name === 'org_id') return `${firstId} + n`
    return keys.has(`${table}.${name}`) ? `"${name}" + (n + 1) * ${keysOfOne}` : `"${name}"`
  })
  return `insert into "${table}" (${names}) overriding system value
          select ${values.join(', ')} from (select * from "${table}" where ${condition}) own, generate_series(0, ${count - 1}) n`
}
