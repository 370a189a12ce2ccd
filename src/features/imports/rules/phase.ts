// Rules of imports that a job writes: the phase of one, and for how long it is shown.

import type { ImportKind } from '../contract/forms.ts'

export type ImportPhase = 'waiting' | 'comparing' | 'approval' | 'writing' | 'ended'

/** Days for which the result of an import is shown after its end, and for which one waits for its approval. */
export const importDays = 30

/**
 * Where refused rows are skipped the file is read once, elsewhere it is compared before it is written. `begun`: how often it is or was read.
 * Entries of the ledger are always read three times before they are written. `isPending`: it is compared, and a second person decides about it.
 */
export function phaseOf({
  kind,
  begun,
  skipRefused,
  comparesOnly,
  isPending,
  isEnded,
}: {
  kind: ImportKind
  begun: number
  skipRefused: boolean
  comparesOnly: boolean
  isPending: boolean
  isEnded: boolean
}): ImportPhase {
  if (isEnded) return 'ended'
  if (isPending) return 'approval'
  if (begun === 0) return 'waiting'
  if (comparesOnly) return 'comparing'
  const before = kind === 'ledger' ? 3 : skipRefused ? 0 : 1
  return begun <= before ? 'comparing' : 'writing'
}

/** Whether a file that was compared is written only when a second person approves it, and its refused rows do not keep it from that. */
export function waitsForApproval({ toApprove, refused }: { toApprove: number; refused: number }, skipRefused: boolean) {
  return toApprove > 0 && (refused === 0 || skipRefused)
}
