// Cheques: their states and parts, and the forms of deposits and of a return; without schemas, so that the browser can load them.

import { code, longText, number, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, minLength, required } from '#kit/validation/rules.ts'

export const chequeAnswers = ['cleared', 'returned'] as const
export type ChequeAnswer = (typeof chequeAnswers)[number]

/** `reversed`: its receipt was reversed while it was in hand. */
export const chequeStates = ['in-hand', 'deposited', ...chequeAnswers, 'reversed'] as const
export type ChequeState = (typeof chequeStates)[number]

/** The parts of the list; `ended`: cleared, returned or reversed. */
export const chequeParts = ['in-hand', 'deposited', 'ended'] as const
export type ChequePart = (typeof chequeParts)[number]

/** On one slip: cheques, or days of cashiers. */
export const maxCheques = 100
export const maxDays = 50
export const maxCashRupees = 10_000_000

export const bankField = text(required(), maxLength(80))
export const slipField = code(required(), maxLength(40))
export const depositForm = form({ bank: bankField, slip: slipField })

/** `rupees`: as the slip of the bank says. */
export const rupeesField = number(required(), integer(), min(1), max(maxCashRupees))
export const cashDepositForm = form({ bank: bankField, slip: slipField, rupees: rupeesField })

export const returnReason = longText(required(), minLength(5), maxLength(400))
export const returnForm = form({ reason: returnReason })
