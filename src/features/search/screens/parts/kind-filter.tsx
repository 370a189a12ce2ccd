// Kinds of results with their counts, and their order, as links.

import { translator, type Language } from '#kit/language.ts'
import { Chips } from '#ui/chips.tsx'
import type { SearchResults } from '../../contract/api.ts'
import { searchAddress, type SearchKind, type SearchState } from '../../contract/kinds.ts'
import { searchMessages } from '../../messages.ts'

type Props = { query: SearchState; kinds: SearchResults['kinds']; language: Language }

const sorts = ['best', 'newest'] as const

export function KindFilter({ query, kinds, language }: Props) {
  const t = translator(searchMessages, language)
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  const counts: { kind?: SearchKind; count: number }[] = [{ count: all }, ...kinds]
  const chips = counts.map(({ kind, count }) => ({
    href: searchAddress({ ...query, kind, page: 1 }),
    text: kind ? t(`search.kind_${kind}`) : t('search.all'),
    count,
    isChosen: kind === query.kind,
  }))
  return (
    <div className="screen-only mb-4 grid gap-2">
      <Chips label={t('search.kinds')} chips={chips} language={language} />
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
