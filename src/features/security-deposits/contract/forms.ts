// Forms of security deposits; without schemas, so that the browser can load them.

import { choice, code, longText, number, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { custom, integer, max, maxLength, min, minLength, required, when } from '#kit/validation/rules.ts'

/** Requested by one person and posted when another approves: given back from the bank, used for what is owed, or entered as one of earlier books. */
export const depositKinds = ['deposit-return', 'deposit-applied', 'deposit'] as const
export type DepositKind = (typeof depositKinds)[number]

export const depositStates = ['prepared', 'approved', 'refused', 'cancelled'] as const
export type DepositState = (typeof depositStates)[number]

/** The two parts of the list: what is to be approved, and what is approved, refused or cancelled. */
export const depositParts = ['prepared', 'decided'] as const
export type DepositPart = (typeof depositParts)[number]

export const maxDepositPaisa = 100_000_000
export const whichKind = choice(depositKinds, required())
export const depositReason = longText(required(), minLength(5), maxLength(400))

const isReturned = ({ kind }: Record<string, unknown>) => kind === 'deposit-return'
/** Number of the cheque or of the transfer by which it is given back. */
export const paymentReference = text(when(isReturned, required()), maxLength(60))

const hundredths = custom<number>((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'deposits.two_decimals')

/** The amount in rupees. */
export const requestForm = form({
  kind: whichKind,
  amount: number(required(), min(0.01), max(maxDepositPaisa / 100), hundredths),
  paymentReference,
  reason: depositReason,
})

/** Taken in cash at the counter, in whole rupees. */
export const takeFields = {
  customerNumber: code(required(), maxLength(20)),
  rupees: number(required(), integer(), min(1), max(maxDepositPaisa / 100)),
}
export const takeForm = form(takeFields)
