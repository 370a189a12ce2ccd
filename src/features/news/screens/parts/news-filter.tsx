// Category links and search form of the public news list; works without script.

import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { Icon } from '#ui/icon.tsx'
import type { NewsCategory, NewsPage, NewsQuery } from '../../contract/api.ts'
import { newsMessages } from '../../messages/public.ts'
import { newsAddress } from '../../rules.ts'

type Props = { query: NewsQuery; news: NewsPage; categories: NewsCategory[]; language: Language }

export function NewsFilter({ query, news, categories, language }: Props) {
  return (
    <div className="mb-6 grid grid-cols-1 gap-4">
      <Categories query={query} categories={categories} language={language} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <Search query={query} language={language} />
        <Showing query={query} news={news} language={language} />
      </div>
    </div>
  )
}

function Categories({ query, categories, language }: Pick<Props, 'query' | 'categories' | 'language'>) {
  const t = translator(newsMessages, language)
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  const { search, category } = query
  const chips = categories
    .filter(({ count, code }) => count > 0 || code === category)
    .map(({ code, name, count }) => ({
      ...inLanguage(name, language),
      href: newsAddress({ search, category: code }),
      count,
      isChosen: code === category,
    }))
  return (
    <Chips
      label={t('news.categories')}
      chips={[{ href: newsAddress({ search }), text: t('news.all'), count: total, isChosen: !category }, ...chips]}
      language={language}
    />
  )
}

function Search({ query, language }: Pick<Props, 'query' | 'language'>) {
  const t = translator(newsMessages, language)
  const { search = '', category } = query
  return (
    <search className="screen-only w-full max-w-xl">
      <form method="get" action="/news" className="flex flex-wrap gap-2">
        <label htmlFor="news-search" className="w-full font-bold text-title">
          {t('news.search_label')}
        </label>
        {category ? <input type="hidden" name="category" value={category} /> : null}
        <input
          id="news-search"
          type="search"
          name="search"
          className="input own-clear min-w-40 flex-1"
          maxLength={200}
          autoComplete="off"
          defaultValue={search}
          aria-describedby="news-search-hint"
        />
        <Button type="submit" kind="primary">
          <Icon name="search" />
          {t('news.search')}
        </Button>
        {search ? (
          <ButtonLink kind="quiet" href={newsAddress({ category })}>
            <Icon name="close" />
            {t('news.search_clear')}
          </ButtonLink>
        ) : null}
        <p id="news-search-hint" className="w-full text-sm text-neutral-600">
          {t('news.search_hint')}
        </p>
      </form>
    </search>
  )
}

function Showing({ query, news, language }: Pick<Props, 'query' | 'news' | 'language'>) {
  const t = translator(newsMessages, language)
  if (news.total === 0) return null
  const from = (query.page - 1) * query.limit + 1
  const shown = {
    from: formatNumber(from, language),
    to: formatNumber(from + news.data.length - 1, language),
    total: formatNumber(news.total, language),
  }
  return (
    <p className="figures text-neutral-700">
      {t(news.totalIsLeast ? 'news.showing_least' : 'news.showing', shown)}{' '}
      {query.search ? t('news.found_for', { search: query.search }) : ''}
    </p>
  )
}
