// Table of bills in the console, paged by the server.

import { useMemo } from 'react'
import { Link } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { OfficeBill, OfficeBillsApi } from '../../contract/office.ts'
import { billsTranslator } from '../translator.ts'
import { Credited } from '../credited.tsx'
import { billColumns, billDefaults } from './bill-columns.ts'

/** `request` must keep its identity between renders. */
type Props = { request: { orgId: string; run?: number }; today: string; fileName: string }

export function BillTable({ request, today, fileName }: Props) {
  const language = useLanguage()
  const t = billsTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<OfficeBillsApi['bills']>('GET /admin/bills/{orgId}', { orgId: request.orgId })
    return { url: request.run === undefined ? url : `${url}?run=${request.run}`, send: httpClient({ language }) }
  }, [request, language])
  return (
    <ServerTable
      id="bills"
      caption={t('bills.list')}
      {...{ language, today, source, fileName, organisation }}
      columns={billColumns}
      defaults={billDefaults}
      cells={cellsIn(language)}
      rowKey={({ number }) => number}
      rowHeader="number"
      records="compact"
      searchHint={t('bills.list_search_hint')}
      emptyText={t('bills.list_empty')}
    />
  )
}

function cellsIn(language: Language) {
  return {
    number: ({ number, credit }: OfficeBill) => (
      <>
        <Link to={`/staff/bills/${number}`} className="link">
          {inDigits(number, language)}
        </Link>
        {credit ? <Credited credit={credit} bills="/staff/bills" language={language} /> : null}
      </>
    ),
  }
}
