// Numbers of public documents and the newest of each list.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import { inState, publicNow } from '#platform/publishing-window.server.ts'
import type { ReportType } from '../contract/lists.ts'
import type { ListRequest } from './list-request.server.ts'
import { listed } from './list-request.server.ts'

/** The number of public documents of a type, from the stored count, so that rows are not counted one by one. */
export async function countListed({ db, org }: Scope, type: ReportType, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce((select endless from document_counts where org_id = ${org.id} and type = ${type}), 0)
      - (select count(*) from documents where org_id = ${org.id} and type = ${type}
           and ${inState('documents', 'scheduled', now)} and publish_until is null)
      + (select count(*) from documents where org_id = ${org.id} and type = ${type}
           and publish_until > ${now} and ${publicNow('documents', now)}) as total`.execute(db)
  return rows[0]!.total
}

/** The same for every list in one query, each with its newest date. */
export async function listTotals({ db, org }: Scope, types: readonly ReportType[], now: Date) {
  const { rows } = await sql<{ type: ReportType; count: number; newest: string | null }>`
    select wanted.type,
      coalesce(k.endless, 0)
        - (select count(*) from documents d where d.org_id = ${org.id} and d.type = wanted.type
             and ${inState('d', 'scheduled', now)} and publish_until is null)
        + (select count(*) from documents d where d.org_id = ${org.id} and d.type = wanted.type
             and publish_until > ${now} and ${publicNow('d', now)}) as count,
      (select published_on from documents d where d.org_id = ${org.id} and d.type = wanted.type and ${publicNow('d', now)}
        order by published_on desc, id desc limit 1) as newest
    from unnest(${types}::text[]) with ordinality as wanted (type, place)
    left join document_counts k on k.org_id = ${org.id} and k.type = wanted.type
    order by wanted.place`.execute(db)
  return rows
}

/** The number of documents found, counted up to `max`. */
export function countFound(scope: Scope, request: ListRequest, max: number): Promise<number> {
  return countUpTo(scope, listed(scope, request).select(sql`1`.as('one')), max)
}

/** The time of publication of the newest public document of each list; a list without any is omitted. */
export async function listNewest({ db, org }: Scope, types: readonly ReportType[], now: Date) {
  const { rows } = await sql<{ type: ReportType; changedAt: Date }>`
    select type, newest.at as changed_at from unnest(${types}::text[]) as type, lateral (
      select publish_from as at from documents
       where org_id = ${org.id} and documents.type = type.type and ${publicNow('documents', now)}
         and publish_until is null
       order by publish_from desc limit 1) as newest`.execute(db)
  return new Map(rows.map(({ type, changedAt }) => [type, changedAt]))
}
