// Supplies that staff cancel, move or add: from the form, and whether they may.

import { addDays } from '#kit/calendar/civil-date.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { allow, deny, type FieldIssue, type Verdict } from '#kit/refusal.ts'
import type { ExceptionInput } from '../contract/exception-form.ts'
import type { PlanRule, SupplyException } from '../contract/schedule.ts'
import { runsOn } from './supplies.ts'

/** How many days ahead a supply can be changed. */
const maxAheadDays = 366

/** The exception of a form, without its code. */
export function exceptionIn(
  { kind, date, starts, toDate, toStarts, toMinutes }: ExceptionInput,
  at: Pick<SupplyException, 'zone' | 'tol' | 'reason'>,
): DistributiveOmit<SupplyException, 'code'> {
  const to = { date: toDate!, starts: toStarts!, minutes: toMinutes! }
  if (kind === 'extra') return { ...at, kind, to }
  if (kind === 'changed') return { ...at, kind, date: date!, starts: starts!, to }
  return { ...at, kind, date: date!, starts: starts! }
}

/** The fields whose days are past or too far ahead. */
export function dayIssues({ date, toDate }: Pick<ExceptionInput, 'date' | 'toDate'>, now: Date): FieldIssue[] {
  const today = inNepal(now).date
  const last = addDays(today, maxAheadDays)
  return Object.entries({ date, toDate })
    .filter(([, day]) => day !== undefined && (day < today || day > last))
    .map(([field]) => ({ field, key: 'supply.day_past' }))
}

/** Denies a change of a supply that is not planned, and a second one of the same supply. */
export function mayBeAdded(
  exception: DistributiveOmit<SupplyException, 'code'>,
  { rules, exceptions }: { rules: readonly PlanRule[]; exceptions: readonly SupplyException[] },
): Verdict {
  if (exception.kind === 'extra') return allow
  const { zone, tol, date, starts } = exception
  const isPlanned = rules.some((rule) => rule.zone === zone && runsOn(rule, date) && rule.starts === starts)
  if (!isPlanned) return deny('supply.nothing_planned_then')
  const isChanged = exceptions.some(
    (other) =>
      other.kind !== 'extra' &&
      other.zone === zone &&
      (other.tol === null || tol === null || other.tol === tol) &&
      other.date === date &&
      (other.starts === null || other.starts === starts),
  )
  return isChanged ? deny('supply.already_changed') : allow
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
