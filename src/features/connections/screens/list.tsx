// Console page of the register: connections, found by number, phone, meter or name.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { inDigits, translator, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { ConnectionsApi, ListedConnection } from '../contract/api.ts'
import { connectionsMessages } from '../messages.ts'
import { columns, defaults } from './columns.ts'
import { StateTag } from './state-tag.tsx'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { orgId } = await requireSession('staff', request, 'connections:read')
  return { orgId: String(orgId), today: todayInNepal() }
}

export default function ConnectionList() {
  const { orgId, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = translator(connectionsMessages, language)
  const branding = useBranding()
  const { permissions } = useWho()
  const source = useMemo(() => {
    const url = urlOf<ConnectionsApi['listConnections']>('GET /admin/connections/{orgId}', { orgId })
    return { url, send: httpClient({ language }) }
  }, [orgId, language])
  return (
    <>
      <PageMeta title={t('connections.title')} />
      <PageHeading title={t('connections.title')} lead={t('connections.lead')} />
      {permissions.includes('connections:write') ? (
        <RelatedLink to="/staff/imports/customers">{t('connections.import')}</RelatedLink>
      ) : null}
      <ServerTable
        id="connections"
        caption={t('connections.title')}
        {...{ language, today, source, columns, defaults }}
        cells={cellsIn(language)}
        rowKey={({ id }) => String(id)}
        rowHeader="customerNumber"
        records="compact"
        fileName="connections"
        organisation={branding}
        searchHint={t('connections.search_hint')}
        emptyText={t('connections.empty')}
      />
    </>
  )
}

function cellsIn(language: Language) {
  return {
    customerNumber: ({ id, customerNumber }: ListedConnection) => (
      <Link to={`/staff/connections/${id}`} className="link">
        {inDigits(customerNumber, language)}
      </Link>
    ),
    state: ({ state }: ListedConnection) => <StateTag state={state} language={language} />,
  }
}
