// Schedule of one tol: next supply, interruptions, seven days, four weeks, regular plan and calendar feed.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TextWithTimes, TimeText } from '#ui/time-text.tsx'
import type { SupplyZone, Tol } from '#features/tols/contract/places.ts'
import { ChosenTol } from '#features/tols/screens/tol-picker.tsx'
import type { PlanRule } from '../contract.ts'
import { waterSchedulesMessages } from '../messages.ts'
import type { Outlook, SupplyDay } from '../rules/outlook.ts'
import { nextWater, whenIs, type Localization } from '../rules/text.ts'
import { CalendarLinks } from './calendar-links.tsx'
import { FourWeeks } from './four-weeks.tsx'
import { Interruptions } from './interruptions.tsx'
import { RegularPlan } from './regular-plan.tsx'
import { SampleNote } from './sample-note.tsx'
import { showUnbroken } from './unbroken.tsx'
import { Week } from './week.tsx'

export type TolScheduleProps = {
  tol: Tol
  zone: SupplyZone
  rules: PlanRule[]
  outlook: Outlook
  week: SupplyDay[]
  weeks: SupplyDay[]
  now: Date
  today: string
  from: string
  sample: boolean
}

export function TolSchedule({ tol, zone, rules, outlook, week, weeks, now, today, from, sample }: TolScheduleProps) {
  const t = translator(waterSchedulesMessages, useLanguage())
  return (
    <div data-one-sheet="">
      <Interruptions interruptions={outlook.interruptions} />
      {sample ? <SampleNote /> : null}
      <Answer tol={tol} zone={zone} outlook={outlook} now={now} />
      <div className="print:hidden">
        <Section id="week" title={t('supply.week')}>
          <Week tol={tol} days={week} now={now} today={today} from={from} />
        </Section>
      </div>
      <div className="mt-12 print:mt-0">
        <Section id="list" title={t('supply.list')}>
          <FourWeeks days={weeks} from={from} now={now} />
        </Section>
      </div>
      <div className="mt-12 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2 print:mt-3 print:block">
        <div>
          <Section id="plan" title={t('supply.plan')}>
            <RegularPlan rules={rules} today={today} />
          </Section>
        </div>
        <CalendarLinks tol={tol} />
      </div>
    </div>
  )
}

function Answer({ tol, zone, outlook, now }: Pick<TolScheduleProps, 'tol' | 'zone' | 'outlook' | 'now'>) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  const localization: Localization = { language, t: t as Localization['t'] }
  const { flowing, next } = outlook
  const shown = flowing ?? next
  const then = next ? whenIs(next, now, localization) : ''
  return (
    <section
      aria-label={t('supply.title')}
      className="on-dark mb-10 rounded-box bg-primary p-5 text-white shadow-raised md:p-8 print:mb-4 print:border print:bg-white print:p-3 print:text-black"
    >
      <ChosenTol path="/water-schedule" tol={tol} zone={inLanguage(zone.name, language).text} />
      <p data-next-water="" className="mt-3 text-2xl leading-heading font-bold md:text-3xl print:text-xl">
        <TextWithTimes {...nextWater(outlook, now, localization)} show={showUnbroken} />
      </p>
      {shown ? (
        <p className="mt-2 text-primary-100 print:text-inherit">
          <TimeText at={inNepal(shown.starts).date} format="both" />
          {shown.reason ? ` · ${t(`supply.state_${shown.state}`)}: ${inLanguage(shown.reason, language).text}` : ''}
        </p>
      ) : null}
      {flowing && next ? (
        <p className="mt-3 text-lg">
          <TextWithTimes text={t('supply.then', { when: then })} times={[[then, next.starts]]} />
        </p>
      ) : null}
    </section>
  )
}
