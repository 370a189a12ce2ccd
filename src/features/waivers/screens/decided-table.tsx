// Table of the waivers and write-offs that are decided, paged by the server.

import { useMemo } from 'react'
import { Link } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { Waiver, WaiversApi } from '../contract/api.ts'
import { waiverColumns } from './columns.ts'
import { waiversTranslator } from './translator.ts'

export function DecidedTable({ orgId, today }: { orgId: string; today: string }) {
  const language = useLanguage()
  const t = waiversTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<WaiversApi['waivers']>('GET /admin/ledger/{orgId}/waivers', { orgId })
    return { url: `${url}?part=decided`, send: httpClient({ language }) }
  }, [orgId, language])
  return (
    <ServerTable
      id="waivers"
      caption={t('waivers.earlier')}
      {...{ language, today, source, organisation }}
      columns={waiverColumns}
      cells={cellsIn(language)}
      rowKey={({ id }) => String(id)}
      rowHeader="customerNumber"
      records="compact"
      searchHint={t('waivers.search_hint')}
      fileName="waivers"
      emptyText={t('waivers.none_earlier')}
    />
  )
}

function cellsIn(language: Language) {
  return {
    customerNumber: ({ connectionId, customerNumber }: Waiver) => (
      <Link to={`/staff/connections/${connectionId}/waivers`} className="link">
        {inDigits(customerNumber, language)}
      </Link>
    ),
  }
}
