// SQL of what connections had before: replaced meters and former holders.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Past } from '../rules/outdated.ts'

type PastRow = { id: number; isMeterReplaced: boolean; holders: Past['holders'] | null }

/** Of these connections those that had another meter or holder, by id. */
export async function listPasts({ db, org }: Scope, ids: readonly number[]): Promise<Map<number, Past>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PastRow>`
    select c.id, exists (select from connection_meters m where m.org_id = ${org.id} and m.connection_id = c.id
             and m.removed_on is not null) as is_meter_replaced,
           (select json_agg(json_build_object('name_en', h.name_en, 'name_ne', h.name_ne, 'phone', h.phone, 'email', h.email))
              from connection_holders h where h.org_id = ${org.id} and h.connection_id = c.id
               and h.held_until is not null) as holders
      from unnest(${[...ids]}::integer[]) as c (id)`.execute(db)
  return new Map(rows.map(({ id, isMeterReplaced, holders }) => [id, { isMeterReplaced, holders: holders ?? [] }]))
}
