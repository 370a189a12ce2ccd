// Console page of a connection's readings, with the bills that corrected ones have made wrong for those who may read the ledger.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { ReadingCorrectionsApi } from '#features/bills/contract/reading-corrections.ts'
import { WrongBills } from '#features/bills/screens/office/wrong-bills.tsx'
import type { ReadingsApi } from '#features/readings/contract/api.ts'
import { ReadingsOfConnection } from '#features/readings/screens/office/readings.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { useLanguage } from '#ui/page-language.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId, who } = await requireSession('staff', request, 'connections:read')
  const path = { orgId: String(orgId), id: Number(params.id) }
  const [page, wrong] = await Promise.all([
    api.read<ReadingsApi['readings']>('GET /admin/readings/{orgId}/{id}', path),
    who.permissions.includes('ledger:read')
      ? api.read<ReadingCorrectionsApi['wrongBills']>('GET /admin/wrongBills/{orgId}/{id}', path)
      : undefined,
  ])
  return { page, wrong, today: todayInNepal() }
}

export default function ReadingsPage() {
  const { page, wrong, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <ReadingsOfConnection {...{ page, today }}>
      {wrong ? <WrongBills {...{ wrong, language }} /> : null}
    </ReadingsOfConnection>
  )
}
