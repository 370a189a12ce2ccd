// Console page of the connections that a billing run counted under one reason.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { wardName } from '#features/tols/screens/ward-name.ts'
import { inDigits, type Language } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { ApiRefusal, httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { FoundConnection, OfficeBillsApi } from '../../contract/office.ts'
import { runFindings } from '../../contract/runs.ts'
import { billsScreens as texts } from '../../messages/screens.ts'
import { billsTranslator } from '../translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { orgId } = await requireSession('staff', request, 'ledger:read')
  const finding = runFindings.find((name) => name === params.finding)
  if (!finding) throw new ApiRefusal(404, '')
  return { orgId: String(orgId), id: Number(params.id), finding, today: todayInNepal() }
}

export default function RunConnections() {
  const { orgId, id, finding, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = billsTranslator(language)
  const organisation = useBranding()
  const title = t(`bills.finding_${finding}`)
  const source = useMemo(() => {
    const address = 'GET /admin/billingRuns/{orgId}/{id}/connections'
    const url = urlOf<OfficeBillsApi['runConnections']>(address, { orgId, id })
    return { url: `${url}?finding=${finding}`, send: httpClient({ language }) }
  }, [orgId, id, finding, language])
  return (
    <>
      <PageMeta title={title} />
      <p className="mb-3">
        <Link to={`/staff/billing/${id}`} className="link inline-block py-2">
          {t('bills.back_to_run')}
        </Link>
      </p>
      <PageHeading title={title} />
      <ServerTable
        id="run-connections"
        caption={title}
        {...{ language, today, source, columns, organisation }}
        cells={cellsIn(language)}
        rowKey={(row) => String(row.id)}
        rowHeader="customerNumber"
        records="compact"
        fileName={finding}
        searchHint={t('bills.search_hint')}
        emptyText={t('bills.empty_finding')}
      />
    </>
  )
}

const columns: Column<FoundConnection>[] = [
  { key: 'customerNumber', label: texts['bills.customer_number'], kind: 'code' },
  { key: 'name', label: texts['bills.holder'], width: 180, minWidth: 130 },
  {
    key: 'ward',
    label: texts['bills.ward'],
    value: ({ ward }) => (ward === null ? '' : wardName(ward)),
  },
  { key: 'tol', label: texts['bills.tol'] },
  { key: 'units', label: texts['bills.units'], kind: 'number', named: true },
  { key: 'chargePaisa', label: texts['bills.charge'], kind: 'money', named: true },
]

function cellsIn(language: Language) {
  return {
    customerNumber: ({ id, customerNumber }: FoundConnection) => (
      <Link to={`/staff/connections/${id}`} className="link">
        {inDigits(customerNumber, language)}
      </Link>
    ),
  }
}
