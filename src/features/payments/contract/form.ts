// Form of a payment: the customer number, how much, and through which gateway; without schemas, so that the browser can load it.

import { gatewayKinds } from '#features/gateways/contract/gateway.ts'
import { submission } from '#kit/submission.ts'
import { choice, code, longText, number } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { custom, max, maxLength, min, minLength, required, when } from '#kit/validation/rules.ts'
import { maxPaidPaisa } from './attempt.ts'

/** `all` that is due today, or another amount: a part of it, or more, which is an advance. */
export const amountChoices = ['all', 'other'] as const
export type AmountChoice = (typeof amountChoices)[number]

export const customerNumber = code(required(), maxLength(20))
export const whichGateway = choice(gatewayKinds, required('payments.choose_gateway'))

const hundredths = custom<number>((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'payments.two_decimals')
const isOther = ({ choice: chosen }: Record<string, unknown>) => chosen === 'other'

/** Of an amount in rupees. */
export const amountRules = [min(0.01), max(maxPaidPaisa / 100), hundredths] as const

/** The form of one's own connections: an amount in rupees for each of so many, empty where nothing is paid. */
export function ownPayForm(connections: number) {
  const names = Array.from({ length: connections }, (_, place) => `amount${place}`)
  return form({ ...Object.fromEntries(names.map((name) => [name, number(...amountRules)])), gateway: whichGateway })
}

/** What the office did about a difference. */
export const resolutionNote = longText(required(), minLength(5), maxLength(400))
export const resolutionForm = form({ note: resolutionNote })

/** `amount`: in rupees, only of the choice `other`. */
export const payForm = form({
  customerNumber,
  choice: choice(amountChoices, required()),
  amount: number(when(isOther, required()), ...amountRules),
  gateway: whichGateway,
  submission,
})
