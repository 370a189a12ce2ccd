// Forms of what the office changes about a connection; their fields are checked by the rules of the changes.

import type { Verdict } from '#kit/refusal.ts'
import { form } from '#kit/validation/form.ts'
import { custom, type Rule, type Values } from '#kit/validation/rules.ts'
import type { DatedState } from '../contract/connection.ts'
import { holderForm, stateForm, tapForm } from '../contract/forms.ts'
import { mayChangeHolder, mayChangeState, mayChangeTap, type PresentTap, type Tap } from './changes.ts'

/** Refused at the state where it cannot follow the present one, else at the day. */
export function stateFormOf(present: DatedState, today: string) {
  const { state, since } = stateForm.fields
  const verdictOf = (values: Values) => mayChangeState(values as DatedState, present, today)
  const denied = deniedAt('state', verdictOf, ['connections.closed_for_good', 'connections.state_same'])
  const deniedDay = deniedAt('since', verdictOf, ['connections.in_future', 'connections.before_state'])
  return form({
    ...stateForm.fields,
    state: { ...state, rules: [...state.rules, ...denied] },
    since: { ...since, rules: [...since.rules, ...deniedDay] },
  })
}

/** Refused at the class where the tap stays the same, else at the day. */
export function tapFormOf(present: PresentTap, today: string) {
  const { customerType, since } = tapForm.fields
  const verdictOf = (values: Values) =>
    mayChangeTap({ sewer: false, ...values } as Tap & { since: string }, present, today)
  const denied = deniedAt('customerType', verdictOf, ['connections.closed_for_good', 'connections.tap_same'])
  const deniedDay = deniedAt('since', verdictOf, ['connections.in_future', 'connections.before_tap'])
  return form({
    ...tapForm.fields,
    customerType: { ...customerType, rules: [...customerType.rules, ...denied] },
    since: { ...since, rules: [...since.rules, ...deniedDay] },
  })
}

/** Refused at the day. */
export function holderFormOf(present: { from: string }, today: string) {
  const { from } = holderForm.fields
  const verdictOf = (values: Values) => mayChangeHolder(values as { from: string }, present, today)
  const deniedDay = deniedAt('from', verdictOf, ['connections.in_future', 'connections.before_holder'])
  return form({ ...holderForm.fields, from: { ...from, rules: [...from.rules, ...deniedDay] } })
}

/** A rule of the field for each reason that is said there. */
function deniedAt(field: string, verdictOf: (values: Values) => Verdict, keys: readonly string[]): Rule<string>[] {
  return keys.map((key) =>
    custom<string>((value, values) => {
      const verdict = verdictOf({ ...values, [field]: value })
      return verdict.ok || verdict.key !== key
    }, key),
  )
}
