// What a security deposit and the balance of a connection are today.

import { readBalances, readDeposit } from '#features/ledger/operations/own.server.ts'
import type { Scope } from '#platform/context.ts'
import type { DepositBalances } from '../rules.ts'

export async function readDepositBalances(scope: Scope, connectionId: number): Promise<DepositBalances> {
  const held = await readDeposit(scope, connectionId)
  const balance = (await readBalances(scope, [connectionId])).get(connectionId)
  return { heldPaisa: Math.max(held, 0), owedPaisa: Math.max(balance?.balancePaisa ?? 0, 0) }
}
