// Rules of passkeys: who may add one.

import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import { maxPasskeys } from '../contract/passkey-forms.ts'

/**
 * A passkey counts as both factors, so whoever needs a second factor and has not shown it in this session sets that up first: a password
 * alone must not lead to a passkey. `proofIsDue` as in the profile of the session.
 */
export function mayAddPasskey({ proofIsDue, count }: { proofIsDue: boolean; count: number }): Verdict {
  if (proofIsDue) return deny('passkeys.factor_first')
  return count < maxPasskeys ? allow : deny('passkeys.too_many', { n: maxPasskeys })
}
