// Head of an article: category, date, title and summary.

import { TimeText } from '#ui/time-text.tsx'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { Tag } from '#ui/tag.tsx'
import type { Article } from '../../contract/api.ts'
import { newsAddress } from '../../rules.ts'

export function ArticleHeader({ article, language }: { article: Article; language: Language }) {
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
        <span className="figures">
          <TimeText at={article.publishedOn} format="both" />
        </span>
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
