// Table of the requests about security deposits that are decided, paged by the server.

import { useMemo } from 'react'
import { Link } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { DepositRequest, DepositsApi } from '../contract/api.ts'
import { depositColumns } from './columns.ts'
import { depositsTranslator } from './translator.ts'

export function DecidedTable({ orgId, today }: { orgId: string; today: string }) {
  const language = useLanguage()
  const t = depositsTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<DepositsApi['deposits']>('GET /admin/ledger/{orgId}/deposits', { orgId })
    return { url: `${url}?part=decided`, send: httpClient({ language }) }
  }, [orgId, language])
  return (
    <ServerTable
      id="security-deposits"
      caption={t('deposits.earlier')}
      {...{ language, today, source, organisation }}
      columns={depositColumns}
      cells={cellsIn(language)}
      rowKey={({ id }) => String(id)}
      rowHeader="customerNumber"
      records="compact"
      searchHint={t('deposits.search_hint')}
      fileName="security-deposits"
      emptyText={t('deposits.none_earlier')}
    />
  )
}

function cellsIn(language: Language) {
  return {
    customerNumber: ({ connectionId, customerNumber }: DepositRequest) => (
      <Link to={`/staff/connections/${connectionId}/deposits`} className="link">
        {inDigits(customerNumber, language)}
      </Link>
    ),
  }
}
