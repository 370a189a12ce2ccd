// Rules of the complaint types that an organisation offers.

import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'

type Offered = { offered: boolean }

/** The form needs a type to choose. */
export function isOffered(type: Offered, others: readonly Offered[]): boolean {
  return type.offered || others.some(({ offered }) => offered)
}

/** A type with complaints is no longer offered instead, so that its complaints keep their type. */
export function mayBeRemoved(complaints: number, others: readonly Offered[]): Verdict {
  if (complaints > 0) return deny('complaints.type_in_use', { n: complaints })
  return isOffered({ offered: false }, others) ? allow : deny('complaints.type_last')
}
