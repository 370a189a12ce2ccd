// Table of what each connection would gain by an amnesty, paged by the server.

import { useMemo } from 'react'
import { Link } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { AmnestiesApi, AmnestyGain } from '../contract/api.ts'
import { gainColumns } from './columns.ts'
import { amnestiesTranslator } from './translator.ts'

export function GainsTable({ id, orgId, today }: { id: number; orgId: string; today: string }) {
  const language = useLanguage()
  const t = amnestiesTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<AmnestiesApi['amnestyGains']>('GET /admin/amnesties/{orgId}/{id}/gains', { orgId, id })
    return { url, send: httpClient({ language }) }
  }, [orgId, id, language])
  return (
    <ServerTable
      id="gains"
      caption={t('amnesties.preview')}
      {...{ language, today, source, organisation }}
      columns={gainColumns}
      cells={cellsIn(language)}
      rowKey={({ connectionId }) => String(connectionId)}
      rowHeader="customerNumber"
      records="compact"
      searchHint={t('amnesties.search_hint')}
      fileName="amnesty"
      emptyText={t('amnesties.no_gains')}
    />
  )
}

function cellsIn(language: Language) {
  return {
    customerNumber: ({ connectionId, customerNumber }: AmnestyGain) => (
      <Link to={`/staff/connections/${connectionId}/ledger`} className="link">
        {inDigits(customerNumber, language)}
      </Link>
    ),
  }
}
