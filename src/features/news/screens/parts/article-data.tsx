// Structured data (schema.org) of an article.

import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { sizeAddress } from '#kit/pictures.ts'
import { useDocument } from '#platform/page-document.ts'
import { StructuredData } from '#platform/structured-data.tsx'
import type { Article } from '../../contract/api.ts'

export function ArticleData({ article, language }: { article: Article; language: Language }) {
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
