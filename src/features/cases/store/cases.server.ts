// SQL that is the same for every kind of case: conditions, a sender's own cases, erasure.

import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Row } from '#platform/tables.server.ts'
import type { Owner } from '../contract/keys.ts'
import type { CaseTables } from './tables.server.ts'

export type OwnRows<Table extends CaseTables['table']> = { rows: Row<Table>[]; total: number }

/** One case of the organisation, for `from … as c`; `code` as it is stored. */
export function isCase({ org }: Scope, key: { id: number } | { code: string; phone?: string; owner?: Owner }) {
  const conditions = [
    sql`c.org_id = ${org.id}`,
    ...('id' in key ? [sql`c.id = ${key.id}`] : [sql`c.code = ${key.code}`]),
    ...('phone' in key && key.phone !== undefined ? [sql`c.phone = ${key.phone}`] : []),
    ...('owner' in key && key.owner ? [belongsTo(key.owner)] : []),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** A page of what the owner sent, newest first; `open` leaves out what is finished and puts items pending for the sender first. */
export async function listOwn<Table extends CaseTables['table']>(
  { db, org }: Scope,
  kind: CaseTables & { table: Table },
  owner: Owner,
  { page, limit, open = false }: { page: number; limit: number; open?: boolean },
): Promise<OwnRows<Table>> {
  const own = sql`from ${sql.table(kind.table)} as c
    where c.org_id = ${org.id} and ${belongsTo(owner)} ${open ? sql`and ${isOpen(kind)}` : sql``}`
  const waitingFirst = open ? sql`c.state = ${kind.withSender} desc,` : sql``
  const { rows } = await sql<Row<Table>>`
    select c.* ${own}
     order by ${waitingFirst} ${sql.ref(`c.${kind.receivedAt}`)} desc, c.id desc
     limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${own}`.execute(db)
  return { rows, total: counted.rows[0]!.total }
}

/** The files of these cases, by hash. */
export async function listFileHashes({ db, org }: Scope, { table, files }: CaseTables, ids: readonly number[]) {
  const { rows } = await sql<{ hash: string }>`
    select distinct f.hash from ${sql.table(files.table)} as f
      join ${sql.table(table)} as c on c.id = ${sql.ref(`f.${files.caseId}`)}
     where c.org_id = ${org.id} and c.id in (${sql.join(ids)})`.execute(db)
  return rows.map(({ hash }) => hash)
}

export async function removeCases({ db, org }: Scope, { table }: CaseTables, ids: readonly number[]): Promise<void> {
  await sql`delete from ${sql.table(table)} where org_id = ${org.id} and id in (${sql.join(ids)})`.execute(db)
}

/** Those of the hashes that a case still has, in any organisation: equal bytes are stored once. */
export async function listHashesInUse({ db }: Pick<Scope, 'db'>, { files }: CaseTables, hashes: readonly string[]) {
  if (hashes.length === 0) return []
  const { rows } = await sql<{ hash: string }>`
    select distinct hash from ${sql.table(files.table)} where hash in (${sql.join(hashes)})`.execute(db)
  return rows.map(({ hash }) => hash)
}

// Literals, not parameters, so that the planner knows the partial indexes.
function isOpen({ finished }: CaseTables): RawBuilder<SqlBool> {
  return sql`c.state not in (${sql.join(finished.map((state) => sql.lit(state)))})`
}

function belongsTo({ personId, phone }: Owner): RawBuilder<SqlBool> {
  return phone === null ? sql`c.person_id = ${personId}` : sql`(c.person_id = ${personId} or c.phone = ${phone})`
}
