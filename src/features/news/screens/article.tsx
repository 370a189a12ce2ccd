// Public page of one article.

import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import { formatDateInBoth } from '#kit/format/dates.ts'
import { formatFileSize } from '#kit/format/file-size.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { sizeAddress } from '#kit/pictures.ts'
import { useDocument } from '#platform/page-document.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { StructuredData } from '#platform/structured-data.tsx'
import type { ListedDocument } from '#features/documents/contract/api.ts'
import { fileAddress } from '#features/documents/contract/lists.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { MoreLink } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import type { Article, ListedArticle } from '../contract/api.ts'
import { newsMessages } from '../messages/public.ts'
import { latestArticles, readArticle } from '../operations/articles.server.ts'
import { newsAddress } from '../rules.ts'
import { ArticleCard } from './parts/article-card.tsx'

/** The number of other articles beside an article. */
const othersShown = 3

export const loader = page(async (ctx, { params }) => {
  const [article, latest] = await Promise.all([
    readArticle(ctx, { slug: params.slug ?? '' }),
    latestArticles(ctx, othersShown + 1),
  ])
  return { article, others: latest.filter(({ slug }) => slug !== article.slug).slice(0, othersShown) }
})

export default function ArticlePage() {
  const { article, others } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator(newsMessages, language)
  const title = inLanguage(article.title, language)
  const summary = inLanguage(article.summary, language)
  const { picture, attachments } = article
  return (
    <PageArea>
      <PageMeta
        title={title.text}
        description={summary.text}
        picture={picture?.url}
        publishedOn={article.publishedOn}
      />
      <ArticleData article={article} language={language} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,46rem)_1fr] print:block">
        <div>
          <article>
            <ArticleHeader article={article} language={language} />
            {picture ? (
              <Picture
                address={picture.url}
                width={picture.width}
                height={picture.height}
                blur={picture.blur}
                alt=""
                sizes="(min-width: 768px) 736px, 100vw"
                eager
                className="mb-8 rounded-box print:mb-4 print:max-w-2/3"
              />
            ) : null}
            <Blocks blocks={article.blocks} language={language} tableName={t('news.table', { title: title.text })} />
            <Attachments documents={attachments} language={language} />
          </article>
          <Share url={article.url} title={title.text} language={language} />
          <Neighbours article={article} language={language} />
        </div>
        <Others articles={others} language={language} />
      </div>
    </PageArea>
  )
}

type Props = { article: Article; language: Language }

function ArticleHeader({ article, language }: Props) {
  const title = inLanguage(article.title, language)
  const summary = inLanguage(article.summary, language)
  const category = inLanguage(article.category.name, language)
  return (
    <header className="mb-6">
      <p className="mb-1 flex flex-wrap items-center gap-x-3 text-neutral-600">
        <a
          href={newsAddress({ category: article.category.code })}
          data-print-plain=""
          className="inline-flex min-h-11 items-center hover:underline"
          lang={category.lang}
        >
          <Tag tone="info">{category.text}</Tag>
        </a>
        <time dateTime={article.publishedOn} className="figures">
          {formatDateInBoth(article.publishedOn, language)}
        </time>
      </p>
      <h1 className="text-3xl" lang={title.lang}>
        {title.text}
      </h1>
      {summary.text ? (
        <p lang={summary.lang} className="mt-3 text-xl leading-line text-neutral-700">
          {summary.text}
        </p>
      ) : null}
    </header>
  )
}

function Attachments({ documents, language }: { documents: ListedDocument[]; language: Language }) {
  const t = translator(newsMessages, language)
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="attachments" className="card mt-10 rounded-box bg-primary-50 p-5">
      <h2 id="attachments" className="text-xl">
        {t('news.attachments')}
      </h2>
      <ul className="mt-2 grid gap-1">
        {documents.map((document) => {
          const title = inLanguage({ en: document.titleEn, ne: document.titleNe }, language)
          return (
            <li key={document.id}>
              <a
                href={document.url}
                data-print-as={` (${fileAddress({ id: document.id, filename: '-' })})`}
                className="link inline-flex min-h-11 items-start gap-3 py-2 font-semibold"
              >
                <Icon name="file" className="size-6" />
                <span>
                  <span lang={title.lang}>{title.text}</span>{' '}
                  <span className="figures font-normal whitespace-nowrap text-neutral-600">
                    ({formatFileSize(document.size, language)})
                  </span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Share({ url, title, language }: { url: string; title: string; language: Language }) {
  const t = translator(newsMessages, language)
  const address = `${useDocument()?.origin ?? ''}${url}?lang=${language}`
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${address}`)}`
  return (
    <p className="screen-only mt-8 flex flex-wrap gap-2">
      <CopyButton text={address} label={t('news.copy')} copied={t('news.copied')} />
      <ButtonLink href={mail}>
        <Icon name="mail" />
        {t('news.share')}
      </ButtonLink>
    </p>
  )
}

function Neighbours({ article: { next, previous }, language }: Props) {
  const t = translator(newsMessages, language)
  return (
    <nav aria-label={t('news.neighbours')} className="mt-12 border-t border-neutral-200 pt-6">
      <div className="grid gap-4 sm:grid-cols-2">
        {previous ? (
          <Neighbour article={previous} rel="prev" language={language}>
            <Icon name="back" className="size-4" />
            {t('news.previous')}
          </Neighbour>
        ) : null}
        {next ? (
          <Neighbour article={next} rel="next" language={language}>
            {t('news.next')}
            <Icon name="arrow" className="size-4" />
          </Neighbour>
        ) : null}
      </div>
    </nav>
  )
}

/** The latest other articles, beside the article on wide screens. */
function Others({ articles, language }: { articles: ListedArticle[]; language: Language }) {
  if (articles.length === 0) return null
  const t = translator(newsMessages, language)
  return (
    <aside aria-labelledby="others" className="screen-only">
      <h2 id="others" className="mb-4 border-b-2 border-primary pb-2 text-lg">
        {t('news.latest')}
      </h2>
      <ul className="grid gap-4 sm:max-lg:grid-cols-3 [&>li]:grid">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} language={language} level={3} withSummary={false} />
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <MoreLink href="/news" label={t('news.all')} />
      </p>
    </aside>
  )
}

type NeighbourProps = {
  article: NonNullable<Article['next']>
  rel: 'next' | 'prev'
  language: Language
  children: ReactNode
}

function Neighbour({ article, rel, language, children }: NeighbourProps) {
  const title = inLanguage(article.title, language)
  return (
    <a
      href={article.url}
      rel={rel}
      className={`card block rounded-box border border-neutral-200 p-4 hover:border-secondary-600 hover:bg-secondary-50 ${rel === 'next' ? 'sm:col-start-2 sm:text-end' : ''}`}
    >
      <span className={`flex items-center gap-1.5 text-sm text-neutral-600 ${rel === 'next' ? 'sm:justify-end' : ''}`}>
        {children}
      </span>
      <span lang={title.lang} className="mt-1 block font-semibold text-balance text-primary">
        {title.text}
      </span>
    </a>
  )
}

function ArticleData({ article, language }: Props) {
  const { origin = '', organisation = '' } = useDocument() ?? {}
  const { picture, publishedOn, url } = article
  return (
    <StructuredData
      data={{
        '@type': 'NewsArticle',
        headline: inLanguage(article.title, language).text,
        description: inLanguage(article.summary, language).text,
        articleSection: inLanguage(article.category.name, language).text,
        inLanguage: language,
        datePublished: nepalInstant(publishedOn, '00:00').toISOString(),
        mainEntityOfPage: `${origin}${url}`,
        ...(picture ? { image: [`${origin}${sizeAddress(picture.url, 960, 'webp')}`] } : {}),
        author: { '@type': 'GovernmentOrganization', name: organisation, url: origin },
        publisher: { '@type': 'GovernmentOrganization', name: organisation, url: origin },
      }}
    />
  )
}
