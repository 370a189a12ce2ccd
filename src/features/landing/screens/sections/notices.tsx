// Home page section: latest notices and calls with their deadlines.

import { TimeText } from '#ui/time-text.tsx'
import { formatFileSize } from '#kit/format/file-size.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { ListedDocument } from '#features/documents/contract/api.ts'
import { fileAddress } from '#features/documents/contract/lists.ts'
import { Deadline } from '#features/documents/screens/document-notes.tsx'
import { MoreLink, Section } from '#ui/section.tsx'
import { landingMessages } from '../../messages.ts'

type Context = { date: string; language: Language }

/** Two lists: notices for consumers, and calls with deadlines, the one closing soonest first. Phones show the first three of each. */
export function Notices({
  notices,
  calls,
  ...context
}: Context & { notices: ListedDocument[]; calls: ListedDocument[] }) {
  if (notices.length + calls.length === 0) return null
  const t = translator(landingMessages, context.language)
  return (
    <Section id="notices" title={t('notices.title')}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <List
          title={t('notices.consumer')}
          all={{ href: '/notices/consumer-notice', label: t('notices.all_consumer') }}
          documents={notices}
          {...context}
        />
        <List
          title={t('notices.calls')}
          all={{ href: '/notices/tender-notices', label: t('notices.all_tenders') }}
          documents={calls}
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
      <h3 className="border-b-2 border-title pb-2 text-lg">{title}</h3>
      <ul className="notices">
        {documents.map((document) => (
          <Item key={document.id} document={document} {...context} />
        ))}
      </ul>
      <p className="mt-2">
        <MoreLink {...all} />
      </p>
    </div>
  )
}

function Item({ document, date, language }: Context & { document: ListedDocument }) {
  const title = inLanguage({ en: document.titleEn, ne: document.titleNe }, language)
  return (
    <li>
      <a href={document.url} lang={title.lang} data-print-as={` (${fileAddress({ id: document.id, filename: '-' })})`}>
        {title.text}
      </a>
      <p>
        <TimeText at={document.published} />
        <span>{formatFileSize(document.size, language)}</span>
        {document.state === 'open' || document.state === 'upcoming' ? (
          <Deadline document={document} today={date} />
        ) : null}
      </p>
    </li>
  )
}
