// Sources of the index that are no published kinds: pages of the website, tols and tariffs.

import { sql } from 'kysely'
import { formatDate } from '#kit/format/dates.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { inDigits, type Bilingual } from '#kit/language.ts'
import { pageKeywords } from '../rules/page-keywords.ts'
import type { IndexedItem } from '../store/entries.server.ts'
import type { SearchSource } from './source.server.ts'

const always = new Date(0)

/** The pages that every organisation has, by their address. */
export function sitePageSource(pages: readonly { to: string; label: Bilingual }[]): SearchSource {
  return {
    kind: 'page',
    items: pages.map(({ to }) => to),
    fixedKey: JSON.stringify(pages.map(({ to, label }) => [to, label, pageKeywords[to]])),
    read: async (_, items) => ({
      entries: pages
        .filter(({ to }) => items.includes(to))
        .map(({ to, label }) => ({
          kind: 'page',
          item: to,
          url: to,
          title: label,
          text: pageKeywords[to]?.lead ?? { en: '', ne: '' },
          keywords: pageKeywords[to]?.keywords ?? '',
          datedOn: null,
          from: always,
          until: null,
        })),
    }),
  }
}

export const tolSource: SearchSource = {
  kind: 'tol',
  items: { table: 'tols', column: 'id' },
  async read(scope, items) {
    const named = sql`from tols where org_id = ${scope.org.id} and id = any(${items.map(Number)}::int[])`
    // Locked as the rows of published kinds are: an entry of before never overtakes a change.
    const { rows } = await sql<{ id: number; code: string }>`select id, code ${named} for share skip locked`.execute(
      scope.db,
    )
    const { rows: all } = await sql<{ id: number }>`select id ${named}`.execute(scope.db)
    const free = new Set(rows.map(({ id }) => id))
    const busy = all.flatMap(({ id }) => (free.has(id) ? [] : [String(id)]))
    const { tols, zones } = await readPlaces(scope)
    const entries = rows.flatMap(({ id, code }) => {
      const tol = tols.find((each) => each.code === code)
      if (!tol) return []
      const zone = zones.find((each) => each.code === tol.zone)?.name ?? { en: '', ne: '' }
      return [
        {
          kind: 'tol',
          item: String(id),
          url: `/water-schedule?tol=${code}`,
          title: tol.name,
          text: {
            en: `Water supply schedule of ${tol.name.en}, ward ${tol.ward}, ${zone.en}`,
            ne: `${tol.name.ne} (वडा ${inDigits(String(tol.ward), 'ne')}, ${zone.ne}) को खानेपानी वितरण तालिका`,
          },
          keywords: 'tole टोल पानी आउने समय supply time',
          datedOn: null,
          from: always,
          until: null,
        },
      ]
    })
    return { entries, busy }
  },
}

export const tariffSource: SearchSource = {
  kind: 'tariff',
  items: { table: 'tariffs', column: 'effective_from' },
  read: async ({ db, org }, items) => {
    const named = sql`from tariffs where org_id = ${org.id} and effective_from = any(${[...items]}::date[])`
    const { rows: free } = await sql<Edition>`
      select effective_from, fiscal_year ${named} for share skip locked`.execute(db)
    const { rows: all } = await sql<{ effectiveFrom: string; rates: number }>`
      select effective_from, count(*)::int as rates ${named} group by effective_from`.execute(db)
    const editions = Map.groupBy(free, ({ effectiveFrom }) => effectiveFrom)
    const busy = all.flatMap(({ effectiveFrom: day, rates }) => (editions.get(day)?.length === rates ? [] : [day]))
    return { entries: [...editions.values()].map(([edition]) => entryOf(edition!)), busy }
  },
}

/** A tariff is one row for each of its rates. */
type Edition = { effectiveFrom: string; fiscalYear: string }

function entryOf({ effectiveFrom, fiscalYear }: Edition): IndexedItem {
  return {
    kind: 'tariff',
    item: effectiveFrom,
    url: '/tariff',
    title: { en: `Water tariff ${fiscalYear}`, ne: `खानेपानी महसुल ${inDigits(fiscalYear, 'ne')}` },
    text: {
      en: `Rates in force from ${formatDate(effectiveFrom, 'en')}`,
      ne: `${formatDate(effectiveFrom, 'ne')}देखि लागू महसुल दर`,
    },
    keywords: 'rate charge unit minimum tap size दर युनिट न्यूनतम शुल्क',
    datedOn: effectiveFrom,
    from: always,
    until: null,
  }
}
