// Rules of staff administration beside those of people: who may change an address, and the names in recorded acts.

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

/** The name of who acted, as it was recorded. @example recordedName('Rajendra Karki (7)') // 'Rajendra Karki' */
export function recordedName(by: string): string {
  return by.replace(/ \(\d+\)$/, '')
}
