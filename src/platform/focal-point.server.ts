// Focal point of a stored picture, for the queries of the items that show it.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { FocalPoint } from '#kit/pictures.ts'

/**
 * The focal point of the picture that a row shows: `table` has `org_id`, `hash` is its column with the hash of the picture.
 * @example query.select(focusOf('members', 'photo_hash').as('focus'))
 */
export function focusOf(table: string, hash: string): RawBuilder<FocalPoint | null> {
  return sql<FocalPoint | null>`(
    select json_build_object('x', m.focus_x, 'y', m.focus_y) from media m
     where m.org_id = ${sql.ref(`${table}.org_id`)} and m.file_hash = ${sql.ref(`${table}.${hash}`)} and m.focus_x is not null)`
}
