// Card of an article in a list, and the large card of the newest one.

import { TimeText } from '#ui/time-text.tsx'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture/picture.tsx'
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
    <article className="card group article-card">
      <ArticlePicture
        article={article}
        eager={eager}
        sizes="(min-width: 1024px) 380px, (min-width: 480px) 50vw, 80px"
        className="article-picture"
      />
      <div>
        <ArticleDate article={article} language={language} />
        <Title article={article} language={language} level={level} className="article-title" />
        {withSummary && summary.text ? (
          <p lang={summary.lang} className="article-summary">
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
    <p className="article-date">
      <span lang={category.lang} className="tag tag-info max-sm:hidden">
        {category.text}
      </span>
      <TimeText at={article.publishedOn} />
    </p>
  )
}

function Title({ article, language, level, className }: Props & { level: 2 | 3; className: string }) {
  const Heading = `h${level}` as const
  const title = inLanguage(article.title, language)
  return (
    <Heading className={className} lang={title.lang}>
      <a href={article.url} className="whole-card">
        {title.text}
      </a>
    </Heading>
  )
}

type PictureProps = { article: ListedArticle; eager: boolean; sizes: string; className: string }

/** A drop in place of a missing picture. */
function ArticlePicture({ article, eager, sizes, className }: PictureProps) {
  if (!article.picture)
    return (
      <span aria-hidden="true" className={`grid place-items-center bg-secondary-100 text-secondary-800 ${className}`}>
        <Icon name="drop" className="size-8 opacity-50 sm:size-16" />
      </span>
    )
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
