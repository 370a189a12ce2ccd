// Loader of the pages of one bill of the customer.

import type { LoaderFunctionArgs } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import type { BillsApi } from '../../contract/api.ts'
import type { PrintedOwnBill } from '../../contract/own.ts'

export type ShownBill = { orgId: string; bill: PrintedOwnBill; today: string }

export async function readBill({ request, params }: LoaderFunctionArgs): Promise<ShownBill> {
  const { api, orgId } = await requireSession('customer', request)
  const path = { orgId: String(orgId), number: params.number! }
  const bill = await api.read<BillsApi['myBill']>('GET /customer/bills/{orgId}/{number}', path)
  return { orgId: path.orgId, bill, today: todayInNepal() }
}
