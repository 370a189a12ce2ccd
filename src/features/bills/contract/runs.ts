// A billing run: what of each connection is billed or left out, and the counts that a preview shows.

import type { BsMonth } from '#kit/calendar/bs-month.ts'

/** Why a connection gets no bill in a run. */
export const leftOutReasons = [
  'billed',
  'not_connected',
  'not_charged',
  'no_reading',
  'no_tariff',
  'two_tariffs',
  'sample_tariff',
  'not_countable',
  'own_connection',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** What about a bill should be looked at before the run is approved. */
export const billFlags = ['no_use', 'high_use', 'long_locked', 'average', 'credit'] as const
export type BillFlag = (typeof billFlags)[number]

/** What a run finds of single connections, each counted in its preview. */
export const runFindings = [...leftOutReasons, ...billFlags] as const
export type RunFinding = (typeof runFindings)[number]

/**
 * `bills` and `chargePaisa`: of the bills that the run makes; `hash`: of their contents, by which an approval is compared with the preview.
 * Counts of connections by reason and by flag.
 */
export type RunPreview = {
  hash: string
  bills: number
  chargePaisa: number
  leftOut: Record<LeftOutReason, number>
  flags: Record<BillFlag, number>
}

/** `zone`: the code of a supply zone; `customerNumber`: of one connection; both null for the whole organisation. */
export type RunScope = { period: BsMonth; zone: string | null; customerNumber: string | null }

/** What the list of runs can be sorted by; in the order in which they were prepared where nothing is given. */
export const runOrders = ['prepared', 'period'] as const
export type RunOrder = (typeof runOrders)[number]

export const runStates = ['prepared', 'approved', 'cancelled'] as const
export type RunState = (typeof runStates)[number]
