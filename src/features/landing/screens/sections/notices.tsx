// What has the organisation announced lately, and until when is there time?

import { formatDate } from '#kit/format/dates.ts'
import { formatFileSize } from '#kit/format/file-size.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { ListedDocument } from '#features/documents/contract/api.ts'
import { fileAddress } from '#features/documents/contract/lists.ts'
import { Deadline } from '#features/documents/screens/document-notes.tsx'
import { MoreLink, Section } from '#ui/section.tsx'
import { landingMessages } from '../../messages.ts'

type Around = { date: string; language: Language }

/** Two lists side by side: what concerns every household, and what one can answer to. A phone shows the newest three. */
export function Notices({
  notices,
  calls,
  ...around
}: Around & { notices: ListedDocument[]; calls: ListedDocument[] }) {
  if (notices.length + calls.length === 0) return null
  const say = translator(landingMessages, around.language)
  return (
    <Section id="notices" title={say('notices.title')}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <List
          title={say('notices.consumer')}
          all={{ href: '/notices/consumer-notice', label: say('notices.all_consumer') }}
          documents={notices}
          {...around}
        />
        <List
          title={say('notices.calls')}
          all={{ href: '/notices/tender-notices', label: say('notices.all_tenders') }}
          documents={calls}
          {...around}
        />
      </div>
    </Section>
  )
}

type ListProps = Around & { title: string; all: { href: string; label: string }; documents: ListedDocument[] }

function List({ title, all, documents, ...around }: ListProps) {
  if (documents.length === 0) return null
  return (
    <div>
      <h3 className="border-b-2 border-primary pb-2 text-lg">{title}</h3>
      <ul className="max-sm:[&>:nth-child(n+4)]:hidden">
        {documents.map((document) => (
          <Item key={document.id} document={document} {...around} />
        ))}
      </ul>
      <p className="mt-2">
        <MoreLink {...all} />
      </p>
    </div>
  )
}

function Item({ document, date, language }: Around & { document: ListedDocument }) {
  const title = inLanguage({ en: document.titleEn, ne: document.titleNe }, language)
  return (
    <li className="border-b border-neutral-200 py-3">
      <a
        href={document.url}
        lang={title.lang}
        data-print-as={` (${fileAddress({ id: document.id, filename: '-' })})`}
        className="inline-block py-0.5 font-semibold text-primary underline decoration-neutral-300 underline-offset-4 hover:decoration-2 hover:decoration-secondary-700"
      >
        {title.text}
      </a>
      <p className="figures mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-neutral-600">
        <time dateTime={document.published}>{formatDate(document.published, language)}</time>
        <span>{formatFileSize(document.size, language)}</span>
        {document.state === 'open' || document.state === 'upcoming' ? (
          <Deadline document={document} today={date} />
        ) : null}
      </p>
    </li>
  )
}
