// Roles of the embedded PostgreSQL: the superuser that makes the database, and the one without privileges that the product uses.

import { Client } from 'pg'

/** The superuser of the cluster, and the database. Used at the start only. */
export const administrator = 'khanepani'
export const databaseName = 'khanepani'

/** The role of every connection of the product: owner of its own database and of nothing else. */
export const applicationRole = 'khanepani_app'

/**
 * Makes role and database, and takes over a database that an earlier version used as superuser. A statement that slips into a
 * query of the product can then neither read files of the machine nor start programs. `urlOf` names a database for the superuser.
 */
export async function prepareDatabase(urlOf: (database: string) => string, mayCreateDatabases: boolean): Promise<void> {
  const owner = await withClient(urlOf('postgres'), async (client) => {
    const role = await client.query('select from pg_roles where rolname = $1', [applicationRole])
    const rights = mayCreateDatabases ? 'createdb' : 'nocreatedb'
    if (role.rowCount === 0)
      await client.query(`create role ${applicationRole} login nosuperuser nocreaterole ${rights}`)
    const found = await client.query<{ owner: string }>(
      'select datdba::regrole::text as owner from pg_database where datname = $1',
      [databaseName],
    )
    if (found.rowCount === 0) await client.query(`create database ${databaseName} owner ${applicationRole}`)
    return found.rows[0]?.owner ?? applicationRole
  })
  if (owner !== applicationRole) await withClient(urlOf(databaseName), transferOwnership)
}

/** Everything that the superuser owns in the database, except what belongs to the system or to an extension. */
async function transferOwnership(client: Client): Promise<void> {
  await client.query('begin')
  const { rows } = await client.query<{ statement: string }>(ownedObjects, [administrator])
  for (const { statement } of rows) await client.query(`${statement} owner to ${applicationRole}`)
  await client.query(`alter database ${databaseName} owner to ${applicationRole}`)
  await client.query('commit')
}

// Sequences of identity columns and row types follow their table.
const ownedObjects = `
  with own_schemas as (
    select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), members as (
    select classid, objid from pg_depend where deptype = 'e'
  )
  select format('alter schema %I', n.nspname) as statement
    from pg_namespace n join own_schemas using (oid) where n.nspowner = $1::regrole
  union all
  select format('alter table %s', c.oid::regclass)
    from pg_class c join own_schemas n on n.oid = c.relnamespace
   where c.relowner = $1::regrole and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
     and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
            and (d.deptype = 'e' or (c.relkind = 'S' and d.deptype in ('a', 'i'))))
  union all
  select format('alter routine %s', p.oid::regprocedure)
    from pg_proc p join own_schemas n on n.oid = p.pronamespace
   where p.proowner = $1::regrole and ('pg_proc'::regclass, p.oid) not in (select classid, objid from members)
  union all
  select format('alter type %s', t.oid::regtype)
    from pg_type t join own_schemas n on n.oid = t.typnamespace
   where t.typowner = $1::regrole and t.typtype in ('e', 'd') and ('pg_type'::regclass, t.oid) not in (select classid, objid from members)
  union all
  select format('alter collation %s', c.oid::regcollation)
    from pg_collation c join own_schemas n on n.oid = c.collnamespace
   where c.collowner = $1::regrole`

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
