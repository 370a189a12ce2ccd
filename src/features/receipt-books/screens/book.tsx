// Console page of one receipt book: enter its pages, note void and missing ones, and the list of all or the missing.

import { useMemo, useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import type { CounterApi } from '#features/counter/contract/api.ts'
import { counterTranslator } from '#features/counter/screens/translator.ts'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits, messageText, type Language } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { apiIn, httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Button } from '#ui/button.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { BookPage, EnteredPage, ReceiptBook, ReceiptBooksApi } from '../contract/api.ts'
import { pageParts } from '../contract/forms.ts'
import { bookMessages as texts } from '../messages.ts'
import { MissedRebate } from './missed-rebate.tsx'
import { NoteForm } from './note-form.tsx'
import { PageForm } from './page-form.tsx'
import { booksTranslator } from './translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId: id, who } = await requireSession('staff', request, 'receipts:read')
  const orgId = String(id)
  const asked = new URL(request.url).searchParams.get('part')
  const book = await api.read<ReceiptBooksApi['receiptBook']>('GET /admin/receiptBooks/{orgId}/{id}', {
    orgId,
    id: Number(params.id),
  })
  const mayTake = who.permissions.includes('counter:use')
  const counter = mayTake ? await api.read<CounterApi['counter']>('GET /admin/counter/{orgId}', { orgId }) : undefined
  const mayEnter = counter && (counter.open?.mayTake ?? ({ ok: false, key: 'counter.no_open_day' } as const))
  const part = pageParts.find((each) => each === asked) ?? 'all'
  return { book, orgId, part, permissions: who.permissions, mayEnter, today: todayInNepal() }
}

export default function BookPageScreen() {
  const { book, orgId, part, permissions, mayEnter, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = booksTranslator(language)
  const { revalidate } = useRevalidator()
  const [round, setRound] = useState(0)
  const [entered, setEntered] = useState<EnteredPage>()
  const again = () => {
    setRound((count) => count + 1)
    void revalidate()
  }
  const showEntered = (page: EnteredPage) => {
    setEntered(page)
    again()
  }
  const title = t('books.one', {
    series: book.series,
    first: inDigits(String(book.firstPage), language),
    last: inDigits(String(book.lastPage), language),
  })
  return (
    <>
      <PageMeta title={title} />
      <RelatedLink to="/staff/receipt-books">{t('books.back')}</RelatedLink>
      <PageHeading title={title} />
      <BookFacts book={book} />
      {mayEnter ? (
        <Section id="enter" title={t('books.enter_title')}>
          {entered ? (
            <MissedRebate key={entered.page} {...entered} maySeeWaivers={permissions.includes('ledger:read')} />
          ) : null}
          {mayEnter.ok ? (
            <PageForm key={round} book={book} today={today} onEntered={showEntered} />
          ) : (
            <p className="measure">{messageText(counterTranslator(language), mayEnter)}</p>
          )}
        </Section>
      ) : null}
      {permissions.includes('banking:write') ? (
        <Section id="note" title={t('books.note_title')}>
          <NoteForm key={round} book={book} onNoted={again} />
          {book.returnedOn === null ? <ReturnButton id={book.id} onReturned={again} /> : null}
        </Section>
      ) : null}
      <Section id="pages" title={t('books.pages')}>
        <nav aria-label={t('books.parts')} className="screen-only mb-4 flex flex-wrap gap-x-6">
          {pageParts.map((each) => (
            <Link
              key={each}
              to={each === 'all' ? '?' : '?part=missing'}
              aria-current={each === part ? 'page' : undefined}
              className="link inline-block py-2 aria-[current]:font-bold"
            >
              {t(`books.part_${each}`)}
            </Link>
          ))}
        </nav>
        <Pages key={`${part} ${round}`} {...{ id: book.id, orgId, part, today, language }} />
      </Section>
    </>
  )
}

function BookFacts({ book }: { book: ReceiptBook }) {
  const language = useLanguage()
  const t = booksTranslator(language)
  return (
    <Facts
      facts={[
        [t('books.handed_to'), book.handedTo],
        [t('books.handed_on'), <TimeText key="handed" at={book.handedOn} format="both" />],
        [
          t('books.returned_on'),
          book.returnedOn === null ? t('books.out') : <TimeText key="returned" at={book.returnedOn} format="both" />,
        ],
        [t('books.entered'), formatNumber(book.entered, language)],
        [t('books.void'), formatNumber(book.void, language)],
        [t('books.missing'), formatNumber(book.missing, language)],
        [t('books.registered_by'), book.registered.by],
      ]}
    />
  )
}

function ReturnButton({ id, onReturned }: { id: number; onReturned: () => void }) {
  const language = useLanguage()
  const t = booksTranslator(language)
  const orgId = String(useWho().organisation.id)
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    if (isBusy) return
    setIsBusy(true)
    const request = { orgId, id }
    const outcome = await apiIn(language).send<ReceiptBooksApi['returnBook']>(
      'POST /admin/receiptBooks/{orgId}/{id}/returns',
      request,
    )
    showOutcome(outcome, { done: t('books.returned'), failed: t('server.failed') })
    setIsBusy(false)
    onReturned()
  }
  return (
    <p className="mt-6">
      <Button aria-disabled={isBusy || undefined} onClick={() => void send()}>
        {t('books.return')}
      </Button>
    </p>
  )
}

type Listed = { id: number; orgId: string; part: (typeof pageParts)[number]; today: string; language: Language }

function Pages({ id, orgId, part, today, language }: Listed) {
  const t = booksTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<ReceiptBooksApi['bookPages']>('GET /admin/receiptBooks/{orgId}/{id}/pages', { orgId, id })
    return { url: `${url}?part=${part}`, send: httpClient({ language }) }
  }, [orgId, id, part, language])
  return (
    <ServerTable
      id={part === 'all' ? 'book-pages' : 'book-pages-missing'}
      caption={t(`books.part_${part}`)}
      {...{ language, today, source, columns, defaults, organisation }}
      cells={cellsIn(language)}
      rowKey={({ page }) => String(page)}
      rowHeader="page"
      records="compact"
      fileName="receipt-book-pages"
      emptyText={t('books.none_missing')}
    />
  )
}

const defaults: TableDefaults = { sortBy: 'page', sortOrder: 'asc' }

const columns: Column<BookPage>[] = [
  { key: 'page', label: texts['books.page'], kind: 'number', sortable: true },
  { key: 'state', label: texts['books.state'], width: 170, value: ({ state }) => texts[`books.state_${state}`] },
  { key: 'paidOn', label: texts['books.paid_on'], kind: 'date', named: true },
  { key: 'receipt', minWidth: 110, label: texts['books.receipt'], named: true, value: ({ receipt }) => receipt },
  { key: 'reason', label: texts['books.reason'], width: 200, named: true },
  { key: 'notedBy', label: texts['books.noted_by'], width: 150, named: true, value: ({ noted }) => noted?.by },
]

function cellsIn(language: Language) {
  return {
    receipt: ({ receipt }: BookPage) =>
      receipt === null ? (
        '–'
      ) : (
        <Link to={`/staff/receipts/${receipt}`} className="link inline-block py-1">
          {inDigits(receipt, language)}
        </Link>
      ),
  }
}
