// Page of the water supply schedule: overview of all zones, or the schedule of one tol.

import { redirect, useLoaderData } from 'react-router'
import { addDays, daysBetween, isIsoDate } from '#kit/calendar/civil-date.ts'
import { inNepal, startOfMinute } from '#kit/calendar/nepal-time.ts'
import { translator } from '#kit/language.ts'
import { pick } from '#kit/pick.ts'
import type { Ctx } from '#platform/context.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { CachedMarkup } from '#ui/cached-markup.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { readOnCallWhileClosed } from '#features/offices/operations.server.ts'
import { searchTols } from '#features/tols/rules.ts'
import { TolPicker } from '#features/tols/screens/tol-picker.tsx'
import { waterSchedulesMessages } from '../messages/public.ts'
import { readWaterNow } from '../operations/answers.server.ts'
import { readTolSchedule, readWholeSchedule } from '../operations/schedule.server.ts'
import { answerAt } from '../rules/answer.ts'
import { supplyDays } from '../rules/outlook.ts'
import { hasSupplies, weekOf, zoneWeeks } from '../rules/week.ts'
import { Interruptions } from './interruptions.tsx'
import { Overview } from './overview.tsx'
import { SampleNote } from './sample-note.tsx'
import { TolSchedule } from './tol-schedule.tsx'
import { ZonesWeek } from './zones-week.tsx'

/** The text depends on the minute. */
export const handle: PageHandle = {
  freshForSeconds: 60,
  parameters: ['tol', 'from', 'change', 'place'],
  showsWater: true,
}

export const loader = page(async (ctx, { request }) => {
  const url = new URL(request.url)
  const { searchParams: parameters } = url
  const tol = parameters.get('tol')
  if (tol) return loadTol(ctx, tol, parameters.get('from'))
  const loaded = await loadAll(ctx, parameters.get('place')?.trim() ?? '', parameters.get('from'))
  const only = loaded.whole.search?.found.length === 1 ? loaded.whole.search.found[0] : undefined
  if (only) throw redirect(addressOfTol(url, only.code))
  return loaded
})

export default function WaterSchedule() {
  const { chosen, whole } = useLoaderData<typeof loader>()
  const t = translator(waterSchedulesMessages, useLanguage())
  return (
    <PageArea>
      <PageMeta title={t('supply.title')} description={t('supply.lead')} />
      <PageHeading
        title={t('supply.title')}
        lead={chosen ? undefined : t('supply.lead')}
        actions={
          chosen ? undefined : (
            <Button data-print="" className="needs-script">
              <Icon name="print" />
              {t('supply.print')}
            </Button>
          )
        }
      />
      {whole ? <Interruptions interruptions={whole.interruptions} places={whole} onCall={whole.onCall} /> : null}
      {whole?.sample ? <SampleNote /> : null}
      {chosen ? <TolSchedule {...chosen} /> : null}
      {whole?.tols.length === 0 ? <EmptyState icon="tap" title={t('supply.no_tols')} /> : null}
      {whole && whole.tols.length > 0 ? (
        <>
          <CachedMarkup
            name="tol-picker"
            part={TolPicker}
            props={{ path: '/water-schedule', ...pick(whole, ['tols', 'search']) }}
          />
          {whole.weeks.length > 0 ? (
            <div className="mt-10">
              <Section id="week" title={t('supply.zones_week_title')}>
                {whole.from === whole.today ? null : (
                  <p className="mb-2">
                    <TimeText at={whole.from}>{(day) => t('supply.week_begins', { day })}</TimeText>{' '}
                    <a href="/water-schedule" className="link inline-block py-2">
                      {t('supply.week_from_today')}
                    </a>
                  </p>
                )}
                <CachedMarkup
                  name="zones-week"
                  part={ZonesWeek}
                  props={{ weeks: whole.weeks, today: whole.today, now: startOfMinute(whole.now) }}
                />
              </Section>
            </div>
          ) : null}
          <CachedMarkup
            name="zones-overview"
            part={Overview}
            props={pick(whole, ['zones', 'tols', 'rules', 'today', 'orgId'])}
          />
        </>
      ) : null}
    </PageArea>
  )
}

async function loadTol(ctx: Ctx, code: string, requested: string | null) {
  const [{ tol, zone, plan }, onCall] = await Promise.all([readTolSchedule(ctx, code), readOnCallWhileClosed(ctx)])
  const today = inNepal(ctx.now).date
  const from = firstDay(requested, today)
  const chosen = {
    tol,
    zone,
    rules: plan.rules,
    answer: answerAt(plan, ctx.now),
    week: weekOf(plan, from, 7),
    weeks: supplyDays(plan, from, 28).filter(({ supplies }) => supplies.length > 0),
    now: ctx.now,
    today,
    from,
    onCall,
    sample: [...plan.rules, ...plan.interruptions].some(({ sample }) => sample),
  }
  return { chosen, whole: undefined }
}

async function loadAll(ctx: Ctx, typed: string, requested: string | null) {
  const [{ places, plan }, { interruptions, weeks, sample }, onCall] = await Promise.all([
    readWholeSchedule(ctx),
    readWaterNow(ctx),
    readOnCallWhileClosed(ctx),
  ])
  const today = inNepal(ctx.now).date
  const from = firstDay(requested, today)
  const whole = {
    ...places,
    rules: plan.rules,
    interruptions,
    onCall,
    weeks: from === today ? weeks : zoneWeeks(places.zones, plan, from, 7).filter(hasSupplies),
    now: ctx.now,
    today,
    from,
    orgId: ctx.org.id,
    search: typed ? { typed, found: searchTols(places.tols, typed) } : undefined,
    sample,
  }
  return { chosen: undefined, whole }
}

/** A search that finds one tol leads to it, in the language of the search. */
function addressOfTol(search: URL, code: string): string {
  const address = new URL(search)
  address.searchParams.delete('place')
  address.searchParams.set('tol', code)
  return `${address.pathname}${address.search}`
}

/** The requested day, limited to the range of the plan; today when missing or invalid. */
function firstDay(requested: string | null, today: string): string {
  if (!requested || !isIsoDate(requested)) return today
  const ahead = daysBetween(today, requested)
  return ahead >= -28 && ahead <= 364 ? requested : ahead < 0 ? addDays(today, -28) : addDays(today, 364)
}
