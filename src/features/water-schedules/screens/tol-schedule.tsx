// Everything about one tol's water: the sentence, what stands in its way, seven days, four weeks, the plan and the calendar feed.

import { formatDateInBoth } from '#kit/format/dates.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { SupplyZone, Tol } from '#features/tols/contract/places.ts'
import { ChosenTol } from '#features/tols/screens/tol-picker.tsx'
import type { PlanRule } from '../contract.ts'
import { waterSchedulesMessages } from '../messages.ts'
import type { Outlook, SupplyDay } from '../rules/outlook.ts'
import { nextWater, whenIs, type Pen } from '../rules/words.ts'
import { CalendarLinks } from './calendar-links.tsx'
import { FourWeeks } from './four-weeks.tsx'
import { Interruptions } from './interruptions.tsx'
import { RegularPlan } from './regular-plan.tsx'
import { SampleNote } from './sample-note.tsx'
import { Unbroken } from './unbroken.tsx'
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
  const say = translator(waterSchedulesMessages, useLanguage())
  return (
    <div data-one-sheet="">
      <Interruptions interruptions={outlook.interruptions} />
      {sample ? <SampleNote /> : null}
      <Answer tol={tol} zone={zone} outlook={outlook} now={now} />
      <div className="print:hidden">
        <Section id="week" title={say('supply.week')}>
          <Week tol={tol} days={week} now={now} today={today} from={from} />
        </Section>
      </div>
      <div className="mt-12 print:mt-0">
        <Section id="list" title={say('supply.list')}>
          <FourWeeks days={weeks} from={from} now={now} />
        </Section>
      </div>
      <div className="mt-12 grid items-start gap-x-10 gap-y-8 lg:grid-cols-2 print:mt-3 print:block">
        <div>
          <Section id="plan" title={say('supply.plan')}>
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
  const say = translator(waterSchedulesMessages, language)
  const pen: Pen = { language, say: say as Pen['say'] }
  const { flowing, next } = outlook
  const shown = flowing ?? next
  return (
    <section
      aria-label={say('supply.title')}
      className="on-dark mb-10 rounded-box bg-primary p-5 text-white shadow-raised md:p-8 print:mb-4 print:border print:bg-white print:p-3 print:text-black"
    >
      <ChosenTol path="/water-schedule" tol={tol} zone={inLanguage(zone.name, language).text} />
      <p data-next-water="" className="mt-3 text-2xl leading-heading font-bold md:text-3xl print:text-xl">
        <Unbroken sentence={nextWater(outlook, now, pen)} />
      </p>
      {shown ? (
        <p className="mt-2 text-primary-100 print:text-inherit">
          {formatDateInBoth(inNepal(shown.starts).date, language)}
          {shown.reason ? ` · ${say(`supply.state_${shown.state}`)}: ${inLanguage(shown.reason, language).text}` : ''}
        </p>
      ) : null}
      {flowing && next ? <p className="mt-3 text-lg">{say('supply.then', { when: whenIs(next, now, pen) })}</p> : null}
    </section>
  )
}
