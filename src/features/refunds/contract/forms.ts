// Forms of refunds and assignments; without schemas, so that the browser can load them.

import { maxReceiptLines } from '#features/receipts/contract/receipt.ts'
import { choice, code, longText, number, text, withDefault } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { custom, integer, max, maxLength, min, minLength, required, when } from '#kit/validation/rules.ts'

/**
 * What a connection has paid in advance, given back; held money, given back the way it came; held money that is a payment of a connection; an online
 * payment of a wrong customer number, entered for the right one.
 */
export const refundKinds = ['credit-refund', 'held-refund', 'assignment', 'move'] as const
export type RefundKind = (typeof refundKinds)[number]

/** What is decided about held money. */
export const heldDecisions = ['assignment', 'held-refund'] as const
export type HeldDecision = (typeof heldDecisions)[number]

/** `to-pay`: approved in cash, and not yet paid at the counter. */
export const refundStates = ['prepared', 'to-pay', 'approved', 'refused', 'cancelled'] as const
export type RefundState = (typeof refundStates)[number]

/** The parts of the list: what is to be approved, what is to be paid in cash, and what is paid, refused or cancelled. */
export const refundParts = ['prepared', 'to-pay', 'decided'] as const
export type RefundPart = (typeof refundParts)[number]

export const maxRefundedPaisa = 1_000_000_000
/** From the account at the bank, or in cash by a cashier from the drawer. */
export const refundSources = ['bank', 'cash'] as const
export type RefundSource = (typeof refundSources)[number]

export const refundReason = longText(required(), minLength(5), maxLength(400))
/** Number of the cheque or of the transfer; in cash who receives it. */
export const paymentReference = text(required(), maxLength(60))

const hundredths = custom<number>((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'refunds.two_decimals')
const whole = custom<number>((value) => Number.isInteger(value), 'refunds.whole_rupees')
const isCash = ({ paidFrom }: Record<string, unknown>) => paidFrom === 'cash'
const isAssigned = ({ kind }: Record<string, unknown>) => kind === 'assignment'
const isGivenBack = ({ kind }: Record<string, unknown>) => kind === 'held-refund'

/** The credit of a connection: the amount in rupees. */
export const creditForm = form({
  amount: number(required(), min(0.01), max(maxRefundedPaisa / 100), hundredths, when(isCash, whole)),
  paidFrom: choice(refundSources, required()),
  paymentReference,
  reason: refundReason,
})

/** Held money; it is decided about whole. */
export const heldFields = {
  kind: choice(heldDecisions, required()),
  customerNumber: code(when(isAssigned, required()), maxLength(20)),
  paymentReference: text(when(isGivenBack, required()), maxLength(60)),
  reason: refundReason,
}
export const heldForm = form(heldFields)

/** An online payment that is moved: the line of its receipt, from 1, and the right customer number. */
export const moveFields = {
  line: withDefault(number(integer(), min(1), max(maxReceiptLines)), 1),
  customerNumber: code(required(), maxLength(20)),
  reason: refundReason,
}
export const moveForm = form(moveFields)
