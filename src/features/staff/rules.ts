// Rules of staff administration beside those of people: who may change an address, and who acted, as it is recorded.

import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'

/**
 * One's own address is changed with the password, on a page of its own. Of somebody who has not signed in here, an answer would tell whether
 * the new address is known elsewhere, as an invitation does not.
 */
export function mayChangeAddress({ own, active }: { own: boolean; active: boolean }): Verdict {
  if (own) return deny('staff.own_address')
  return active ? allow : deny('staff.invited_address')
}

/** Who acted, as it was recorded. @example recordedSignature('Rajendra Karki (7)') // { byId: 7, byName: 'Rajendra Karki' } */
export function recordedSignature(recorded: string): { byId: number | null; byName: string } {
  const [, byName, id] = /^(.*) \((\d+)\)$/.exec(recorded) ?? []
  return byName === undefined ? { byId: null, byName: recorded } : { byId: Number(id), byName }
}
