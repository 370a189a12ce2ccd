// Console page of all reconciliations.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { gatewayNames } from '#features/gateways/contract/fields.ts'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import type { Column } from '#kit/table/columns.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { buttonClass } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { ListedReconciliation, ReconciliationsApi } from '../contract/api.ts'
import { reconciliationScreens as texts } from '../messages/screens.ts'
import { reconciliationsTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { orgId, who } = await requireSession('staff', request, 'ledger:read')
  return { orgId: String(orgId), today: todayInNepal(), maySend: who.permissions.includes('ledger:correct') }
}

export default function Reconciliations() {
  const { orgId, today, maySend } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = reconciliationsTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<ReconciliationsApi['reconciliations']>('GET /admin/reconciliations/{orgId}', { orgId })
    return { url, send: httpClient({ language }) }
  }, [orgId, language])
  return (
    <>
      <PageMeta title={t('reconciliations.title')} />
      <PageHeading title={t('reconciliations.title')} lead={t('reconciliations.lead')} />
      {maySend ? (
        <p className="mb-3">
          <Link to="/staff/reconciliations/new" className={buttonClass()}>
            {t('reconciliations.new')}
          </Link>
        </p>
      ) : null}
      <ServerTable
        id="reconciliations"
        caption={t('reconciliations.title')}
        {...{ language, today, source, organisation, columns, cells }}
        rowKey={({ id }) => String(id)}
        rowHeader="fileName"
        records="compact"
        fileName="reconciliations"
        emptyText={t('reconciliations.none')}
      />
    </>
  )
}

const columns: Column<ListedReconciliation>[] = [
  { key: 'fileName', label: texts['reconciliations.file_name'], width: 220 },
  { key: 'gateway', label: texts['reconciliations.gateway'], value: ({ gateway }) => gatewayNames[gateway] },
  { key: 'firstOn', label: texts['reconciliations.first_on'], kind: 'date', named: true },
  { key: 'lastOn', label: texts['reconciliations.last_on'], kind: 'date', named: true },
  {
    key: 'state',
    label: texts['reconciliations.state'],
    value: ({ accepted }) => texts[`reconciliations.state_${accepted ? 'accepted' : 'open'}`],
  },
  {
    key: 'preparedBy',
    label: texts['reconciliations.prepared'],
    width: 150,
    named: true,
    value: ({ prepared }) => prepared.by,
  },
  {
    key: 'preparedOn',
    label: texts['reconciliations.prepared_on'],
    named: true,
    kind: 'date',
    value: ({ prepared }) => prepared.at,
  },
  {
    key: 'acceptedBy',
    label: texts['reconciliations.accepted'],
    width: 150,
    named: true,
    value: ({ accepted }) => accepted?.by,
  },
]

const cells = {
  fileName: ({ id, fileName }: ListedReconciliation) => (
    <Link to={`/staff/reconciliations/${id}`} className="link break-all">
      {fileName}
    </Link>
  ),
}
