// Screen of the public search: field, answer, kinds, results with their snippets; complete without script.

import { formatNumber } from '#kit/format/numbers.ts'
import { translator } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { PageLinks } from '#ui/page-links.tsx'
import type { SearchResults } from '../contract/api.ts'
import { maxQuery, resultsOnAPage, searchAddress, type SearchState } from '../contract/kinds.ts'
import { searchMessages } from '../messages.ts'
import { Answer } from './parts/answer.tsx'
import { KindFilter } from './parts/kind-filter.tsx'
import { NothingFound, type OfferedPage } from './parts/nothing-found.tsx'
import { Result } from './parts/result.tsx'

/** `suggestions`: the script of suggestions with the number of the organisation after `#`. */
type Props = {
  query: SearchState
  results: SearchResults
  offered: OfferedPage[]
  phone: string
  suggestions: string
}

export function SearchScreen({ query, results, offered, phone, suggestions }: Props) {
  const language = useLanguage()
  const t = translator(searchMessages, language)
  const { q, page } = query
  const { data, total, answer, correction } = results
  return (
    <PageArea>
      <PageMeta title={q ? t('search.title_for', { q }) : t('search.title')} description={t('search.lead')} />
      <PageHeading title={t('search.title')} />
      <Field query={query} suggestions={suggestions} language={language} />
      {answer ? <Answer answer={answer} language={language} /> : null}
      {correction ? <output className="mb-4 block">{t('search.corrected', { q, correction })}</output> : null}
      {results.kinds.length > 0 ? <KindFilter query={query} kinds={results.kinds} language={language} /> : null}
      {data.length > 0 ? (
        <section aria-labelledby="results-title">
          <h2 id="results-title" className="sr-only">
            {t('search.results')}
          </h2>
          <Showing query={query} results={results} language={language} />
          <ol className="grid gap-6">
            {data.map((item) => (
              <li key={item.url + item.title.en}>
                <Result item={item} language={language} />
              </li>
            ))}
          </ol>
        </section>
      ) : (
        <NothingFound query={query} offered={offered} phone={phone} language={language} />
      )}
      <PageLinks
        page={page}
        pages={Math.ceil(total / resultsOnAPage)}
        to={(number) => searchAddress({ ...query, page: number })}
        language={language}
      />
    </PageArea>
  )
}

function Field({ query, suggestions, language }: Pick<Props, 'query' | 'suggestions'> & { language: Language }) {
  const t = translator(searchMessages, language)
  return (
    <search className="screen-only mb-6 block max-w-2xl">
      <form method="get" action="/search" data-suggestions={suggestions} className="flex flex-wrap gap-2">
        <label htmlFor="search-q" className={query.q ? 'sr-only' : 'w-full font-bold text-title'}>
          {t('search.label')}
        </label>
        <div className="relative min-w-40 flex-1">
          <input
            id="search-q"
            type="search"
            name="q"
            className="input w-full"
            maxLength={maxQuery}
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={query.q}
            aria-describedby={query.q ? undefined : 'search-hint'}
          />
        </div>
        <Button type="submit" kind="primary">
          <Icon name="search" />
          {t('search.button')}
        </Button>
        {query.q ? null : (
          <p id="search-hint" className="w-full text-sm text-neutral-600">
            {t('search.hint')}
          </p>
        )}
      </form>
    </search>
  )
}

function Showing({ query, results, language }: { query: SearchState; results: SearchResults; language: Language }) {
  const t = translator(searchMessages, language)
  const from = (query.page - 1) * resultsOnAPage + 1
  const shown = {
    from: formatNumber(from, language),
    to: formatNumber(from + results.data.length - 1, language),
    total: formatNumber(results.total, language),
  }
  return (
    <p className="figures mb-4 text-neutral-700">
      {t(results.totalIsLeast ? 'search.found_least' : 'search.found', shown)}
    </p>
  )
}
