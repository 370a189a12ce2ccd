// Public list of the news with categories and search.

import { useLoaderData } from 'react-router'
import { inLanguage, translator } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageLinks } from '#ui/page-links.tsx'
import type { NewsQuery } from '../contract/api.ts'
import { newsMessages } from '../messages/public.ts'
import { readNewsWithCategories } from '../operations/articles.server.ts'
import { lastPage, newsAddress, readNewsQuery } from '../rules.ts'
import { ArticleCard, LeadingArticle } from './parts/article-card.tsx'
import { FeedLink } from './parts/feed-link.tsx'
import { NewsFilter } from './parts/news-filter.tsx'

export const handle = { parameters: ['category', 'search', 'page'] } satisfies PageHandle

export const loader = page((ctx, { request }) => nearestPage(ctx, readNewsQuery(new URL(request.url).searchParams)))

export default function NewsList() {
  const { query, news, categories } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator(newsMessages, language)
  const { search, category } = query
  const selected = categories.find(({ code }) => code === category)
  const title = selected ? inLanguage(selected.name, language).text : t('news.title')
  const [first, ...rest] = news.data
  const leads = query.page === 1 && !search && !category && news.total > 2
  const articles = leads ? rest : news.data
  return (
    <PageArea>
      <PageMeta title={selected ? `${title} · ${t('news.title')}` : title} description={t('news.lead')} />
      <PageHeading title={title} lead={t('news.lead')} />
      {categories.some(({ count }) => count > 0) ? (
        <NewsFilter query={query} news={news} categories={categories} language={language} />
      ) : null}
      {leads && first ? <LeadingArticle article={first} language={language} /> : null}
      {articles.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 lg:grid-cols-3 [&>li]:grid">
          {articles.map((article, place) => (
            <li key={article.slug}>
              <ArticleCard article={article} eager={!leads && place < 3} language={language} />
            </li>
          ))}
        </ul>
      ) : null}
      {news.total === 0 ? <NoNews query={query} /> : null}
      <PageLinks
        page={query.page}
        pages={lastPage(news.total, query.limit)}
        to={(number) => newsAddress(query, { page: number })}
        language={language}
      />
      <p className="screen-only mt-10 border-t border-neutral-200 pt-6">
        <FeedLink language={language} />
      </p>
    </PageArea>
  )
}

function NoNews({ query }: { query: NewsQuery }) {
  const t = translator(newsMessages, useLanguage())
  const { search, category } = query
  if (search)
    return (
      <EmptyState
        icon="search"
        title={t('news.no_results')}
        text={t('news.no_results_text', { search })}
        action={<ButtonLink href={newsAddress({ category })}>{t('news.search_clear')}</ButtonLink>}
      />
    )
  if (!category) return <EmptyState icon="bell" title={t('news.empty')} text={t('news.empty_text')} />
  const all = (
    <ButtonLink href="/news">
      <Icon name="back" />
      {t('news.all')}
    </ButtonLink>
  )
  return <EmptyState icon="bell" title={t('news.empty')} text={t('news.empty_category')} action={all} />
}

/** A page number beyond the last one returns the last page. */
async function nearestPage(ctx: Ctx, query: NewsQuery) {
  const found = await readNewsWithCategories(ctx, query)
  const last = lastPage(found.news.total, query.limit)
  if (found.news.data.length > 0 || query.page <= last) return { query, ...found }
  const nearest = { ...query, page: last }
  return { query: nearest, ...(await readNewsWithCategories(ctx, nearest)) }
}
