// Public page of a long page: text, sources, day of the last change.

import { useLoaderData } from 'react-router'
import { TimeText } from '#ui/time-text.tsx'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { Blocks, partsOf } from '#ui/blocks/blocks.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { Tag } from '#ui/tag.tsx'
import type { PageSlug } from '../contract/site-pages.ts'
import type { SitePage, Source } from '../contract/api.ts'
import { pageAt } from '../contract/site-pages.ts'
import { pagesMessages } from '../messages.ts'
import { readPageIfPublic } from '../operations/pages.server.ts'

export const loader = page(async (ctx, { request }) => {
  const { slug } = pageAt(new URL(request.url).pathname) ?? refuse('missing', 'request.unknown_path')
  return { slug, shown: await readPageIfPublic(ctx, { slug }) }
})

export default function LongPage() {
  const { slug, shown } = useLoaderData<typeof loader>()
  const language = useLanguage()
  return shown ? <Written shown={shown} language={language} /> : <Unwritten slug={slug} language={language} />
}

/** The menu leads here whether the office has written the page or not. */
function Unwritten({ slug, language }: { slug: PageSlug; language: Language }) {
  const t = translator(pagesMessages, language)
  const title = t(`pages.${slug}`)
  return (
    <PageArea narrow>
      <PageMeta title={title} description={t('pages.empty_text')} />
      <PageHeading title={title} />
      <EmptyState
        icon="file"
        title={t('pages.empty')}
        text={t('pages.empty_text')}
        action={<ButtonLink href="/contact">{t('pages.contact')}</ButtonLink>}
      />
    </PageArea>
  )
}

function Written({ shown, language }: { shown: SitePage; language: Language }) {
  const t = translator(pagesMessages, language)
  const title = inLanguage(shown.title, language)
  return (
    <PageArea>
      <PageMeta title={title.text} description={descriptionOf(shown, language)} />
      <div className="grid gap-x-16 print:block lg:grid-cols-[minmax(0,46rem)_1fr]">
        <div>
          <header className="mb-8">
            <h1 className="text-3xl" lang={title.lang}>
              {title.text}
            </h1>
            <p className="figures mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-neutral-600">
              <span>
                <TimeText at={shown.updatedOn} format="both">
                  {(date) => t('pages.updated', { date })}
                </TimeText>
              </span>
              {shown.sample ? <Tag tone="warning">{t('pages.sample')}</Tag> : null}
            </p>
          </header>
          <Blocks blocks={shown.blocks} language={language} tableName={t('pages.table', { title: title.text })} />
          <Sources sources={shown.sources} language={language} />
        </div>
        <Contents shown={shown} language={language} />
      </div>
    </PageArea>
  )
}

/** Beside the text where there is space: what it is about, and the way there. */
function Contents({ shown, language }: { shown: SitePage; language: Language }) {
  const parts = partsOf(shown.blocks)
  if (parts.length < 3) return null
  return (
    <nav
      aria-labelledby="contents"
      className="screen-only sticky top-20 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto rounded-box bg-primary-50 p-5 max-lg:hidden"
    >
      <h2 id="contents" className="text-lg">
        {translator(pagesMessages, language)('pages.contents')}
      </h2>
      <ul className="mt-2">
        {parts.map(({ id, text }) => {
          const part = inLanguage(text, language)
          return (
            <li key={id} lang={part.lang}>
              <a href={`#${id}`} className="link flex min-h-11 items-center py-1.5">
                {part.text}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Sources({ sources, language }: { sources: Source[]; language: Language }) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources" className="mt-12 border-t border-neutral-200 pt-6">
      <h2 id="sources" className="text-xl">
        {translator(pagesMessages, language)('pages.sources')}
      </h2>
      <ul className="mt-3 list-disc ps-5 text-neutral-700">
        {sources.map(({ label, url }) => {
          const { text, lang } = inLanguage(label, language)
          return (
            <li key={label.en || label.ne} lang={lang} className="py-2.5">
              {url ? (
                <a href={url} className="link box-decoration-clone py-2.5">
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The beginning of the text, for search engines. */
function descriptionOf({ blocks }: SitePage, language: Language): string {
  const first = blocks.find((block) => block.type === 'paragraph')
  const text = first ? inLanguage(first.text, language).text : ''
  return text.length > 200 ? `${text.slice(0, 199)}…` : text
}
