// `npm run row-types`: reads the catalogue of a migrated database, writes the row types, the schema diagrams and the checksums of new migrations.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrate, migrationsFolder, readMigrations } from '#platform/migrations.server.ts'
import { startPostgres } from '#platform/postgres.server.ts'
import { runProgram } from '#platform/startup-problem.server.ts'
import { checksumsFile, withNewChecksums } from './migration-checksums.ts'
import { schemaFile, schemaPageOf } from './schema-page.ts'

/** Where the generated types are. */
export const rowTypesFile = 'src/platform/tables.server.ts'

type Column = {
  table: string
  column: string
  type: string
  notNull: boolean
  hasDefault: boolean
  /** 'a': always, 'd': by default, '': none. */
  identity: string
  /** 's': stored, '': none. */
  generated: string
  /** Definitions of the CHECK constraints that are about this column alone. */
  checks: string[]
}

/** Parsers of `openDatabase`, as types. */
const baseTypes: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  numeric: 'Decimal',
  text: 'string',
  tsvector: 'string',
  uuid: 'string',
  date: 'string',
  'time without time zone': 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  jsonb: 'Json',
}

const header = `// Row types of every table, generated from the migrations by \`npm run row-types\`; not edited by hand.

import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'

/** numeric: text when read, so that no digit is lost. */
type Decimal = ColumnType<string, string | number, string | number>

/** jsonb: a value when read, JSON text when written. The store that owns the table declares its shape in \`ColumnTypes\`. */
export type Json<Value = unknown> = ColumnType<Value, string, string>

/** Types that the catalogue does not have: shapes of jsonb and closed lists without a CHECK, declared by the store that owns the table. */
export interface ColumnTypes {}

type Narrowed<Rows> = {
  [Table in keyof Rows]: Table extends keyof ColumnTypes
    ? Omit<Rows[Table], keyof ColumnTypes[Table]> & ColumnTypes[Table]
    : Rows[Table]
}

/** The tables in camelCase, as Kysely sees them. */
export interface Tables extends Narrowed<Rows> {}

/** A row as it is read. */
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** A row as it is inserted. */
export type NewRow<Table extends keyof Tables> = Insertable<Tables[Table]>
`

/** The TypeScript text for the database at this address. */
export async function rowTypesOf(url: string): Promise<string> {
  const columns = await readColumns(url)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const blocks = [...tables].map(([table, own]) => `  ${camel(table)}: {\n${own.map(lineOf).join('')}  }\n`)
  return `${header}\ntype Rows = {\n${blocks.join('')}}\n`
}

async function readColumns(url: string): Promise<Column[]> {
  const client = new Client({ connectionString: url, application_name: 'khanepani-row-types' })
  await client.connect()
  try {
    const { rows } = await client.query<Column>(`
      select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attnotnull as "notNull",
             a.atthasdef as "hasDefault", a.attidentity as identity, a.attgenerated as generated,
             array(select pg_get_constraintdef(k.oid) from pg_constraint k
                    where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'
       order by c.relname collate "C", a.attnum`)
    return rows
  } finally {
    await client.end()
  }
}

function lineOf(column: Column): string {
  return `    ${camel(column.column)}: ${columnTypeOf(column)}\n`
}

function columnTypeOf({ table, column, type, notNull, hasDefault, identity, generated, checks }: Column): string {
  const [, base = type, array = ''] = /^(.*?)(\[\])?$/.exec(type)!
  const read = baseTypes[base]
  if (!read) throw new Error(`${table}.${column}: tools/row-types.ts knows no TypeScript type for ${type}`)
  const value = (array ? undefined : unionOf(checks)) ?? `${read}${array}`
  const nullable = notNull ? value : `${value} | null`
  if (identity === 'a' || generated) return `GeneratedAlways<${nullable}>`
  // Kysely's Generated does not take a type that is written otherwise than read; such a column is always given.
  const isOptional = (hasDefault || identity) && !['Json', 'Decimal'].includes(read)
  return isOptional ? `Generated<${nullable}>` : nullable
}

/** The values of \`check (column in ('a', 'b'))\` as a union of literals. */
export function unionOf(checks: string[]): string | undefined {
  for (const check of checks) {
    const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(check) ?? []
    const values = list && [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text]) => text!.replaceAll("''", "'"))
    if (values) return values.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ')
  }
  return undefined
}

function camel(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Migrates an empty database of its own and writes the three files. */
async function writeRowTypes(): Promise<void> {
  const checksums = withNewChecksums(await readFile(checksumsFile, 'utf8'), readMigrations(migrationsFolder()))
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-row-types-'))
  const postgres = await startPostgres({ dataDir: join(folder, 'data'), throwAway: true })
  try {
    await migrate({ url: postgres.url })
    await writeFile(rowTypesFile, await rowTypesOf(postgres.url))
    await writeFile(schemaFile, await schemaPageOf(postgres.url))
    await writeFile(checksumsFile, checksums)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await runProgram(writeRowTypes)
