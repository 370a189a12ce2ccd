// What is the plan when nothing is out of the ordinary?

import { translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { PlanRule } from '../contract.ts'
import { waterSchedulesMessages } from '../messages.ts'
import { daysInWords, ruleHours, ruleLimits, type Pen } from '../rules/words.ts'

/** The rules that hold or will hold, in words. */
export function RegularPlan({ rules, today }: { rules: PlanRule[]; today: string }) {
  const language = useLanguage()
  const say = translator(waterSchedulesMessages, language)
  const pen: Pen = { language, say: say as Pen['say'] }
  const alive = rules
    .filter(({ validUntil }) => validUntil === null || validUntil >= today)
    .toSorted((a, b) => (a.starts < b.starts ? -1 : 1))
  if (alive.length === 0) return <p className="text-neutral-700">{say('supply.plan_none')}</p>
  return (
    <ul className="grid gap-2">
      {alive.map((rule) => {
        const limits = ruleLimits(rule, today, pen)
        return (
          <li key={rule.code}>
            <span className="font-semibold">{daysInWords(rule.days, pen)}</span>
            {': '}
            <span className="figures whitespace-nowrap">{ruleHours(rule, language)}</span>
            {limits ? <span className="block text-sm text-neutral-600">{limits}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
