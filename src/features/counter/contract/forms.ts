// Forms of the counter: float, payment and count of notes; without schemas, so that the browser can load them.

import { gatewayKinds } from '#features/gateways/contract/gateway.ts'
import { choice, code, number, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, maxLength, min, required, when } from '#kit/validation/rules.ts'

/** Notes and coins in rupees, the largest first. */
export const denominations = [1000, 500, 100, 50, 20, 10, 5, 2, 1] as const
export type Denomination = (typeof denominations)[number]

/** Those that are received at once. */
export const counterTenders = ['cash', 'cheque'] as const
/** With the reference of a wallet, which is unpaid until somebody has verified it. */
export const shownTenders = [...counterTenders, 'wallet'] as const
export type CounterTender = (typeof counterTenders)[number]

/** In whole rupees. */
export const maxFloat = 100_000
export const maxTaken = 1_000_000
const maxNotes = 10_000

export const customerNumberField = code(required(), maxLength(20))
export const tenderField = choice(counterTenders, required())
/** Number and bank of a cheque. */
export const referenceField = text(maxLength(80))

export const openForm = form({ float: number(required(), integer(), min(0), max(maxFloat)) })

/** What a scanner types is the address in the code of a bill. */
export const lookForm = form({ customerNumber: text(required(), maxLength(200)) })

const isWallet = ({ tender }: Record<string, unknown>) => tender === 'wallet'
const isReceived = (values: Record<string, unknown>) => !isWallet(values)
const isReferred = ({ tender }: Record<string, unknown>) => tender !== 'cash'

export const takeForm = form({
  tender: choice(shownTenders, required()),
  rupees: number(required(), min(1), max(maxTaken), when(isReceived, integer())),
  gateway: choice(gatewayKinds, when(isWallet, required())),
  reference: text(maxLength(80), when(isReferred, required())),
})

/** @example countName(1000) // 'n1000' */
export function countName(denomination: Denomination): `n${Denomination}` {
  return `n${denomination}`
}

const count = number(integer(), min(0), max(maxNotes))

/** How many of each note and coin; what is left empty is none. */
export const countFields = {
  n1000: count,
  n500: count,
  n100: count,
  n50: count,
  n20: count,
  n10: count,
  n5: count,
  n2: count,
  n1: count,
} satisfies Record<`n${Denomination}`, unknown>
export const closeForm = form(countFields)

export type NoteCounts = { [Name in keyof typeof countFields]?: number | undefined }

/** @example countedPaisa({ n500: 2, n1: 3 }) // 100_300 */
export function countedPaisa(counts: NoteCounts): number {
  return denominations.reduce((sum, each) => sum + each * 100 * (counts[countName(each)] ?? 0), 0)
}
