// List of the current and future rules of a plan.

import { translator, type Language } from '#kit/language.ts'
import { shownMoment, TextWithTimes, TimeRange } from '#ui/time-text.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { PlanRule } from '../contract/schedule.ts'
import { waterSchedulesMessages } from '../messages/public.ts'
import { daysText, ruleHours, ruleLimits, type Localization } from '../rules/text.ts'

/** Rules whose validity has not ended. */
export function RegularPlan({ rules, today }: { rules: PlanRule[]; today: string }) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  const localization: Localization = { language, t: t as Localization['t'] }
  const current = rules
    .filter(({ validUntil }) => validUntil === null || validUntil >= today)
    .toSorted((a, b) => (a.starts < b.starts ? -1 : 1))
  if (current.length === 0) return <p className="text-neutral-700">{t('supply.plan_none')}</p>
  return (
    <ul className="grid gap-2">
      {current.map((rule) => {
        const limits = ruleLimits(rule, today, localization)
        return (
          <li key={rule.code}>
            <span className="font-bold">{daysText(rule.days, localization)}</span>
            {': '}
            <span className="figures min-[30rem]:whitespace-nowrap">
              <TimeRange {...ruleHours(rule)} />
            </span>
            {limits ? (
              <span className="block text-sm text-neutral-600">
                <TextWithTimes text={limits} times={validity(rule, language)} />
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function validity({ validFrom, validUntil }: PlanRule, language: Language) {
  const days = validUntil ? [validFrom, validUntil] : [validFrom]
  return days.map((day) => [shownMoment(day, language), day] as const)
}
