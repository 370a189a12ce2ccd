// Console page of one connection, with what it owes and its newest complaints and applications for those who may read them.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { ApplicationsApi } from '#features/applications/contract/api.ts'
import { ApplicationsOfConnection } from '#features/applications/screens/office/applications-of-connection.tsx'
import type { ComplaintsApi } from '#features/complaints/contract/api.ts'
import { ComplaintsOfConnection } from '#features/complaints/screens/office/complaints-of-connection.tsx'
import type { ConnectionsApi } from '#features/connections/contract/api.ts'
import { ConnectionDetails } from '#features/connections/screens/connection.tsx'
import type { LedgerApi } from '#features/ledger/contract/api.ts'
import { BalanceLine } from '#features/ledger/screens/balance.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { useLanguage } from '#ui/page-language.ts'

/** Of complaints and of applications. */
const shown = 5

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId: organisation, who } = await requireSession('staff', request, 'connections:read')
  const [orgId, id] = [String(organisation), Number(params.id)]
  const { permissions } = who
  const newest = { orgId, connection: id, limit: shown, sortOrder: 'desc' } as const
  const [connection, balance, complaints, applications] = await Promise.all([
    api.read<ConnectionsApi['connection']>('GET /admin/connections/{orgId}/{id}', { orgId, id }),
    permissions.includes('ledger:read')
      ? api.read<LedgerApi['connectionBalance']>('GET /admin/ledger/{orgId}/connections/{id}/balance', { orgId, id })
      : undefined,
    permissions.includes('complaints:read')
      ? api.read<ComplaintsApi['listComplaints']>('GET /admin/complaints/{orgId}', { ...newest, sortBy: 'receivedAt' })
      : undefined,
    permissions.includes('applications:read')
      ? api.read<ApplicationsApi['listApplications']>('GET /admin/applications/{orgId}', {
          ...newest,
          sortBy: 'submittedAt',
        })
      : undefined,
  ])
  return { orgId, connection, balance, complaints, applications }
}

export default function ConnectionPage() {
  const { orgId, connection, balance, complaints, applications } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <ConnectionDetails
      connection={connection}
      balance={balance && <BalanceLine balancePaisa={balance.balancePaisa} language={language} />}
    >
      {complaints ? <ComplaintsOfConnection {...{ complaints, language }} /> : null}
      {applications ? <ApplicationsOfConnection {...{ orgId, applications, language }} /> : null}
    </ConnectionDetails>
  )
}
