// SQL of the uses of files, read from the tables of the items that show them.

import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Bilingual } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'

/** As `MediaUse`, by its columns. */
export type UseColumns = {
  table: string
  title: { en: string; ne: string }
  hash: string
  parts?: { table: string; item: string }
}

export type FoundUse = { use: number; id: number; fileHash: string; title: Bilingual }

/** The items that show any of the files; `use` is the place of their definition. */
export async function listUses(
  { db, org }: Scope,
  uses: readonly UseColumns[],
  hashes: readonly string[],
): Promise<FoundUse[]> {
  if (uses.length === 0 || hashes.length === 0) return []
  const selected = uses.map(
    (use, index) => sql`
      select distinct ${index}::int as use, i.id::int as id, f.${sql.ref(use.hash)} as file_hash,
             i.${sql.ref(use.title.en)} as en, i.${sql.ref(use.title.ne)} as ne
        from ${filesOf(use)}
       where f.org_id = ${org.id} and f.${sql.ref(use.hash)} = any(${[...hashes]}::text[])`,
  )
  const { rows } = await sql<Omit<FoundUse, 'title'> & Bilingual>`
    ${sql.join(selected, sql` union all `)} order by use, id`.execute(db)
  return rows.map(({ en, ne, ...row }) => ({ ...row, title: { en, ne } }))
}

/**
 * The condition that no item shows the file of a row of `media`. A value of one row, which is read from the index of the hash for each file, where
 * `not exists` would be joined with all items before the first page.
 */
export function isUnused(uses: readonly UseColumns[]): RawBuilder<SqlBool> {
  const none = uses.map(
    ({ table, hash, parts }) => sql`(
      select true from ${sql.table(parts?.table ?? table)} f
       where f.org_id = media.org_id and f.${sql.ref(hash)} = media.file_hash limit 1) is null`,
  )
  return sql<SqlBool>`(${sql.join([sql`true`, ...none], sql` and `)})`
}

/** The items as `i` beside the rows with their files as `f`, which are the same without parts. */
function filesOf({ table, parts }: UseColumns) {
  if (!parts) return sql`${sql.table(table)} f join ${sql.table(table)} i on i.id = f.id and i.org_id = f.org_id`
  return sql`${sql.table(parts.table)} f join ${sql.table(table)} i on i.id = f.${sql.ref(parts.item)}`
}
