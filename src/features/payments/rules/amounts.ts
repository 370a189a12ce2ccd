// What may be paid in one attempt.

import type { GatewayKind } from '#features/gateways/contract/gateway.ts'
import { minPaisaOf } from '#features/gateways/contract/gateway.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import { maxPaidPaisa } from '../contract/attempt.ts'

/** More than what is due is an advance, less a part; never nothing, never more than one attempt may be. */
export function mayPay(amountsPaisa: readonly number[], gateway: GatewayKind): Verdict {
  const sum = amountsPaisa.reduce((total, amount) => total + amount, 0)
  if (amountsPaisa.length === 0 || amountsPaisa.some((amount) => !Number.isSafeInteger(amount) || amount <= 0))
    return deny('payments.nothing_due')
  if (sum > maxPaidPaisa) return deny('payments.too_much', { most: inRupees(maxPaidPaisa) })
  const minimum = minPaisaOf[gateway]
  return sum < minimum ? deny('payments.too_little', { least: inRupees(minimum) }) : allow
}

/** A number, so that the message groups it and writes it in the reader's digits. */
function inRupees(paisa: number): number {
  return paisa / 100
}
