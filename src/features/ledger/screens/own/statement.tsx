// Portal page of the statement of a customer's connection, and of what the earlier books had of it.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { inDigits, translator } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { Facts } from '#ui/facts.tsx'
import { usePageAddress } from '#ui/page-address.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { LedgerApi } from '../../contract/api.ts'
import type { Statement, StatementRow } from '../../contract/own.ts'
import { statementMessages } from '../../messages/own.ts'
import { earlierColumns, statementColumns } from './columns.ts'
import { foundText, personFacts, printFacts } from './print-facts.ts'
import { cellsIn } from './statement-cells.tsx'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('customer', request)
  const orgId = String(id)
  const wanted = { orgId, limit: 1, ...(params.number && { customerNumber: params.number }) }
  const [statement, history] = await Promise.all([
    api.read<LedgerApi['myStatement']>('GET /customer/ledger/{orgId}', wanted),
    api.read<LedgerApi['myHistory']>('GET /customer/ledger/{orgId}/history', wanted),
  ])
  return { orgId, statement, hasHistory: history.total > 0, today: todayInNepal() }
}

export default function OwnStatement() {
  const { orgId, statement, hasHistory, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = translator(statementMessages, language)
  const title = t('ledger.statement')
  const { customerNumber, customerNumbers, cutOverOn } = statement
  return (
    <>
      <PageMeta title={title} />
      <PageHeading title={title} lead={t('ledger.statement_lead')} />
      {customerNumbers.length > 1 ? (
        <nav aria-label={t('ledger.statement_connections')} className="screen-only mb-4 flex flex-wrap gap-x-6">
          {customerNumbers.map((each) => (
            <Link
              key={each}
              to={`/account/statement/${each}`}
              aria-current={each === customerNumber ? 'page' : undefined}
              className="link figures inline-block py-2 aria-[current]:font-bold"
            >
              {inDigits(each, language)}
            </Link>
          ))}
        </nav>
      ) : null}
      {customerNumber === null ? (
        <p>{t('ledger.statement_no_connection')}</p>
      ) : (
        <div key={customerNumber} data-a4="">
          <div className="print-only mb-4">
            <Facts facts={personFacts(statement, language)} />
          </div>
          <StatementTable part="statement" {...{ orgId, statement, customerNumber, today }} />
          {hasHistory ? (
            <div className="mt-9">
              <Section id="earlier-books" title={t('ledger.earlier_books')}>
                <p className="measure mb-3">
                  <TimeText at={cutOverOn!}>{(date) => t('ledger.earlier_books_lead', { date })}</TimeText>
                </p>
                <StatementTable part="history" {...{ orgId, statement, customerNumber, today }} />
              </Section>
            </div>
          ) : null}
        </div>
      )}
    </>
  )
}

const tables = {
  statement: { caption: 'ledger.statement_of', columns: statementColumns },
  history: { caption: 'ledger.earlier_books_of', columns: earlierColumns, prefix: 'earlier-' },
} as const

type TableProps = {
  part: keyof typeof tables
  orgId: string
  statement: Statement
  customerNumber: string
  today: string
}

function StatementTable({ part, orgId, statement, customerNumber, today }: TableProps) {
  const language = useLanguage()
  const branding = useBranding()
  const t = translator(statementMessages, language)
  const source = useMemo(() => {
    const wanted = { orgId, customerNumber }
    const url =
      part === 'statement'
        ? urlOf<LedgerApi['myStatement']>('GET /customer/ledger/{orgId}', wanted)
        : urlOf<LedgerApi['myHistory']>('GET /customer/ledger/{orgId}/history', wanted)
    return { url, send: httpClient({ language }) }
  }, [part, orgId, customerNumber, language])
  const cells = useMemo(() => cellsIn(language), [language])
  const { caption, ...table } = tables[part]
  const search = useSearched('prefix' in table ? table.prefix : '')
  return (
    <>
      {search ? <p className="mb-3 font-bold">{foundText(search, language)}</p> : null}
      <ServerTable<StatementRow>
        id={part}
        caption={t(caption, { number: inDigits(customerNumber, language) })}
        {...{ ...table, language, today, source, cells }}
        rowKey={({ id }) => String(id)}
        rowHeader="valueOn"
        records="compact"
        defaults={{ sortBy: 'valueOn', sortOrder: 'desc' }}
        fileName={`${part}-${customerNumber}`}
        organisation={branding}
        searchHint={t('ledger.statement_search')}
        printFacts={(rows) => printFacts(statement, rows, language, search)}
        emptyText={t('ledger.statement_none')}
      />
    </>
  )
}

/** What a table of the page is searched by. */
function useSearched(prefix: string): string {
  const { search } = usePageAddress()
  return new URLSearchParams(search).get(`${prefix}search`)?.trim() ?? ''
}
