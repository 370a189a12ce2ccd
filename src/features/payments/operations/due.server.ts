// What somebody may pay for a customer number: the masked name of its holder, what is due today and what it becomes.

import { readOwed } from '#features/bills/operations/owed.server.ts'
import { readNextInstalments } from '#features/instalments/operations/read.server.ts'
import { networkOf } from '#kit/network.ts'
import { refuseField } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { withMinimumDuration } from '#platform/equal-time.server.ts'
import { bucketFor, countAgainst, type LimitOf } from '#platform/rate-limit.server.ts'
import type { Due } from '../contract/api.ts'
import { maskedName } from '#kit/masked-name.ts'
import { listPayable, type PayableRow } from '../store/payable.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'payments.due': LimitOf<'payments', [organisation: string, network: string]>
  }
}

/** Many households share an address of a mobile network; a register of thousands is not read through in an hour. */
const dueLimit = { max: 40, seconds: 900 }
const answerMs = 200

export type PayableConnection = PayableRow & { duePaisa: number; byDay: Due['byDay'] }

/** Numbers are counted against guessing before they are looked up, known and unknown alike. */
export async function readDue(ctx: Ctx, { customerNumber }: { customerNumber: string }): Promise<Due> {
  await countNumber(ctx)
  return withMinimumDuration(answerMs, async () => {
    const [found] = await readPayable(ctx, [customerNumber])
    if (!found) return refuseField('customerNumber', 'payments.number_unknown')
    const { name, ward, duePaisa, byDay } = found
    const instalment = (await readNextInstalments(ctx, [found.id])).get(found.id) ?? null
    return { customerNumber: found.customerNumber, name: maskedName(name), ward, duePaisa, byDay, instalment }
  })
}

/** Counts a customer number that a network asks about, whether it is shown or paid. */
export async function countNumber(ctx: Ctx): Promise<void> {
  const bucket = bucketFor(ctx, 'payments.due', String(ctx.org.id), networkOf(ctx.from.address))
  await countAgainst(ctx.db, bucket, dueLimit, ctx.now)
}

/** `duePaisa`: what settles the balance today; 0 where nothing is owed. Unknown numbers are left out. */
export async function readPayable(ctx: Ctx, numbers: readonly string[]): Promise<PayableConnection[]> {
  const rows = await listPayable(ctx, numbers)
  const whole = { tol: null, access: 'own', heldFrom: '', from: null, until: null } as const
  const owed = await readOwed(
    ctx,
    rows.map(({ id, customerNumber, ward }) => ({ ...whole, id, customerNumber, ward })),
  )
  return rows.map((row) => {
    const { byDay } = owed.get(row.id)!
    return { ...row, duePaisa: byDay[0]?.amountPaisa ?? 0, byDay }
  })
}
