// Whether a state or a holder of a connection may be changed from a day on.

import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { ConnectionState, DatedState } from '../contract/connection.ts'

/** Nobody changes a connection that is linked to their own account. */
export function mayBeChangedBy({ isOwn }: { isOwn: boolean }): Verdict {
  return isOwn ? deny('connections.own_connection') : allow
}

/** `today` and `since` are ISO dates. A closed connection stays closed: the tap is applied for again. */
export function mayChangeState({ state, since }: DatedState, present: DatedState, today: string): Verdict {
  if (present.state === 'closed') return deny('connections.closed_for_good')
  if (state === present.state) return deny('connections.state_same')
  if (since > today) return deny('connections.in_future')
  return since > present.since ? allow : deny('connections.before_state')
}

export type Tap = { customerType: string; tapSize: string; sewer: boolean }
/** `last`: the day of the change before. */
export type PresentTap = Tap & { state: ConnectionState; last: string | undefined }

export function mayChangeTap({ since, ...tap }: Tap & { since: string }, present: PresentTap, today: string): Verdict {
  if (present.state === 'closed') return deny('connections.closed_for_good')
  const isSame =
    tap.customerType === present.customerType && tap.tapSize === present.tapSize && tap.sewer === present.sewer
  if (isSame) return deny('connections.tap_same')
  if (since > today) return deny('connections.in_future')
  return present.last === undefined || since > present.last ? allow : deny('connections.before_tap')
}

/** Also of a closed connection: what is owed follows the house, so that the next holder answers for it. */
export function mayChangeHolder({ from }: { from: string }, present: { from: string }, today: string): Verdict {
  if (from > today) return deny('connections.in_future')
  return from > present.from ? allow : deny('connections.before_holder')
}
