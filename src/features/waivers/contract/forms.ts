// Form of a waiver or write-off; without schemas, so that the browser can load it.

import { choice, longText, number } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { custom, max, maxLength, min, minLength, required } from '#kit/validation/rules.ts'

/** What is given up for the sake of the holder, and what cannot be collected any more. */
export const waiverKinds = ['waiver', 'write-off'] as const
export type WaiverKind = (typeof waiverKinds)[number]

export const waiverStates = ['prepared', 'approved', 'refused', 'cancelled'] as const
export type WaiverState = (typeof waiverStates)[number]

/** The two parts of the list: what is to be approved, and what is approved, refused or cancelled. */
export const waiverParts = ['prepared', 'decided'] as const
export type WaiverPart = (typeof waiverParts)[number]

export const maxWaivedPaisa = 1_000_000_000
export const whichKind = choice(waiverKinds, required())
export const waiverReason = longText(required(), minLength(5), maxLength(400))

const hundredths = custom<number>((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'waivers.two_decimals')

/** The amount in rupees. */
export const waiverForm = form({
  kind: whichKind,
  amount: number(required(), min(0.01), max(maxWaivedPaisa / 100), hundredths),
  reason: waiverReason,
})
