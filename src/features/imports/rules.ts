// Rules of imports that a job writes: the phase of one, and for how long it is shown.

export type ImportPhase = 'waiting' | 'comparing' | 'writing' | 'ended'

/** Days for which the result of an import is shown after its end. */
export const importDays = 30

/** Where refused rows are skipped the file is read once, elsewhere it is compared before it is written. */
export function phaseOf({
  begun,
  skipRefused,
  isEnded,
}: {
  begun: number
  skipRefused: boolean
  isEnded: boolean
}): ImportPhase {
  if (isEnded) return 'ended'
  if (begun === 0) return 'waiting'
  return begun === 1 && !skipRefused ? 'comparing' : 'writing'
}
