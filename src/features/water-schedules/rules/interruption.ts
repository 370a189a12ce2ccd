// Interruptions that staff announce: instants and place of a form, and the state of one at an instant.

import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import { interruptionReasons } from '../contract/reasons.ts'
import type { InterruptionInput, InterruptionState } from '../contract/interruption-form.ts'
import type { Interruption } from '../contract/schedule.ts'

const hourMs = 3_600_000
const quarterMs = 900_000

/** How long ago an interruption may have begun when it is announced. */
const maxPastMs = 7 * 24 * hourMs
/** How far ahead it may be announced, and how long it may last. */
const maxAheadMs = 366 * 24 * hourMs

type Place = { code: string; zone: string }

/** The times of a form. `began`: when the interruption already began, which `now` keeps on a change. */
export function timesOf(
  input: InterruptionInput,
  now: Date,
  began?: Date,
): Pick<Interruption, 'begins' | 'expectedReturn'> {
  const { starts, beginOn, beginAt } = input
  const begins = starts === 'later' ? nepalInstant(beginOn!, beginAt!) : began && began < now ? began : now
  return { begins, expectedReturn: returnOf(input, begins > now ? begins : now) }
}

/** The fields whose times are impossible: a return before the beginning, or days far from now. */
export function timeIssues(
  { starts, returns }: Pick<InterruptionInput, 'starts' | 'returns'>,
  { begins, expectedReturn }: Pick<Interruption, 'begins' | 'expectedReturn'>,
  now: Date,
): FieldIssue[] {
  const issues: FieldIssue[] = []
  const away = begins.getTime() - now.getTime()
  if (starts === 'later' && (away < -maxPastMs || away > maxAheadMs))
    issues.push({ field: 'beginOn', key: 'supply.begin_far' })
  if (returns !== 'at' || !expectedReturn) return issues
  const earliest = Math.max(begins.getTime(), now.getTime())
  if (expectedReturn.getTime() <= earliest) issues.push({ field: 'returnAt', key: 'supply.return_early' })
  if (expectedReturn.getTime() - earliest > maxAheadMs) issues.push({ field: 'returnOn', key: 'supply.return_far' })
  return issues
}

/** The zone and tol of a form's place; undefined when there is no such place. */
export function placeOf(
  place: string,
  { zones, tols }: { zones: readonly Pick<Place, 'code'>[]; tols: readonly Place[] },
): Pick<Interruption, 'zone' | 'tol'> | undefined {
  const [kind, code] = place.split(':')
  if (kind === 'all') return { zone: null, tol: null }
  if (kind === 'zone') return zones.some((zone) => zone.code === code) ? { zone: code!, tol: null } : undefined
  const tol = tols.find((one) => one.code === code)
  return tol && { zone: tol.zone, tol: tol.code }
}

/** The form's value for the place of an interruption. @example placeValue({ zone: 'north', tol: null }) // 'zone:north' */
export function placeValue({ zone, tol }: Pick<Interruption, 'zone' | 'tol'>): string {
  if (tol !== null) return `tol:${tol}`
  return zone === null ? 'all' : `zone:${zone}`
}

/** The words that the public reads. */
export function reasonOf({
  reason,
  reasonEn = '',
  reasonNe = '',
}: Pick<InterruptionInput, 'reason' | 'reasonEn' | 'reasonNe'>): Interruption['reason'] {
  return reason === 'other' ? { en: reasonEn, ne: reasonNe } : interruptionReasons[reason]
}

export function stateAt(
  { begins, expectedReturn }: Pick<Interruption, 'begins' | 'expectedReturn'>,
  now: Date,
): InterruptionState {
  if (expectedReturn && expectedReturn <= now) return 'ended'
  return begins > now ? 'planned' : 'current'
}

function returnOf({ returns, returnOn, returnAt }: InterruptionInput, from: Date): Date | null {
  if (returns === 'unknown') return null
  if (returns === 'at') return nepalInstant(returnOn!, returnAt!)
  const hours = Number(returns.slice('hours-'.length))
  return new Date(Math.ceil((from.getTime() + hours * hourMs) / quarterMs) * quarterMs)
}
