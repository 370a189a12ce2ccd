// Home page section: calls by what closes first, and the newest notices for consumers.

import { asIri } from '#kit/format/iri.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { ListedDocument } from '#features/documents/contract/api.ts'
import { ClosingTag } from '#features/documents/screens/document-notes.tsx'
import { dayOrInstant } from '#features/documents/rules.ts'
import { MoreLink, Section } from '#ui/section.tsx'
import { landingMessages } from '../../messages.ts'

type Context = { date: string; language: Language }

/** Two lists: calls, the one closing soonest first, and notices for consumers. Phones show three calls and two notices. */
export function Notices({
  notices,
  calls,
  ...context
}: Context & { notices: ListedDocument[]; calls: ListedDocument[] }) {
  if (notices.length + calls.length === 0) return null
  const t = translator(landingMessages, context.language)
  return (
    <Section id="notices" title={t('notices.title')}>
      <div className="grid gap-x-12 gap-y-2 lg:grid-cols-2">
        <List
          title={t('notices.calls')}
          all={{ href: '/notices/tender-notices', label: t('notices.all_tenders') }}
          documents={calls}
          {...context}
        />
        <List
          title={t('notices.consumer')}
          all={{ href: '/notices/consumer-notice', label: t('notices.all_consumer') }}
          documents={notices}
          {...context}
        />
      </div>
    </Section>
  )
}

type ListProps = Context & { title: string; all: { href: string; label: string }; documents: ListedDocument[] }

function List({ title, all, documents, ...context }: ListProps) {
  if (documents.length === 0) return null
  return (
    <div>
      <h3 className="border-b-2 border-title pb-1 text-lg">{title}</h3>
      <ul className="notices">
        {documents.map((document) => (
          <Item key={document.id} document={document} {...context} />
        ))}
      </ul>
      <p>
        <MoreLink {...all} />
      </p>
    </div>
  )
}

function Item({ document, date, language }: Context & { document: ListedDocument }) {
  const title = inLanguage({ en: document.titleEn, ne: document.titleNe }, language)
  const { state, closesOn, closesTime, published } = document
  const closes = state === 'open' && closesOn ? dayOrInstant(closesOn, closesTime) : undefined
  return (
    <li>
      <a href={asIri(document.url)} lang={title.lang} data-file={document.id}>
        {title.text}
      </a>
      <p>
        <ClosingTag document={document} today={date} />
        <TimeText at={closes ?? published} />
      </p>
    </li>
  )
}
