// Links from an article to the previous and the next one.

import type { ReactNode } from 'react'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import type { Article } from '../../contract/api.ts'
import { newsMessages } from '../../messages/public.ts'

export function Neighbours({ article: { next, previous }, language }: { article: Article; language: Language }) {
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
      <span lang={title.lang} className="mt-1 block font-bold text-balance text-title">
        {title.text}
      </span>
    </a>
  )
}
