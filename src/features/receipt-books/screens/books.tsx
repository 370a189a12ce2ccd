// Console page of receipt books: all of them, and the form that registers one.

import { useMemo, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { inDigits, type Language } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { ReceiptBook, ReceiptBooksApi } from '../contract/api.ts'
import { bookMessages as texts } from '../messages.ts'
import { BookForm } from './book-form.tsx'
import { booksTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { orgId, who } = await requireSession('staff', request, 'receipts:read')
  return { orgId: String(orgId), mayRegister: who.permissions.includes('banking:write'), today: todayInNepal() }
}

export default function Books() {
  const { orgId, mayRegister, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = booksTranslator(language)
  const organisation = useBranding()
  const [registered, setRegistered] = useState(0)
  const source = useMemo(() => {
    const url = urlOf<ReceiptBooksApi['receiptBooks']>('GET /admin/receiptBooks/{orgId}', { orgId })
    return { url, send: httpClient({ language }) }
  }, [orgId, language])
  return (
    <>
      <PageMeta title={t('books.title')} />
      <PageHeading title={t('books.title')} lead={t('books.lead')} />
      <ServerTable
        key={registered}
        id="receipt-books"
        caption={t('books.title')}
        {...{ language, today, source, columns, defaults, organisation }}
        cells={cellsIn(language)}
        rowKey={({ id }) => String(id)}
        rowHeader="series"
        records="compact"
        searchHint={t('books.search_hint')}
        fileName="receipt-books"
        emptyText={t('books.none')}
      />
      {mayRegister ? (
        <Section id="register" title={t('books.new')}>
          <BookForm key={registered} today={today} onRegistered={() => setRegistered((count) => count + 1)} />
        </Section>
      ) : null}
    </>
  )
}

const defaults: TableDefaults = { sortBy: 'handedOn', sortOrder: 'desc' }

const columns: Column<ReceiptBook>[] = [
  { key: 'series', label: texts['books.series'], value: ({ series }) => series },
  {
    key: 'pages',
    label: texts['books.pages'],
    named: true,
    kind: 'code',
    value: pagesOf,
  },
  { key: 'handedTo', label: texts['books.handed_to'], width: 160, named: true },
  { key: 'handedOn', label: texts['books.handed_on'], kind: 'date', sortable: true, named: true },
  { key: 'entered', label: texts['books.entered'], kind: 'number', named: true },
  { key: 'void', label: texts['books.void'], kind: 'number', named: true },
  { key: 'missing', label: texts['books.missing'], kind: 'number', named: true },
  { key: 'returnedOn', label: texts['books.returned_on'], kind: 'date', named: true },
]

function pagesOf({ firstPage, lastPage }: ReceiptBook): string {
  return `${firstPage}–${lastPage}`
}

function cellsIn(language: Language) {
  return {
    series: ({ id, series, firstPage }: ReceiptBook) => (
      <Link to={`/staff/receipt-books/${id}`} className="link inline-block py-1">
        {series} {inDigits(String(firstPage), language)}
      </Link>
    ),
  }
}
