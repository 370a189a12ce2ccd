// Which rows may the public see at this moment?

import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/**
 * The condition for a table that carries `publish_from`, `publish_until` and `withdrawn_at`. Give the alias it has in the query.
 * Indexes over what is listed say `where publish_from is not null and withdrawn_at is null`.
 * @example db.selectFrom('articles').where(publicNow('articles', now))
 */
export function publicNow(table: string, now: Date): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<SqlBool>`(${column('publishFrom')} <= ${now} and ${column('withdrawnAt')} is null
    and (${column('publishUntil')} is null or ${column('publishUntil')} > ${now}))`
}
