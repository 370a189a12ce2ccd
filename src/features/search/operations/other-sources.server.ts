// Sources of the index that are no published kinds: pages of the website, tols and tariffs.

import { formatDate } from '#kit/format/dates.ts'
import type { Scope } from '#platform/context.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { inDigits, type Bilingual } from '#kit/language.ts'
import { pageKeywords } from '../rules/page-keywords.ts'
import type { SearchSource } from './source.server.ts'

const always = new Date(0)

/** The pages that every organisation has, by their address. */
export function sitePageSource(pages: readonly { to: string; label: Bilingual }[]): SearchSource {
  return {
    kind: 'page',
    items: pages.map(({ to }) => to),
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
    const rows = await scope.db
      .selectFrom('tols')
      .select(['id', 'code'])
      .where('orgId', '=', scope.org.id)
      .where('id', 'in', items.map(Number))
      .execute()
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
    return { entries }
  },
}

export const tariffSource: SearchSource = {
  kind: 'tariff',
  items: { table: 'tariffs', column: 'effective_from' },
  read: async (scope, items) => ({ entries: await editionsIn(scope, items) }),
}

async function editionsIn({ db, org }: Scope, items: readonly string[]) {
  const rows = await db
    .selectFrom('tariffs')
    .select(['effectiveFrom', 'fiscalYear'])
    .distinct()
    .where('orgId', '=', org.id)
    .where('effectiveFrom', 'in', [...items])
    .execute()
  return rows.map(({ effectiveFrom, fiscalYear }) => ({
    kind: 'tariff' as const,
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
  }))
}
