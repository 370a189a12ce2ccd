// Instalments: the parts of an agreement, how each and the whole is kept, and who may agree and approve.

import { isSecondPerson, type Person } from '#features/bills/rules/second-person.ts'
import { addMonths, bsMonthOf, firstDayOf, lastDayOf } from '#kit/calendar/bs-month.ts'
import { addDays, daysBetween } from '#kit/calendar/civil-date.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { AgreedPart, NextInstalment } from './contract/api.ts'
import type { AgreementState } from './contract/forms.ts'

export type Part = { part: number; dueOn: string; amountPaisa: number }

/**
 * Equal parts in whole rupees, the last one what is left, on the same day of each month of Bikram Sambat, or on its last day where it is shorter.
 * @example partsOf({ amountPaisa: 100_00, count: 3, firstOn: '2026-11-17' }).map(({ amountPaisa }) => amountPaisa) // [34_00, 34_00, 32_00]
 */
export function partsOf({
  amountPaisa,
  count,
  firstOn,
}: {
  amountPaisa: number
  count: number
  firstOn: string
}): Part[] {
  const usual = Math.ceil(amountPaisa / count / 100) * 100
  const month = bsMonthOf(firstOn)
  const offset = daysBetween(firstDayOf(month), firstOn)
  return Array.from({ length: count }, (_, place) => {
    const period = addMonths(month, place)
    const [wanted, last] = [addDays(firstDayOf(period), offset), lastDayOf(period)]
    const paidBefore = usual * place
    return {
      part: place + 1,
      dueOn: wanted < last ? wanted : last,
      amountPaisa: place === count - 1 ? amountPaisa - paidBefore : Math.min(usual, amountPaisa - paidBefore),
    }
  }).filter((part) => part.amountPaisa > 0)
}

/** A payment since the approval, which is not reversed. */
export type Paid = { on: string; paisa: number }
type Watched = { parts: readonly Part[]; paid: readonly Paid[]; today: string; isSettled: boolean }

/** Payments fill the parts in their order; a part is paid on the day on which it and all before are whole. */
export function agreedParts({ parts, paid, today, isSettled }: Watched): AgreedPart[] {
  const days = paid.toSorted((one, other) => (one.on < other.on ? -1 : 1))
  const total = days.reduce((sum, { paisa }) => sum + paisa, 0)
  let before = 0
  return parts.map(({ part, dueOn, amountPaisa }) => {
    const needed = before + amountPaisa
    const paidPaisa = isSettled ? amountPaisa : Math.min(Math.max(total - before, 0), amountPaisa)
    const paidOn = dayOfSum(days, needed) ?? (isSettled ? today : null)
    before = needed
    const state = paidOn === null ? (today > dueOn ? 'missed' : 'due') : paidOn <= dueOn || isSettled ? 'kept' : 'late'
    return { part, dueOn, amountPaisa, paidPaisa, paidOn, state }
  })
}

function dayOfSum(days: readonly Paid[], needed: number): string | null {
  let sum = 0
  for (const { on, paisa } of days) {
    sum += paisa
    if (sum >= needed) return on
  }
  return null
}

/** The one rule by which a running agreement is kept, late, broken or paid; a part that is late for longer than the grace days breaks it for good. */
export function stateOfRunning(parts: readonly AgreedPart[], today: string, graceDays: number): AgreementState {
  if (parts.every(({ paidOn }) => paidOn !== null)) return 'paid'
  if (parts.some(({ dueOn, paidOn }) => daysBetween(dueOn, paidOn ?? today) > graceDays)) return 'broken'
  return parts.some(({ state }) => state === 'missed') ? 'late' : 'kept'
}

/** The next day on which something is to be paid, with all that is missing until then, at most what is owed; null when all is paid. */
export function nextOf(parts: readonly AgreedPart[], today: string, owedPaisa: number): NextInstalment | null {
  const open = parts.filter(({ paidOn }) => paidOn === null)
  if (open.length === 0) return null
  const missed = open.filter(({ dueOn }) => dueOn < today)
  const [next] = open.filter(({ dueOn }) => dueOn >= today)
  const until = missed.length > 0 ? missed : [next!]
  const missing = until.reduce((sum, part) => sum + part.amountPaisa - part.paidPaisa, 0)
  return { dueOn: until.at(-1)!.dueOn, amountPaisa: Math.min(missing, owedPaisa), isMissed: missed.length > 0 }
}

const maxFirstDays = 366

type Owing = { owedPaisa: number; isOwn: boolean; isPending: boolean; running: AgreementState | undefined }

/** One agreement at a time; a broken one can be followed by another. */
export function mayRequest({ owedPaisa, isOwn, isPending, running }: Owing): Verdict {
  if (isOwn) return deny('instalments.own_connection')
  if (isPending) return deny('instalments.pending')
  if (running === 'kept' || running === 'late') return deny('instalments.running')
  return owedPaisa > 0 ? allow : deny('instalments.nothing_owed')
}

/** From today on, within a year. */
export function mayBegin(firstOn: string, today: string): Verdict {
  if (firstOn < today) return deny('instalments.first_over')
  return daysBetween(today, firstOn) <= maxFirstDays ? allow : deny('instalments.first_far', { n: maxFirstDays })
}

/** At most what is owed. */
export function mayAgree(amountPaisa: number, owedPaisa: number): Verdict {
  return amountPaisa <= owedPaisa ? allow : deny('instalments.above_owed', { owed: Math.floor(owedPaisa / 100) })
}

type Prepared = {
  outcome: string | null
  preparedById: number | null
  preparedBy: string
  isOwn: boolean
  firstOn: string
  amountPaisa: number
  balancePaisa: number
}

/** By a second person where the organisation asks for two, of at most what is still owed; not after the first due day, which nobody could keep. */
export function mayApprove(
  agreement: Prepared,
  by: Person,
  { persons, today }: { persons: 1 | 2; today: string },
): Verdict {
  if (agreement.outcome !== null) return deny('instalments.decided')
  if (agreement.isOwn) return deny('instalments.own_connection')
  if (agreement.firstOn < today) return deny('instalments.first_over')
  if (persons === 2 && !isSecondPerson(agreement, by)) return deny('instalments.second_person')
  return mayAgree(agreement.amountPaisa, Math.max(agreement.balancePaisa, 0))
}
