// Console page of the reading list of a month: to print and to fill in as Excel, by zone and walking order.

import { useMemo } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { ListedMeter, ReadingsApi } from '../../contract/api.ts'
import { readingsTranslator } from '../translator.ts'
import { listColumns, listDefaults } from './list-columns.ts'
import { listFacts } from './list-print.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export const loader = page((ctx) => readPlaces(ctx))

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [{ zones }, { orgId }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'connections:read'),
  ])
  return { zones, orgId: String(orgId), today: todayInNepal() }
}
clientLoader.hydrate = true as const

export default function ReadingList() {
  const { zones, orgId, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = readingsTranslator(language)
  const branding = useBranding()
  const { permissions } = useWho()
  const columns = useMemo(() => listColumns(zones, today), [zones, today])
  const source = useMemo(() => {
    const url = urlOf<ReadingsApi['readingList']>('GET /admin/readings/{orgId}', { orgId })
    return { url, send: httpClient({ language }) }
  }, [orgId, language])
  return (
    <>
      <PageMeta title={t('meter_readings.list')} />
      <PageHeading title={t('meter_readings.list')} lead={t('meter_readings.list_lead')} />
      <p className="mb-3 flex flex-wrap gap-x-6">
        <Link to="/staff/readings/sent" className="link inline-block py-2">
          {t('meter_readings.sent_title')}
        </Link>
        {permissions.includes('readings:write') ? (
          <Link to="/staff/imports/readings" className="link inline-block py-2">
            {t('meter_readings.import')}
          </Link>
        ) : null}
      </p>
      <ServerTable
        id="readings"
        caption={t('meter_readings.list')}
        {...{ language, today, source, columns }}
        defaults={listDefaults}
        cells={cellsIn(language)}
        rowKey={({ id }) => String(id)}
        rowHeader="customerNumber"
        records="compact"
        fileName="reading-list"
        organisation={branding}
        printFacts={(rows) => listFacts(rows, zones, language)}
        searchHint={t('meter_readings.search_hint')}
        emptyText={t('meter_readings.list_empty')}
      />
    </>
  )
}

function cellsIn(language: Language) {
  return {
    customerNumber: ({ id, customerNumber }: ListedMeter) => (
      <Link to={`/staff/connections/${id}/readings`} className="link whitespace-nowrap">
        {inDigits(customerNumber, language)}
      </Link>
    ),
    lastValue: ({ lastValue }: ListedMeter) => dialled(lastValue, language),
    value: ({ value }: ListedMeter) => dialled(value, language),
    readBy: ({ readBy }: ListedMeter) => readBy || '–',
  }
}

/** As the dial shows it, without groups. */
function dialled(value: number | null, language: Language): string {
  return value === null ? '–' : inDigits(String(value), language)
}
