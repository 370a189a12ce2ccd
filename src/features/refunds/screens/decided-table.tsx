// Table of the refunds and assignments that are decided, paged by the server.

import { useMemo } from 'react'
import { Link } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { Refund, RefundsApi } from '../contract/api.ts'
import { refundColumns } from './columns.ts'
import { refundsTranslator } from './translator.ts'

export function DecidedTable({ orgId, today }: { orgId: string; today: string }) {
  const language = useLanguage()
  const t = refundsTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<RefundsApi['refunds']>('GET /admin/ledger/{orgId}/refunds', { orgId })
    return { url: `${url}?part=decided`, send: httpClient({ language }) }
  }, [orgId, language])
  return (
    <ServerTable
      id="refunds"
      caption={t('refunds.earlier')}
      {...{ language, today, source, organisation }}
      columns={refundColumns}
      cells={cellsIn(language)}
      rowKey={({ id }) => String(id)}
      rowHeader="kind"
      records="compact"
      searchHint={t('refunds.search_hint')}
      fileName="refunds"
      emptyText={t('refunds.none_earlier')}
    />
  )
}

function cellsIn(language: Language) {
  return {
    customerNumber: ({ connectionId, customerNumber }: Refund) =>
      customerNumber === null ? (
        '–'
      ) : (
        <Link to={`/staff/connections/${connectionId}/refunds`} className="link">
          {inDigits(customerNumber, language)}
        </Link>
      ),
  }
}
