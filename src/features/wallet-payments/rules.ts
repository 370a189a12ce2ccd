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

/** `isUsedOnline`: an online payment has the reference; `statementPaisa`: of the row of a statement that has it. */
export type VerifiedWallet = DecidedWallet & {
  amountPaisa: number
  isUsedOnline: boolean
  statementPaisa: number | undefined
}

/** By who may decide, where no online payment has the reference and no statement says another amount. */
export function mayVerify(wallet: VerifiedWallet, byId: number): Verdict {
  const { amountPaisa, isUsedOnline, statementPaisa } = wallet
  const may = mayDecide(wallet, byId)
  if (!may.ok) return may
  if (isUsedOnline) return deny('wallets.used_online')
  return statementPaisa === undefined || statementPaisa === amountPaisa
    ? allow
    : deny('wallets.amount_differs', { statement: (statementPaisa / 100).toFixed(2) })
}

/** The gateways that give out references of one sequence. */
export function familyOf(gateway: GatewayKind): GatewayKind[] {
  return gateway.startsWith('fonepay') ? ['fonepay', 'fonepay-qr'] : [gateway]
}
