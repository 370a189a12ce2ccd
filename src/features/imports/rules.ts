// Rules of imports that a job writes: the phase of one, and for how long it is shown.

import type { ImportKind } from './contract/api.ts'

export type ImportPhase = 'waiting' | 'comparing' | 'writing' | 'ended'

/** Days for which the result of an import is shown after its end. */
export const importDays = 30

/**
 * Where refused rows are skipped the file is read once, elsewhere it is compared before it is written. `begun`: how often it is or was read.
 * Entries of the ledger are always read twice before they are written.
 */
export function phaseOf({
  kind,
  begun,
  skipRefused,
  isEnded,
}: {
  kind: ImportKind
  begun: number
  skipRefused: boolean
  isEnded: boolean
}): ImportPhase {
  if (isEnded) return 'ended'
  if (begun === 0) return 'waiting'
  const before = kind === 'ledger' ? 2 : skipRefused ? 0 : 1
  return begun <= before ? 'comparing' : 'writing'
}
