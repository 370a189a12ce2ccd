// Rules of staff administration beside those of people: who may change an address, and who acted, as it is recorded.

import { checksumOf } from '#kit/checksum.ts'
import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import type { StaffMember } from './contract/api.ts'

/**
 * One's own address is changed with the password, on a page of its own. Of somebody who has not signed in here, an answer would tell whether
 * the new address is known elsewhere, as an invitation does not.
 */
export function mayChangeAddress({ own, active }: { own: boolean; active: boolean }): Verdict {
  if (own) return deny('staff.own_address')
  return active ? allow : deny('staff.invited_address')
}

/**
 * The version of a person's name, address and phone. It follows from them, because others change them as well: the person, and another
 * organisation of which they are staff.
 */
export function versionOf({ name, email, phone }: Pick<StaffMember, 'name' | 'email' | 'phone'>): number {
  return Number.parseInt(checksumOf({ name, email, phone }), 36)
}

/** Who acted, as it was recorded. @example recordedSignature('Rajendra Karki (7)') // { byId: 7, byName: 'Rajendra Karki' } */
export function recordedSignature(recorded: string): { byId: number | null; byName: string } {
  const [, byName, id] = /^(.*) \((\d+)\)$/.exec(recorded) ?? []
  return byName === undefined ? { byId: null, byName: recorded } : { byId: Number(id), byName }
}
