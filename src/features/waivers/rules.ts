// Whether a waiver or a write-off may be requested and approved.

import { isSecondPerson, type Person } from '#features/bills/rules/second-person.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import { form } from '#kit/validation/form.ts'
import { custom, type Rule } from '#kit/validation/rules.ts'
import { waiverForm, type WaiverState } from './contract/forms.ts'

/** `isOwn`: the connection is linked to the officer; `isPending`: a request of it is to be decided. */
export type WaivedConnection = { owedPaisa: number; isOwn: boolean; isPending: boolean }

/** Nobody waives what they owe themselves; a request is decided before the next. */
export function mayRequest({ owedPaisa, isOwn, isPending }: WaivedConnection): Verdict {
  if (isOwn) return deny('waivers.own_connection')
  if (isPending) return deny('waivers.pending')
  return owedPaisa > 0 ? allow : deny('waivers.nothing_owed')
}

/** At most what is owed: a waiver is no advance. */
export function mayWaive(amountPaisa: number, owedPaisa: number): Verdict {
  return amountPaisa <= owedPaisa ? allow : deny('waivers.above_owed', owedIn(owedPaisa))
}

/** The form of a request, whose amount is checked by the same rule. */
export function waiverFormUpTo(owedPaisa: number) {
  const { amount } = waiverForm.fields
  const isOwed: Rule<number> = {
    ...custom<number>((rupees) => mayWaive(Math.round(rupees * 100), owedPaisa).ok, 'waivers.above_owed'),
    values: owedIn(owedPaisa),
  }
  return form({ ...waiverForm.fields, amount: { ...amount, rules: [...amount.rules, isOwed] } })
}

function owedIn(paisa: number) {
  return { owed: (paisa / 100).toFixed(2) }
}

/** `owedPaisa`: by the connection now. */
export type DecidedWaiver = {
  state: WaiverState
  preparedById: number | null
  preparedBy: string
  isOwn: boolean
  amountPaisa: number
  owedPaisa: number
}

/** Always by a second person, whatever the organisation asks for its billing, and at most what is still owed. */
export function mayApprove(waiver: DecidedWaiver, by: Person): Verdict {
  if (waiver.state !== 'prepared') return deny('waivers.decided')
  if (waiver.isOwn) return deny('waivers.own_connection')
  return isSecondPerson(waiver, by) ? mayWaive(waiver.amountPaisa, waiver.owedPaisa) : deny('waivers.second_person')
}
