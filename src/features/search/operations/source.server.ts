// Sources of the index: what a kind supplies of its items, and the sources of published kinds.

import { sql } from 'kysely'
import type { Bilingual } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'
import { documentAddress, reportTypes } from '#features/documents/contract/lists.ts'
import type { AnyPublished } from '#features/publishing/operations/definition.server.ts'
import type { SearchKind } from '../contract/kinds.ts'
import type { IndexedItem } from '../store/entries.server.ts'

/**
 * `items` are all that are queued when the index is made anew. `read` gives those of these items that exist, public or to become it; `busy`
 * are those that a running transaction changes.
 */
export type SearchSource = {
  kind: SearchKind
  items: { table: string; column: string } | readonly string[]
  /** What the entries of named items are made of: when it changes, they are indexed again. */
  fixedKey?: string
  read(scope: Scope, items: readonly string[]): Promise<{ entries: IndexedItem[]; busy?: string[] }>
}

type ItemRow = Record<string, unknown> & {
  id: number
  publishFrom: Date | null
  publishUntil: Date | null
  withdrawnAt: Date | null
}

/** Where an item without a page of its own is shown, and words under which it is also found. */
const places: Partial<Record<SearchKind, { url: (row: ItemRow) => string; keywords?: (row: ItemRow) => string }>> = {
  document: {
    url: ({ id, slug }) => documentAddress({ id, slug: String(slug) }),
    keywords: ({ type, filename }) => `${reportKeywords.get(String(type)) ?? ''} ${String(filename)}`,
  },
  service: {
    url: ({ slug }) => `/miscellaneous#${String(slug)}`,
    keywords: () => 'citizen charter service नागरिक वडापत्र सेवा',
  },
  question: { url: () => '/miscellaneous#questions' },
  member: {
    url: () => '/members',
    keywords: ({ kind, phone }) => `${memberKeywords[String(kind)] ?? ''} ${String(phone)}`,
  },
  disclosure: {
    url: () => '/categories#disclosures',
    keywords: () => 'right to information सूचनाको हक त्रैमासिक quarterly',
  },
  'water-test': { url: () => '/water-quality', keywords: () => 'water quality test result पानीको गुणस्तर परीक्षण नतिजा' },
}

const reportKeywords = new Map<string, string>(reportTypes.map(({ type, title }) => [type, `${title.en} ${title.ne}`]))
const memberKeywords: Record<string, string> = {
  committee: 'member committee सदस्य समिति',
  staff: 'staff employee कर्मचारी',
  former: 'former member पूर्व सदस्य',
}

/** The sources of the published kinds that a search finds. */
export function publishedSources(kinds: readonly AnyPublished[], found: readonly SearchKind[]): SearchSource[] {
  return kinds.flatMap((definition) => {
    const kind = found.find((each) => each === definition.kind)
    return kind ? [publishedSource(definition, kind)] : []
  })
}

function publishedSource({ table, texts, page }: AnyPublished, kind: SearchKind): SearchSource {
  const place = places[kind]
  return {
    kind,
    items: { table, column: 'id' },
    async read({ db, org }, items) {
      const named = sql`from ${sql.table(table)} where org_id = ${org.id} and id = any(${items.map(Number)}::int[])`
      // The lock keeps a withdrawal from being overtaken by the entry of before; nobody waits for it.
      const { rows } = await sql<ItemRow>`select * ${named} for share skip locked`.execute(db)
      const { rows: all } = await sql<{ id: number }>`select id ${named}`.execute(db)
      const free = new Set(rows.map(({ id }) => id))
      const busy = all.flatMap(({ id }) => (free.has(id) ? [] : [String(id)]))
      const entries = rows.map((row) => {
        const [title, ...others] = texts.map((name) => textOf(row, name)) as [Bilingual, ...Bilingual[]]
        return {
          kind,
          item: String(row.id),
          url: place ? place.url(row) : typeof page === 'function' ? page(String(row['slug'])) : page,
          title: { en: title.en || title.ne, ne: title.ne || title.en },
          text: joined([...others, ...textsIn(row)]),
          keywords: place?.keywords?.(row) ?? '',
          datedOn: dayOf(row),
          from: row.withdrawnAt === null ? row.publishFrom : null,
          until: row.publishUntil,
        }
      })
      return { entries, busy }
    },
  }
}

function textOf(row: ItemRow, name: string): Bilingual {
  const column = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return { en: String(row[`${column}En`] ?? ''), ne: String(row[`${column}Ne`] ?? '') }
}

function dayOf({ publishedOn, takenOn, sampledOn }: ItemRow): string | null {
  const day = publishedOn ?? takenOn ?? sampledOn
  return typeof day === 'string' ? day : null
}

/** The texts in both languages inside a stored value: those of blocks, papers and entries. */
function textsIn(value: unknown): Bilingual[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return []
  const { en, ne } = value as Partial<Bilingual>
  if (typeof en === 'string' && typeof ne === 'string') return [{ en, ne }]
  return Object.values(value).flatMap(textsIn)
}

function joined(texts: readonly Bilingual[]): Bilingual {
  const of = (language: 'en' | 'ne') =>
    texts
      .map((text) => text[language].replace(/\s+/gu, ' ').trim())
      .filter(Boolean)
      .join(' · ')
  return { en: of('en'), ne: of('ne') }
}
