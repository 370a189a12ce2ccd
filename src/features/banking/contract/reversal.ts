// Reversals of deposits: their states, and the form of a request; without schemas, so that the browser can load them.

import { longText } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, minLength, required } from '#kit/validation/rules.ts'

/** `to-reverse`: a request is to be decided. */
export const depositStates = ['deposited', 'to-reverse', 'reversed'] as const
export type DepositState = (typeof depositStates)[number]

export const reversalStates = ['prepared', 'approved', 'refused', 'cancelled'] as const
export type ReversalState = (typeof reversalStates)[number]

export const maxReversals = 50

export const reversalReason = longText(required(), minLength(5), maxLength(400))
export const reversalForm = form({ reason: reversalReason })
