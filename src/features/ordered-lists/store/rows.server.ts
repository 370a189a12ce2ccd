// Rows of any ordered list, by the name of its table: list, insert, update, delete and order.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Scope } from '#platform/context.ts'

/** A table with `org_id` and `id`, the name of its rows in the history of edits, and the columns that order it. */
export type ListTable = { table: string; subject: string; sortedBy: readonly string[] }
export type Columns = Readonly<Record<string, unknown>>
/** A row with all its columns, and the number of its newest edit. */
export type StoredRow = Record<string, unknown> & { id: number; version: number; position?: number }

/** Edits of the lists of one organisation wait for one another: limits and positions are counted over all rows. */
export async function lockLists({ db, org }: Scope): Promise<void> {
  await sql`select 1 from organisations where id = ${org.id} for no key update`.execute(db)
}

/** In their order. */
export async function listRows({ db, org }: Scope, { table, subject, sortedBy }: ListTable): Promise<StoredRow[]> {
  const order = sortedBy.map((column) => sql`${sql.ref(`t.${column}`)} asc nulls first`)
  const { rows } = await sql<StoredRow>`
    select t.*, coalesce((select max(version) from office_edits e
        where e.org_id = t.org_id and e.subject = ${subject} and e.subject_id = t.id), 0) as version
      from ${sql.table(table)} t where t.org_id = ${org.id} order by ${sql.join([...order, sql`t.id`])}`.execute(db)
  return rows
}

/** Returns the number of the new row; `id` gives a restored row its former one. */
export async function insertRow(
  { db, org }: Scope,
  { table }: Pick<ListTable, 'table'>,
  columns: Columns,
  id?: number,
): Promise<number> {
  const all = { ...columns, orgId: org.id, ...(id !== undefined && { id }) }
  const names = Object.keys(all).map((name) => sql.ref(name))
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(names)}) overriding system value
    values (${sql.join(Object.values(all))}) returning id`.execute(db)
  return rows[0]!.id
}

export async function updateRow(
  { db, org }: Scope,
  { table }: Pick<ListTable, 'table'>,
  id: number,
  columns: Columns,
): Promise<void> {
  const assignments: RawBuilder<unknown>[] = Object.entries(columns).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  )
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where org_id = ${org.id} and id = ${id}`.execute(db)
}

export async function deleteRows(
  { db, org }: Scope,
  { table }: Pick<ListTable, 'table'>,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where org_id = ${org.id} and id = any(${[...ids]}::int[])`.execute(db)
}

/** The position of each row becomes its place in `ids`, in one statement. */
export async function updatePositions(
  { db, org }: Scope,
  { table }: Pick<ListTable, 'table'>,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} t set position = placed.place - 1
      from unnest(${[...ids]}::int[]) with ordinality as placed(id, place)
     where t.org_id = ${org.id} and t.id = placed.id and t.position <> placed.place - 1`.execute(db)
}
