// Schedule of one tol: next supply, interruptions, seven days, four weeks, regular plan and calendar feed.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TextWithTimes, TimeText } from '#ui/time-text.tsx'
import { OnCallLine } from '#features/offices/screens/on-call.tsx'
import type { OnCall } from '#features/organisations/rules.ts'
import type { SupplyZone, Tol } from '#features/tols/contract/places.ts'
import { ChosenTol } from '#features/tols/screens/tol-picker.tsx'
import type { PlanRule } from '../contract/schedule.ts'
import { waterSchedulesMessages } from '../messages/public.ts'
import type { Answer } from '../rules/answer.ts'
import type { SupplyDay } from '../rules/outlook.ts'
import { whenIs, type Localization } from '../rules/text.ts'
import type { WeekDay } from '../rules/week.ts'
import { CalendarLinks } from './calendar-links.tsx'
import { FourWeeks } from './four-weeks.tsx'
import { RegularPlan } from './regular-plan.tsx'
import { SampleNote } from './sample-note.tsx'
import { SupplyAnswer } from './supply-answer.tsx'
import { Week } from './week.tsx'

export type TolScheduleProps = {
  tol: Tol
  zone: SupplyZone
  rules: PlanRule[]
  answer: Answer
  week: WeekDay[]
  weeks: SupplyDay[]
  now: Date
  today: string
  from: string
  onCall: OnCall | undefined
  sample: boolean
}

export function TolSchedule(props: TolScheduleProps) {
  const { tol, zone, rules, answer, week, weeks, now, today, from, onCall, sample } = props
  const t = translator(waterSchedulesMessages, useLanguage())
  return (
    <div data-one-sheet="">
      <OwnAnswer tol={tol} zone={zone} answer={answer} now={now} onCall={onCall} />
      {sample ? <SampleNote /> : null}
      <div className="print:hidden">
        <Section id="week" title={t('supply.week')}>
          <Week tol={tol} days={week} now={now} today={today} from={from} />
        </Section>
      </div>
      <div className="mt-12 print:mt-0">
        <Section id="list" title={t('supply.list')}>
          <div className="folds-on-phone">
            <details className="screen-only">
              <summary className={buttonClass('plain')}>
                {t('supply.list_show')}
                <Icon name="chevron" className="flips size-5" />
              </summary>
            </details>
            <div>
              <Button data-print="" className="needs-script mb-4 max-md:mt-4">
                <Icon name="print" />
                {t('supply.print')}
              </Button>
              <FourWeeks days={weeks} from={from} now={now} />
            </div>
          </div>
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

type OwnAnswerProps = Pick<TolScheduleProps, 'tol' | 'zone' | 'answer' | 'now' | 'onCall'>

function OwnAnswer({ tol, zone, answer, now, onCall }: OwnAnswerProps) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  const localization: Localization = { language, t: t as Localization['t'] }
  const { flowing, next } = answer
  const shown = flowing ?? next
  const then = next ? whenIs(next, now, localization) : ''
  return (
    <section aria-label={t('supply.title')} className="answer-panel patterned-below on-dark mb-6 print:mb-2">
      <ChosenTol path="/water-schedule" tol={tol} zone={inLanguage(zone.name, language).text} />
      <div className="mt-2">
        <SupplyAnswer answer={answer} now={now} announced />
      </div>
      {shown ? (
        <p className="mt-2 text-on-primary print:text-inherit">
          <TimeText at={inNepal(shown.starts).date} format="both" />
        </p>
      ) : null}
      {flowing && next ? (
        <p className="mt-2">
          <TextWithTimes text={t('supply.then', { when: then })} times={[[then, next.starts]]} />
        </p>
      ) : null}
      <OnCallLine onCall={onCall} language={language} dark />
    </section>
  )
}
