// Cheques: their states and parts, and the forms of a deposit and of a return; without schemas, so that the browser can load them.

import { code, longText, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, minLength, required } from '#kit/validation/rules.ts'

/** `reversed`: its receipt was reversed while it was in hand. */
export const chequeStates = ['in-hand', 'deposited', 'cleared', 'returned', 'reversed'] as const
export type ChequeState = (typeof chequeStates)[number]

/** The parts of the list; `ended`: cleared, returned or reversed. */
export const chequeParts = ['in-hand', 'deposited', 'ended'] as const
export type ChequePart = (typeof chequeParts)[number]

/** On one slip. */
export const maxCheques = 100

export const bankField = text(required(), maxLength(80))
export const slipField = code(required(), maxLength(40))
export const depositForm = form({ bank: bankField, slip: slipField })

export const returnReason = longText(required(), minLength(5), maxLength(400))
export const returnForm = form({ reason: returnReason })
