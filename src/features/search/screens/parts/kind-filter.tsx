// Kinds of results with their counts, and their order, as links.

import { formatNumber } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import type { SearchResults } from '../../contract/api.ts'
import { searchAddress, type SearchKind, type SearchState } from '../../contract/kinds.ts'
import { searchMessages } from '../../messages.ts'

type Props = { query: SearchState; kinds: SearchResults['kinds']; language: Language }

const sorts = ['best', 'newest'] as const

export function KindFilter({ query, kinds, language }: Props) {
  const t = translator(searchMessages, language)
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  const chips: { kind: SearchKind | undefined; count: number }[] = [{ kind: undefined, count: all }, ...kinds]
  return (
    <div className="screen-only mb-4 grid gap-2">
      <nav aria-label={t('search.kinds')}>
        <ul className="flex flex-wrap gap-2">
          {chips.map(({ kind, count }) => (
            <li key={kind ?? ''}>
              <a
                href={searchAddress({ ...query, kind, page: 1 })}
                aria-current={kind === query.kind ? 'true' : undefined}
                className="btn inline-flex min-h-11 items-center gap-2 rounded-full border border-neutral-300 bg-surface px-3 py-1.5 font-semibold text-title hover:border-title hover:bg-primary-50 aria-[current]:border-action aria-[current]:bg-action aria-[current]:text-on-action"
              >
                {kind ? t(`search.kind_${kind}`) : t('search.all')}
                <span className="figures text-sm font-normal">{formatNumber(count, language)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('search.sort')}>
        <ul className="flex flex-wrap gap-x-4">
          {sorts.map((sort) => (
            <li key={sort}>
              <a
                href={searchAddress({ ...query, sort, page: 1 })}
                aria-current={sort === query.sort ? 'true' : undefined}
                className="link inline-flex min-h-11 items-center aria-[current]:font-bold aria-[current]:no-underline"
              >
                {t(`search.sort_${sort}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
