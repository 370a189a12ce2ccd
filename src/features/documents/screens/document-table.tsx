// How does one page of documents look: a table on wide screens, records on a phone?

import { formatDate } from '#kit/format/dates.ts'
import { formatFileSize } from '#kit/format/file-size.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#platform/page-language.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ListedDocument, ReportsQuery, SortColumn } from '../contract.ts'
import { sortColumns } from '../contract.ts'
import { documentMessages } from '../messages.ts'
import { listAddress, nextSort, sortOf } from '../rules.ts'
import { DocumentNotes } from './document-notes.tsx'

const cell = 'px-4 py-3 align-top max-lg:block max-lg:px-0 max-lg:py-0.5'
const widths: Record<SortColumn, string> = {
  title: 'w-[38%]',
  filename: 'w-[20%]',
  size: 'whitespace-nowrap',
  published: 'whitespace-nowrap',
}

export function DocumentTable(props: { query: ReportsQuery; documents: ListedDocument[]; today: string }) {
  const { query, documents, today } = props
  const say = translator(documentMessages, useLanguage())
  return (
    <>
      <SortLinks query={query} />
      <table className="w-full border-separate border-spacing-0 text-start max-lg:block">
        <caption className="sr-only">{say(`documents.${query.type}.title`)}</caption>
        <thead className="max-lg:sr-only">
          <tr>
            {sortColumns.map((column) => (
              <SortHeading key={column} query={query} column={column} />
            ))}
            <th scope="col" className="border-b-2 border-primary px-4 py-2 text-start text-primary">
              {say('documents.column.download')}
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:grid max-lg:gap-3 md:max-lg:grid-cols-2">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} today={today} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function DocumentRow({ document, today }: { document: ListedDocument; today: string }) {
  const language = useLanguage()
  const say = translator(documentMessages, language)
  const title = inLanguage({ en: document.titleEn, ne: document.titleNe }, language)
  const kind = say(kindOf(document.mediaType))
  const size = formatFileSize(document.size, language)
  return (
    <tr className="max-lg:flex max-lg:flex-col max-lg:rounded-box max-lg:border max-lg:border-neutral-200 max-lg:bg-white max-lg:p-4 max-lg:shadow-raised lg:hover:bg-primary-50 lg:[&>*]:border-b lg:[&>*]:border-neutral-200">
      <th scope="row" className={`${cell} text-start font-normal`}>
        <a href={document.url} lang={title.lang} className="link text-base font-semibold">
          {title.text}
        </a>
        <DocumentNotes document={document} today={today} />
      </th>
      <td className={`${cell} text-sm [overflow-wrap:anywhere] text-neutral-600 max-lg:order-4`}>
        {document.filename}
      </td>
      <td className={`${cell} figures text-neutral-700 lg:whitespace-nowrap`}>
        <span className="me-2 inline-block rounded-box bg-primary-50 px-1.5 text-sm font-semibold text-primary-700">
          {kind}
        </span>
        {size}
      </td>
      <td className={`${cell} figures text-neutral-700 lg:whitespace-nowrap`}>
        <span className="text-sm text-neutral-600 lg:hidden">{say('documents.column.published')}: </span>
        <time dateTime={document.published}>{formatDate(document.published, language)}</time>
      </td>
      <td className={`${cell} screen-only max-lg:order-5 max-lg:mt-auto max-lg:pt-3`}>
        <a
          href={document.url}
          download={document.filename}
          className={buttonClass('plain', 'max-lg:w-full lg:whitespace-nowrap')}
          aria-label={say('documents.download_named', { title: title.text, kind, size })}
        >
          <Icon name="download" />
          {say('documents.download')}
        </a>
      </td>
    </tr>
  )
}

function SortHeading({ query, column }: { query: ReportsQuery; column: SortColumn }) {
  const say = translator(documentMessages, useLanguage())
  const sort = sortOf(query)
  const sorted = sort.column === column
  const direction = sort.order === 'asc' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      aria-sort={sorted ? direction : 'none'}
      className={`border-b-2 border-primary text-start ${widths[column]}`}
    >
      <a
        href={listAddress(query, nextSort(query, column))}
        className="group inline-flex min-h-11 items-center gap-1 px-4 font-bold text-primary hover:underline"
      >
        {say(`documents.column.${column}`)}
        <SortMark order={sorted ? sort.order : undefined} />
      </a>
    </th>
  )
}

/** The headings' links for a phone, where the headings are not shown. */
function SortLinks({ query }: { query: ReportsQuery }) {
  const say = translator(documentMessages, useLanguage())
  const sort = sortOf(query)
  return (
    <div className="screen-only mb-3 flex flex-wrap items-center gap-x-1 text-sm lg:hidden">
      <span className="me-1 text-neutral-700">{say('documents.sort_by')}</span>
      {sortColumns.map((column) => (
        <a
          key={column}
          href={listAddress(query, nextSort(query, column))}
          aria-current={sort.column === column ? 'true' : undefined}
          className="inline-flex min-h-11 items-center gap-1 rounded-box px-2 font-semibold text-secondary-800 aria-[current]:bg-primary-50 aria-[current]:text-primary"
        >
          {say(`documents.column.${column}`)}
          <SortMark order={sort.column === column ? sort.order : undefined} />
        </a>
      ))}
    </div>
  )
}

function SortMark({ order }: { order: 'asc' | 'desc' | undefined }) {
  if (!order) return <Icon name="chevron" className="size-4 opacity-0 group-hover:opacity-40" />
  return <Icon name="chevron" className={`size-4 ${order === 'asc' ? 'rotate-180' : ''}`} />
}

function kindOf(mediaType: string) {
  if (mediaType === 'application/pdf') return 'documents.kind.pdf'
  if (mediaType.startsWith('image/')) return 'documents.kind.picture'
  if (mediaType === 'application/zip') return 'documents.kind.zip'
  return /excel|spreadsheet/.test(mediaType) ? 'documents.kind.excel' : 'documents.kind.word'
}
