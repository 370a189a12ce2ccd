// Balance of one connection for the office.

import { findCustomerNumber } from '#features/connections/operations/numbers.server.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import type { ConnectionBalance } from '../contract/api.ts'
import { readBalances } from './own.server.ts'

/** Without an audit row: the page of the connection that shows it has one. */
export async function readConnectionBalance(ctx: Ctx<Staff>, { id }: { id: number }): Promise<ConnectionBalance> {
  if ((await findCustomerNumber(ctx, id)) === undefined) refuse('missing', 'ledger.connection_unknown')
  return { balancePaisa: (await readBalances(ctx, [id])).get(id)?.balancePaisa ?? 0 }
}
