// Structured data (schema.org) of a document and its file.

import { inLanguage, type Language } from '#kit/language.ts'
import { useDocument } from '#platform/page-document.ts'
import { StructuredData } from '#platform/structured-data.tsx'
import type { PublicDocument } from '../contract/api.ts'
import { reportTitle } from './report-title.ts'

export function DocumentData({ document, language }: { document: PublicDocument; language: Language }) {
  const { origin = '', organisation = '' } = useDocument() ?? {}
  const { titleEn, titleNe, mediaType, size, sha256, published, publishedAt, url, page, type } = document
  const title = inLanguage({ en: titleEn, ne: titleNe }, language)
  return (
    <StructuredData
      data={{
        '@type': 'DigitalDocument',
        name: title.text,
        genre: reportTitle(type, language),
        url: `${origin}${page}`,
        dateCreated: published,
        datePublished: publishedAt,
        encoding: {
          '@type': 'MediaObject',
          contentUrl: `${origin}${url}`,
          encodingFormat: mediaType,
          contentSize: String(size),
          sha256,
        },
        publisher: { '@type': 'GovernmentOrganization', name: organisation, url: origin },
      }}
    />
  )
}
