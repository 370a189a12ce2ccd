// Public page of one article.

import { useLoaderData } from 'react-router'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useDocument } from '#platform/page-document.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { Blocks } from '#ui/blocks/blocks.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { MoreLink } from '#ui/section.tsx'
import type { ListedArticle } from '../contract/api.ts'
import { newsMessages } from '../messages/public.ts'
import { latestArticles, readArticle } from '../operations/articles.server.ts'
import { Attachments } from './parts/article-attachments.tsx'
import { ArticleCard } from './parts/article-card.tsx'
import { ArticleData } from './parts/article-data.tsx'
import { ArticleHeader } from './parts/article-header.tsx'
import { Neighbours } from './parts/article-neighbours.tsx'

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

/** The latest other articles, beside the article on wide screens. */
function Others({ articles, language }: { articles: ListedArticle[]; language: Language }) {
  if (articles.length === 0) return null
  const t = translator(newsMessages, language)
  return (
    <aside aria-labelledby="others" className="screen-only">
      <h2 id="others" className="mb-4 border-b-2 border-title pb-2 text-lg">
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
