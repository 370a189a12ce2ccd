// Overview of all zones with their regular plan and tols, shown before a tol is chosen.

import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Card } from '#ui/card.tsx'
import { Section } from '#ui/section.tsx'
import type { SupplyZone, Tol } from '#features/tols/contract/places.ts'
import { groupByWard } from '#features/tols/rules.ts'
import { wardName } from '#features/tols/screens/ward-name.ts'
import type { PlanRule } from '../contract/schedule.ts'
import { waterSchedulesMessages } from '../messages/public.ts'
import { RegularPlan } from './regular-plan.tsx'

type OverviewProps = {
  zones: SupplyZone[]
  tols: Tol[]
  rules: PlanRule[]
  today: string
  orgId: number
}

export function Overview({ zones, tols, rules, today, orgId }: OverviewProps) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  return (
    <div className="mt-10">
      <Section id="zones" title={t('supply.open')}>
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 [&>li]:grid-cols-1">
          {zones.map(({ code, name }) => (
            <li key={code} className="grid">
              <Card>
                <h3 className="text-lg">{inLanguage(name, language).text}</h3>
                <div className="mt-2">
                  <RegularPlan rules={rules.filter(({ zone }) => zone === code)} today={today} />
                </div>
                <TolsOfZone tols={tols.filter(({ zone }) => zone === code)} />
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <OpenData orgId={orgId} />
    </div>
  )
}

function TolsOfZone({ tols }: { tols: Tol[] }) {
  const language = useLanguage()
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 border-t border-neutral-200 pt-2">
      {groupByWard(tols).map(({ ward, tols: members }) => (
        <div key={ward} className="contents">
          <dt className="text-sm text-neutral-600">{wardName(ward)[language]}</dt>
          <dd className="flex min-w-0 flex-wrap gap-x-4 wrap-anywhere">
            {members.map(({ code, name }) => (
              <a
                key={code}
                href={`/water-schedule?tol=${code}`}
                data-print-plain=""
                className="link inline-flex min-h-11 items-center print:min-h-0"
              >
                {inLanguage(name, language).text}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function OpenData({ orgId }: { orgId: number }) {
  const t = translator(waterSchedulesMessages, useLanguage())
  return (
    <p className="screen-only mt-8">
      <a
        href={`/web-resources/customer/water-schedule/${orgId}?format=csv`}
        className="link inline-flex min-h-11 items-center"
      >
        {t('supply.csv')}
      </a>
    </p>
  )
}
