// Card of an article in a list, and the large card of the newest one.

import { TimeText } from '#ui/time-text.tsx'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Tag } from '#ui/tag.tsx'
import type { ListedArticle } from '../../contract/api.ts'

type Props = {
  article: ListedArticle
  language: Language
  eager?: boolean
  /** The heading level. */ level?: 2 | 3
}

export function ArticleCard({
  article,
  language,
  eager = false,
  level = 2,
  withSummary = true,
}: Props & { withSummary?: boolean }) {
  const summary = inLanguage(article.summary, language)
  return (
    <article className="card group relative flex overflow-hidden transition-colors hover:border-secondary-600 max-sm:items-start sm:flex-col">
      <ArticlePicture
        article={article}
        eager={eager}
        sizes="(min-width: 1024px) 380px, (min-width: 480px) 50vw, 80px"
        className="aspect-3/2 max-sm:aspect-square max-sm:w-20 max-sm:shrink-0 max-sm:self-stretch"
      />
      <div className="flex min-w-0 flex-1 flex-col px-3 py-2 sm:p-5">
        <ArticleDate article={article} language={language} />
        <Title
          article={article}
          language={language}
          level={level}
          className="mt-1 text-base leading-heading sm:mt-2 sm:text-lg sm:leading-heading"
        />
        {withSummary && summary.text ? (
          <p lang={summary.lang} className="mt-2 line-clamp-4 text-neutral-700 max-sm:hidden">
            {summary.text}
          </p>
        ) : null}
      </div>
    </article>
  )
}

/** The newest article, across the full width. */
export function LeadingArticle({ article, language }: Props) {
  const summary = inLanguage(article.summary, language)
  return (
    <article className="card relative mb-8 overflow-hidden rounded-box border border-neutral-200 bg-primary-50 transition-colors hover:border-secondary-600 md:grid md:grid-cols-[1.25fr_1fr]">
      <ArticlePicture
        article={article}
        eager
        sizes="(min-width: 1184px) 640px, (min-width: 768px) 55vw, 100vw"
        className="aspect-3/2 md:aspect-auto md:h-full md:min-h-80"
      />
      <div className="flex flex-col justify-center p-5 md:p-8">
        <ArticleDate article={article} language={language} />
        <Title article={article} language={language} level={2} className="mt-3 text-2xl" />
        {summary.text ? (
          <p lang={summary.lang} className="mt-3 text-lg text-neutral-700">
            {summary.text}
          </p>
        ) : null}
      </div>
    </article>
  )
}

/** The category, except on a phone, and the date in the calendar of the language. */
export function ArticleDate({ article, language }: Props) {
  const category = inLanguage(article.category.name, language)
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-neutral-600">
      <span className="max-sm:hidden">
        <Tag tone="info">
          <span lang={category.lang}>{category.text}</span>
        </Tag>
      </span>
      <span className="figures">
        <TimeText at={article.publishedOn} />
      </span>
    </p>
  )
}

function Title({ article, language, level, className }: Props & { level: 2 | 3; className: string }) {
  const Heading = `h${level}` as const
  const title = inLanguage(article.title, language)
  return (
    <Heading className={className} lang={title.lang}>
      <a
        href={article.url}
        className="after:absolute after:inset-0 after:rounded-box group-hover:underline hover:underline"
      >
        {title.text}
      </a>
    </Heading>
  )
}

type PictureProps = { article: ListedArticle; eager: boolean; sizes: string; className: string }

/** A plain background in place of a missing picture. */
function ArticlePicture({ article, eager, sizes, className }: PictureProps) {
  if (!article.picture) return <span aria-hidden="true" className={`block bg-secondary-100 ${className}`} />
  const { url, width, height, blur } = article.picture
  return (
    <Picture
      address={url}
      width={width}
      height={height}
      blur={blur}
      alt=""
      sizes={sizes}
      eager={eager}
      className={className}
    />
  )
}
