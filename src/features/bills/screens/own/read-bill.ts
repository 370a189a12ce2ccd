// Loader of the pages of one bill of the customer.

import type { LoaderFunctionArgs } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import type { BillsApi } from '../../contract/api.ts'
import type { PrintedOwnBill } from '../../contract/own.ts'

export async function readBill({
  request,
  params,
}: LoaderFunctionArgs): Promise<{ orgId: string; bill: PrintedOwnBill }> {
  const { api, orgId } = await requireSession('customer', request)
  const path = { orgId: String(orgId), number: params.number! }
  return { orgId: path.orgId, bill: await api.read<BillsApi['myBill']>('GET /customer/bills/{orgId}/{number}', path) }
}
