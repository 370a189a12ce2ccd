// Visits of public pages: counted in the process by kind of page, written in batches, without anything about the visitor.

import { sql } from 'kysely'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'

export type Visits = {
  /** `page`: the kind of page, as `/news`. Costs a cached page the search of one map. */
  count(org: number, page: string): void
  /** Writes what was counted since the last time, on the day of the writing. */
  write(): Promise<void>
  /** Writes the rest. */
  close(): Promise<void>
}

type Header = (name: string) => string | undefined

/** What a crash loses at most; a day's last visits may be written on the next day for as long. */
const writtenEveryMs = 10_000

/** Programs that read pages for nobody in particular: search engines, previews of links, monitors, scripts. Cubot is a phone. */
const robots =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|monitor|uptime|headless|lighthouse|curl|wget|python|okhttp|java\/|go-http|node|axios|scrapy|httpclient|archive/i

/** Whether somebody opened a page: no robot, no page fetched in advance, and none fetched by a script. */
export function isVisit(header: Header): boolean {
  const agent = header('user-agent')
  if (!agent || robots.test(agent)) return false
  const mode = header('sec-fetch-mode')
  return (mode === undefined || mode === 'navigate') && header('sec-purpose') === undefined
}

export function openVisits({ database, log, clock }: { database: Database; log: Log; clock: () => Date }): Visits {
  const counts = new Map<number, Map<string, number>>()
  let writing = Promise.resolve()
  const timer = setInterval(() => void write(), writtenEveryMs).unref()

  function count(org: number, page: string, visits = 1): void {
    let pages = counts.get(org)
    if (!pages) counts.set(org, (pages = new Map()))
    pages.set(page, (pages.get(page) ?? 0) + visits)
  }

  /** One batch after the other, so that the last one also waits for the one before. */
  function write(): Promise<void> {
    writing = writing.then(writeCounts)
    return writing
  }

  async function writeCounts(): Promise<void> {
    const rows = [...counts].flatMap(([org, pages]) => [...pages].map(([page, visits]) => ({ org, page, visits })))
    if (rows.length === 0) return
    counts.clear()
    try {
      await addVisits(database, inNepal(clock()).date, rows)
    } catch (error) {
      log.warn({ err: error }, 'visits not written')
      for (const { org, page, visits } of rows) count(org, page, visits)
    }
  }

  return {
    count,
    write,
    close() {
      clearInterval(timer)
      return write()
    },
  }
}

/** Adds to the sums of the day; an organisation that has been removed meanwhile has none. */
async function addVisits(db: Database, day: string, rows: { org: number; page: string; visits: number }[]) {
  const column = <T>(of: (row: (typeof rows)[number]) => T) => rows.map(of)
  await sql`
    insert into page_visits (org_id, day, page, visits)
    select org, ${day}, page, visits
      from unnest(${column(({ org }) => org)}::int[], ${column(({ page }) => page)}::text[],
                  ${column(({ visits }) => visits)}::int[]) as counted (org, page, visits)
     where exists (select from organisations o where o.id = org)
    on conflict (org_id, day, page) do update set visits = page_visits.visits + excluded.visits`.execute(db)
}
