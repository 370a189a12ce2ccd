// Forms of wallet payments; without schemas, so that the browser can load them.

import { gatewayKinds } from '#features/gateways/contract/gateway.ts'
import { choice, code, longText, number } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { custom, max, maxLength, min, minLength, pattern, required } from '#kit/validation/rules.ts'

export const walletStates = ['pending', 'verified', 'rejected'] as const
export type WalletState = (typeof walletStates)[number]

/** The parts of the list: what is to be verified, and what is verified or rejected. */
export const walletParts = ['pending', 'decided'] as const
export type WalletPart = (typeof walletParts)[number]

/** In rupees. */
const maxPaid = 1_000_000
const hundredths = custom<number>((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'wallets.two_decimals')

export const paidRupees = number(required(), min(1), max(maxPaid), hundredths)
export const walletReference = code(required(), maxLength(60), pattern(/^[\w.-]{4,60}$/, 'wallets.reference_wrong'))
export const walletFields = {
  gateway: choice(gatewayKinds, required()),
  reference: walletReference,
  rupees: paidRupees,
}

/** By what it was verified, where no statement has it. */
export const verificationForm = form({ evidence: longText(maxLength(400)) })
export const evidenceForm = form({ evidence: longText(required(), minLength(5), maxLength(400)) })
export const rejectionForm = form({ reason: longText(required(), minLength(5), maxLength(400)) })
