// Schema diagrams of docs/schema.md: tables and foreign keys of a migrated database, grouped by the feature that writes them.

import { Client } from 'pg'
import { readTexts } from './architecture/sources.ts'
import { ownersOf } from './table-owners.ts'

/** Where the diagrams are. */
export const schemaFile = 'docs/schema.md'

type Column = {
  table: string
  column: string
  type: string
  isPrimary: boolean
  isForeign: boolean
  /** Alone or together with the organisation. */
  isUnique: boolean
  /** A list of values in a CHECK: a state, a kind. */
  isClosedList: boolean
}

/** `required`: the columns of the key are not null. `single`: unique in the child. */
type ForeignKey = { child: string; parent: string; columns: string; required: boolean; single: boolean }

const introduction = `# Schema

The tables by the feature that writes them, drawn from the migrated database and the stores by \`npm run row-types\`; not edited by hand.

- A diagram shows keys, references, states and other closed lists, days and moments; \`src/platform/tables.server.ts\` has every column with its type.
- A table with \`org_id\` belongs to an organisation. The key to \`organisations\` is drawn only where the organisation's own tables are.
- A box without columns is a table of another group. The tables of the job queue are a schema of their own (\`jobs\`, decision 106).
`

/** The page for the database at this address. */
export async function schemaPageOf(url: string): Promise<string> {
  const { columns, keys } = await readCatalogue(url)
  const tables = Map.groupBy(columns, ({ table }) => table)
  const owners = ownersOf([...tables.keys()], await readTexts())
  const groups = Map.groupBy(tables, ([table]) => owners.get(table)!)
  const sections = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([owner, own]) => section(owner, new Map(own), keys))
  return [introduction, ...sections].join('\n')
}

function section(owner: string, tables: Map<string, Column[]>, keys: readonly ForeignKey[]): string {
  const boxes = [...tables].map(([table, columns]) => box(table, columns))
  const lines = keys
    .filter(({ child, parent }) => tables.has(child) && (parent !== 'organisations' || tables.has(parent)))
    .map(line)
  return ['## ' + owner, '', '```mermaid', 'erDiagram', ...boxes, ...lines, '```', ''].join('\n')
}

function box(table: string, columns: readonly Column[]): string {
  const shown = columns.filter(
    ({ isPrimary, isForeign, isUnique, isClosedList, column, type }) =>
      isPrimary ||
      isForeign ||
      isUnique ||
      isClosedList ||
      /^(date|timestamptz)$/.test(type) ||
      /^state$|_id$/.test(column),
  )
  const rest = columns.length - shown.length
  const more = rest > 0 ? [`    and others "${rest} more"`] : []
  return [`  ${table} {`, ...shown.map(attribute), ...more, '  }'].join('\n')
}

function attribute({ column, type, isPrimary, isForeign, isUnique }: Column): string {
  const marks = [isPrimary && 'PK', isForeign && 'FK', isUnique && !isPrimary && 'UK'].filter(Boolean)
  return `    ${type} ${column} ${marks.join(', ')}`.trimEnd()
}

function line({ child, parent, columns, required, single }: ForeignKey): string {
  return `  ${parent} ${required ? '||' : '|o'}--${single ? 'o|' : 'o{'} ${child} : "${columns}"`
}

async function readCatalogue(url: string): Promise<{ columns: Column[]; keys: ForeignKey[] }> {
  const client = new Client({ connectionString: url, application_name: 'khanepani-schema-page' })
  await client.connect()
  try {
    const columns = await client.query<Column>(columnsQuery)
    const keys = await client.query<ForeignKey>(keysQuery)
    return { columns: columns.rows, keys: keys.rows }
  } finally {
    await client.end()
  }
}

const columnsQuery = `
  select c.relname as table, a.attname as column,
         replace(replace(replace(format_type(a.atttypid, null),
           'timestamp with time zone', 'timestamptz'), 'time without time zone', 'time'), 'double precision', 'float8') as type,
         exists (select from pg_constraint k
                  where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any (k.conkey)) as "isPrimary",
         exists (select from pg_constraint k
                  where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)) as "isForeign",
         exists (select from pg_index i
                  where i.indrelid = c.oid and i.indisunique and i.indpred is null and 0 <> all (i.indkey)
                    and (select array_agg(key.attname::text) from pg_attribute key
                          where key.attrelid = c.oid and key.attnum = any (i.indkey) and key.attname <> 'org_id')
                        = array[a.attname::text]) as "isUnique",
         exists (select from pg_constraint k
                  where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
                    and pg_get_constraintdef(k.oid) like '%ANY (ARRAY[%') as "isClosedList"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'
   order by c.relname collate "C", a.attnum`

const keysQuery = `
  select child.relname as child, parent.relname as parent,
         (select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
           where a.attrelid = child.oid and a.attnum = any (k.conkey)) as columns,
         (select bool_and(a.attnotnull) from pg_attribute a
           where a.attrelid = child.oid and a.attnum = any (k.conkey)) as required,
         exists (select from pg_index i where i.indrelid = child.oid and i.indisunique and i.indpred is null
                  and i.indkey::int2[] <@ k.conkey) as single
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
   where k.contype = 'f' and child.relnamespace = 'public'::regnamespace
   order by child.relname collate "C", parent.relname collate "C", k.conname collate "C"`
