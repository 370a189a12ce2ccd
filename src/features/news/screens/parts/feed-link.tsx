// Where can a reader's program follow the news?

import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useDocument } from '#platform/page-document.ts'
import { ButtonLink } from '#ui/button.tsx'
import { newsMessages } from '../../messages/public.ts'

/** The link to press, and the one that programs find in the head of the page. */
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
