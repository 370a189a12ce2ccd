// The first week of a drafted supply plan, drawn as visitors will see it.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { EditionAnswer } from '#features/editions/screens/definition.ts'
import type { SupplyZone } from '#features/tols/contract/places.ts'
import { Section } from '#ui/section.tsx'
import { supplyPlanMessages } from '../../messages/plan.ts'
import { draftedPlan, type DraftedRule } from '../../rules/plan-edition.ts'
import { hasSupplies, zoneWeeks } from '../../rules/week.ts'
import { ZonesWeek } from '../zones-week.tsx'

type PlanWeekProps = { edition: EditionAnswer<DraftedRule>; language: Language; today: string }

/** No line marks the hour: what is drafted is not in force yet. */
export function planWeekOf(zones: readonly SupplyZone[]) {
  return function PlanWeek({ edition, language, today }: PlanWeekProps) {
    const t = translator(supplyPlanMessages, language)
    const { rows, effectiveFrom } = edition
    const weeks = zoneWeeks(zones, draftedPlan(rows, effectiveFrom), effectiveFrom, 7).filter(hasSupplies)
    return (
      <Section id="week" title={t('supply.plan_week')}>
        {weeks.length > 0 ? <ZonesWeek weeks={weeks} today={today} /> : <p>{t('supply.plan_week_none')}</p>}
      </Section>
    )
  }
}
