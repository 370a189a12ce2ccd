// Search by terms in short texts of small tables, without a stored key.

import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { clean } from '#kit/text.ts'

const maxWords = 8

/**
 * The condition that every word of the search is in one of the columns, in whatever case; terms beyond the eighth are ignored.
 * @example query.where(containsWords(['albums.titleEn', 'albums.titleNe'], 'new tank'))
 */
export function containsWords(columns: readonly string[], search: string): RawBuilder<SqlBool> {
  const text = sql`lower(${sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )})`
  const terms = clean(search).toLowerCase().split(' ').filter(Boolean).slice(0, maxWords)
  // LIKE, which a trigram index over the same expression serves.
  const found = terms.map((word) => sql<SqlBool>`${text} like ${`%${word.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`}`)
  return found.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(found, sql` and `)})`
}
