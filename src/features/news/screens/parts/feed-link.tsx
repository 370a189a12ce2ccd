// Link to the RSS feed, on the page and in its head.

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useDocument } from '#platform/page-document.ts'
import { ButtonLink } from '#ui/button.tsx'
import { newsMessages } from '../../messages/public.ts'

/** The visible link, and the `link` element for feed readers. */
export function FeedLink({ language }: { language: Language }) {
  const t = translator(newsMessages, language)
  const address = feedAddress(language)
  const { organisation = '' } = useDocument() ?? {}
  const title = `${inLanguage(newsMessages['news.title'], language).text} · ${organisation}`
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={address} />
      <ButtonLink href={address} type="application/rss+xml">
        {t('news.feed')}
      </ButtonLink>
    </>
  )
}

function feedAddress(language: Language): string {
  return `/news.rss?lang=${language}`
}
