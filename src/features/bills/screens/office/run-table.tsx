// Table of billing runs in the console, paged by the server.

import { useMemo } from 'react'
import { Link } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { useBranding } from '#features/sessions/screens/branding.ts'
import type { Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { BillsApi, Run } from '../../contract/api.ts'
import { billsTranslator } from '../translator.ts'
import { runColumns, runDefaults } from './run-columns.ts'
import { RunStateTag } from './run-state.tsx'
import type { Zones } from './zone-name.ts'

export function RunTable({ orgId, zones, today }: { orgId: string; zones: Zones; today: string }) {
  const language = useLanguage()
  const t = billsTranslator(language)
  const organisation = useBranding()
  const columns = useMemo(() => runColumns(zones), [zones])
  const source = useMemo(
    () => ({
      url: urlOf<BillsApi['billingRuns']>('GET /admin/billingRuns/{orgId}', { orgId }),
      send: httpClient({ language }),
    }),
    [orgId, language],
  )
  return (
    <ServerTable
      id="billing-runs"
      caption={t('bills.runs')}
      {...{ language, today, source, organisation, columns }}
      fileName="billing-runs"
      defaults={runDefaults}
      cells={cellsIn(language)}
      rowKey={({ id }) => String(id)}
      rowHeader="period"
      records="compact"
      searchHint={t('bills.runs_search_hint')}
      emptyText={t('bills.no_runs')}
    />
  )
}

function cellsIn(language: Language) {
  return {
    period: ({ id, period }: Run) => (
      <Link to={`/staff/billing/${id}`} className="link">
        {monthName(period, language)}
      </Link>
    ),
    state: ({ state }: Run) => <RunStateTag state={state} language={language} />,
  }
}
