// Editions of a supply plan: the rules valid on a day, a new plan in place of the present one, and the form of a rule.

import { addDays } from '#kit/calendar/civil-date.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import type { SupplyZone } from '#features/tols/contract/places.ts'
import type { SentRule } from '../contract/plan-form.ts'
import type { Plan, PlanRule, SupplyDays } from '../contract/schedule.ts'
import { isPlaced, overlapsNoRule } from './check.ts'

/** A rule without its code and its validity, which are those of the edition. */
export type DraftedRule = Pick<PlanRule, 'zone' | 'days' | 'starts' | 'minutes' | 'season' | 'sample'>

/** An edition begins on each day on which rules begin: all rules that are valid on it. The newest first. */
export function planEditions(rules: readonly PlanRule[]): { effectiveFrom: string; rows: DraftedRule[] }[] {
  const days = [...new Set(rules.map(({ validFrom }) => validFrom))].toSorted().toReversed()
  return days.map((effectiveFrom) => {
    return { effectiveFrom, rows: inOrder(rules.filter((rule) => isValidOn(rule, effectiveFrom)).map(drafted)) }
  })
}

/** What a plan from this day on changes: the rules that end the day before as they are now, and the new rules. */
export function planFrom(
  day: string,
  rows: readonly DraftedRule[],
  present: readonly PlanRule[],
): { replaced: PlanRule[]; ended: PlanRule[]; added: PlanRule[] } {
  const replaced = present.filter((rule) => isValidOn(rule, day))
  return {
    replaced,
    ended: replaced.map((rule) => ({ ...rule, validUntil: addDays(day, -1) })),
    added: rulesOf(rows, day),
  }
}

/** The rules of an edition, each with a code by its day and number. */
export function rulesOf(rows: readonly DraftedRule[], day: string): PlanRule[] {
  return rows.map((row, index) => {
    return { ...row, code: `plan-${day}-${String(index + 1).padStart(3, '0')}`, validFrom: day, validUntil: null }
  })
}

/** The plan of a draft, to draw its week. */
export function draftedPlan(rows: readonly DraftedRule[], day: string): Plan {
  return { rules: rulesOf(rows, day), exceptions: [], interruptions: [] }
}

/** Rules whose zone is unknown, and those that overlap an earlier one of the list; `field` is the place in the list. */
export function planIssues(rows: readonly DraftedRule[], day: string, zones: readonly SupplyZone[]): FieldIssue[] {
  const rules = rulesOf(rows, day)
  return rules.flatMap((rule, index): FieldIssue[] => {
    const placed = isPlaced(rule, { zones, tols: [] })
    if (!placed.ok) return [{ field: String(index), key: placed.key, ...(placed.values && { values: placed.values }) }]
    for (const [other, earlier] of rules.slice(0, index).entries()) {
      const verdict = overlapsNoRule(rule, [earlier])
      if (!verdict.ok)
        return [
          { field: String(index), key: 'supply.rows_overlap', values: { date: verdict.values!.date!, n: other + 1 } },
        ]
    }
    return []
  })
}

/** The rule of a form. */
export function ruleFrom(sent: SentRule): DraftedRule {
  const { zone, starts, minutes, sample, fromMonth, fromDay, toMonth, toDay } = sent
  const season =
    sent.season === 'part' && fromMonth && fromDay && toMonth && toDay
      ? { from: monthDay(fromMonth, fromDay), to: monthDay(toMonth, toDay) }
      : null
  return { zone, days: daysFrom(sent), starts, minutes, season, sample }
}

/** By which a rule is found in another edition: its zone and the time at which water comes. */
export function ruleKey({ zone, starts }: DraftedRule): string {
  return `${zone} ${starts}`
}

function daysFrom({ repetition, weekdays, everyDays = 1, countedFrom = '' }: SentRule): SupplyDays {
  if (repetition === 'every') return { kind: 'every', days: everyDays, from: countedFrom }
  return { kind: 'weekdays', weekdays: [...new Set(weekdays.map(Number))].toSorted((a, b) => a - b) }
}

function monthDay(month: string, day: number): string {
  return `${month}-${String(day).padStart(2, '0')}`
}

function isValidOn({ validFrom, validUntil }: PlanRule, day: string): boolean {
  return validFrom <= day && (validUntil === null || validUntil >= day)
}

function drafted({ zone, days, starts, minutes, season, sample }: PlanRule): DraftedRule {
  return { zone, days, starts, minutes, season, sample }
}

function inOrder(rows: readonly DraftedRule[]): DraftedRule[] {
  return rows.toSorted((a, b) => (ruleKey(a) < ruleKey(b) ? -1 : 1))
}
