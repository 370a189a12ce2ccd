// Attempts and statements for the tests of wallet payments.

import { sendStatement } from '#features/reconciliations/operations/reconcile.server.ts'
import { cast } from '#tests/cast.ts'
import type { World } from '#tests/world.ts'

/** An attempt at eSewa that was begun. */
export async function insertAttempt(
  { resources, damak }: World,
  { id, connectionId }: { id: string; connectionId: number },
): Promise<void> {
  const at = resources.clock()
  const attempt = {
    orgId: damak.id,
    id,
    gateway: 'esewa',
    language: 'ne',
    state: 'sent',
    amountPaisa: 86_40,
    begunAt: at,
    quotedUntil: new Date(at.getTime() + 3_600_000),
  } as const
  await resources.database.insertInto('paymentAttempts').values(attempt).execute()
  const part = { orgId: damak.id, attemptId: id, connectionId, amountPaisa: 86_40 }
  await resources.database.insertInto('paymentAttemptParts').values(part).execute()
}

/** A statement of eSewa with these rows: reference, day, amount. */
export async function sendRows(world: World, rows: readonly (readonly [string, string, string])[]): Promise<void> {
  const text = ['reference,date,amount', ...rows.map((row) => row.join(','))].join('\n')
  const file = new File([text], 'statement.csv', { type: 'text/csv' })
  const columns = { reference: 'reference', on: 'date', gross: 'amount' }
  await sendStatement(world.as(cast.gita), { gateway: 'esewa', file, ...columns })
}
