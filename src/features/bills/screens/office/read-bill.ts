// Loader of the console's pages of one bill: its page, and the bill on a roll.

import type { LoaderFunctionArgs } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import type { OfficeBillsApi, StoredBill } from '../../contract/office.ts'

type ShownBill = { bill: StoredBill; today: string }

export async function readBill({ request, params }: LoaderFunctionArgs): Promise<ShownBill> {
  const { api, orgId } = await requireSession('staff', request, 'ledger:read')
  const path = { orgId: String(orgId), number: params.number! }
  const bill = await api.read<OfficeBillsApi['bill']>('GET /admin/bills/{orgId}/{number}', path)
  return { bill, today: todayInNepal() }
}
