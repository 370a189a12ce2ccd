// Corrections of documents in SQL, both ways: later dates, what a document corrects, and what corrects it.

import { sql, type RawBuilder } from 'kysely'
import { publicNow } from '#platform/publishing-window.server.ts'
import type { Deadlines } from '../contract/lists.ts'

type LaterDates = { closesOn: string } & Pick<Deadlines, 'closesTime' | 'bidsOpenOn' | 'bidsOpenTime'>

/**
 * The dates in the newest correction of the document `d` that states a last date, corrections of corrections included, also of one that was
 * withdrawn. One whose own last day on the website has passed still counts: the date that it has moved does not move back without a notice.
 */
export function laterDates(now: Date) {
  return sql<LaterDates | null>`(
    ${later(sql`n.id, n.closes_on, n.closes_time, n.bids_open_on, n.bids_open_time, ${windowOf('n')}`)}
    select json_build_object('closesOn', closes_on, 'closesTime', closes_time,
                             'bidsOpenOn', bids_open_on, 'bidsOpenTime', bids_open_time)
      from later where closes_on is not null and publish_from <= ${now} and withdrawn_at is null order by id desc limit 1)`
}

/** The newest public document that corrects the document `d`, directly or through another correction. */
export function newestCorrection(now: Date) {
  return sql<number | null>`(
    ${later(sql`n.id, ${windowOf('n')}`)}
    select max(id) from later where ${publicNow('later', now)})`
}

export type Related = {
  id: number
  titleEn: string
  titleNe: string
  slug: string
  filename: string
  published: string
}

/** The public documents that the document `d` corrects, directly or through another correction, newest first. */
export function superseded(now: Date) {
  const columns = sql`e.id, e.corrects_id, e.title_en, e.title_ne, e.slug, e.filename, e.published_on, ${windowOf('e')}`
  return sql<Related[]>`(
    with recursive earlier as (
      select ${columns} from documents e where e.id = d.corrects_id
      union all
      select ${columns} from documents e join earlier on e.id = earlier.corrects_id)
    select coalesce(json_agg(json_build_object('id', id, 'titleEn', title_en, 'titleNe', title_ne, 'slug', slug, 'filename', filename,
                                               'published', published_on) order by id desc), '[]')
      from earlier where ${publicNow('earlier', now)})`
}

/** The public documents that correct the document `d`, directly or through another correction, newest first. */
export function corrections(now: Date) {
  return sql<Related[]>`(
    ${later(sql`n.id, n.title_en, n.title_ne, n.slug, n.filename, n.published_on, ${windowOf('n')}`)}
    select coalesce(json_agg(json_build_object('id', id, 'titleEn', title_en, 'titleNe', title_ne, 'slug', slug,
                                               'filename', filename, 'published', published_on) order by id desc), '[]')
      from later where ${publicNow('later', now)})`
}

/** `later`: what corrects the document `d`, in any state: a withdrawn correction still connects a later one with it. */
function later(columns: RawBuilder<unknown>) {
  return sql`with recursive later as (
      select ${columns} from documents n where n.corrects_id = d.id
      union all
      select ${columns} from documents n join later on n.corrects_id = later.id)`
}

function windowOf(table: string) {
  return sql`${sql.ref(`${table}.publishFrom`)}, ${sql.ref(`${table}.publishUntil`)}, ${sql.ref(`${table}.withdrawnAt`)}`
}
