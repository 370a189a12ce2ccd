// Name of an account in both languages, with that of the gateway where it has one, and its number.

import { gatewayNames } from '#features/gateways/contract/fields.ts'
import { gatewayKinds, type GatewayKind } from '#features/gateways/contract/gateway.ts'
import { inDigits, type Bilingual } from '#kit/language.ts'
import { accountNameOf } from '../contract/accounts.ts'
import { chartMessages } from '../messages/chart.ts'

/** @example accountLabel('clearing:esewa').en // 'Gateway clearing (eSewa)' */
export function accountLabel(account: string): Bilingual {
  const { en, ne } = chartMessages[`ledger.account_${accountNameOf(account)}`]
  const [, gateway] = account.split(':')
  if (gateway === undefined) return { en, ne }
  // An account of before may be of a gateway that is not offered any more.
  const named = isGateway(gateway) ? gatewayNames[gateway] : { en: gateway, ne: gateway }
  return { en: `${en} (${named.en})`, ne: `${ne} (${named.ne})` }
}

function isGateway(name: string): name is GatewayKind {
  return (gatewayKinds as readonly string[]).includes(name)
}

/** @example accountNumber({ number: 1200 }).ne // '१२००' */
export function accountNumber({ number }: { number: number }): Bilingual {
  return { en: String(number), ne: inDigits(String(number), 'ne') }
}
