// Portal page of the statement of a customer's connection.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { inDigits, translator, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { LedgerApi } from '../../contract/api.ts'
import type { StatementRow } from '../../contract/own.ts'
import { statementMessages } from '../../messages/own.ts'
import { statementColumns } from './columns.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('customer', request)
  const orgId = String(id)
  const { customerNumber, customerNumbers } = await api.read<LedgerApi['myStatement']>('GET /customer/ledger/{orgId}', {
    orgId,
    limit: 1,
    ...(params.number && { customerNumber: params.number }),
  })
  return { orgId, numbers: customerNumbers, number: customerNumber, today: todayInNepal() }
}

export default function OwnStatement() {
  const { orgId, numbers, number, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const branding = useBranding()
  const t = translator(statementMessages, language)
  const title = t('ledger.statement')
  const source = useMemo(
    () => ({
      url: urlOf<LedgerApi['myStatement']>('GET /customer/ledger/{orgId}', {
        orgId,
        customerNumber: number ?? undefined,
      }),
      send: httpClient({ language }),
    }),
    [orgId, number, language],
  )
  const cells = useMemo(() => cellsIn(language), [language])
  return (
    <>
      <PageMeta title={title} />
      <PageHeading title={title} lead={t('ledger.statement_lead')} />
      {numbers.length > 1 ? (
        <nav aria-label={t('ledger.statement_connections')} className="screen-only mb-4 flex flex-wrap gap-x-6">
          {numbers.map((each) => (
            <Link
              key={each}
              to={`/account/statement/${each}`}
              aria-current={each === number ? 'page' : undefined}
              className="link figures inline-block py-2 aria-[current]:font-bold"
            >
              {inDigits(each, language)}
            </Link>
          ))}
        </nav>
      ) : null}
      {number === null ? (
        <p>{t('ledger.statement_no_connection')}</p>
      ) : (
        <ServerTable
          key={number}
          id="statement"
          caption={t('ledger.statement_of', { number: inDigits(number, language) })}
          {...{ language, today, source, cells }}
          columns={statementColumns}
          rowKey={({ id }) => String(id)}
          rowHeader="valueOn"
          records="compact"
          defaults={{ sortBy: 'valueOn', sortOrder: 'desc' }}
          fileName={`statement-${number}`}
          organisation={branding}
          emptyText={t('ledger.statement_none')}
        />
      )}
    </>
  )
}

function cellsIn(language: Language) {
  return { period: ({ period }: StatementRow) => (period ? monthName(period, language) : null) }
}
