// Whether a wallet payment may be recorded, verified and rejected, and how its reference is written.

import type { GatewayKind } from '#features/gateways/contract/gateway.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { WalletState } from './contract/forms.ts'

export type DecidedWallet = { state: WalletState; recordedById: number | null; isOwn: boolean }

/** Once, by another person than who recorded it, and never for a connection of one's own. */
export function mayDecide({ state, recordedById, isOwn }: DecidedWallet, byId: number): Verdict {
  if (state !== 'pending') return deny('wallets.decided')
  if (isOwn) return deny('wallets.own_connection')
  return recordedById === byId ? deny('wallets.second_person') : allow
}

/** What a statement says about it is not another amount. */
export function mayVerify(amountPaisa: number, statementPaisa: number | undefined): Verdict {
  return statementPaisa === undefined || statementPaisa === amountPaisa
    ? allow
    : deny('wallets.amount_differs', { statement: (statementPaisa / 100).toFixed(2) })
}

/** The gateways that give out references of one sequence. */
export function familyOf(gateway: GatewayKind): GatewayKind[] {
  return gateway.startsWith('fonepay') ? ['fonepay', 'fonepay-qr'] : [gateway]
}
