// Page of the water supply schedule: overview of all zones, or the schedule of one tol.

import { useLoaderData } from 'react-router'
import { addDays, daysBetween, isIsoDate } from '#kit/calendar/civil-date.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { translator } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { searchTols } from '#features/tols/rules.ts'
import { TolPicker } from '#features/tols/screens/tol-picker.tsx'
import { waterSchedulesMessages } from '../messages.ts'
import { readTolSchedule, readWholeSchedule } from '../operations/schedule.server.ts'
import { announced, outlook, supplyDays } from '../rules/outlook.ts'
import { Interruptions } from './interruptions.tsx'
import { Overview } from './overview.tsx'
import { SampleNote } from './sample-note.tsx'
import { TolSchedule } from './tol-schedule.tsx'

/** The text depends on the minute. */
export const handle: PageHandle = { freshForSeconds: 60, parameters: ['tol', 'from', 'change', 'place'] }

export const loader = page(async (ctx, { request }) => {
  const parameters = new URL(request.url).searchParams
  const tol = parameters.get('tol')
  return tol ? loadTol(ctx, tol, parameters.get('from')) : loadAll(ctx, parameters.get('place')?.trim() ?? '')
})

export default function WaterSchedule() {
  const { chosen, whole } = useLoaderData<typeof loader>()
  const t = translator(waterSchedulesMessages, useLanguage())
  return (
    <PageArea>
      <PageMeta title={t('supply.title')} description={t('supply.lead')} />
      <PageHeading
        title={t('supply.title')}
        lead={t('supply.lead')}
        actions={
          <Button data-print="" className="needs-script">
            <Icon name="print" />
            {t('supply.print')}
          </Button>
        }
      />
      {whole ? <Interruptions interruptions={whole.interruptions} zones={whole.zones} /> : null}
      {whole?.sample ? <SampleNote /> : null}
      {chosen ? <TolSchedule {...chosen} /> : null}
      {whole?.tols.length === 0 ? <EmptyState icon="tap" title={t('supply.no_tols')} /> : null}
      {whole && whole.tols.length > 0 ? (
        <>
          <TolPicker path="/water-schedule" tols={whole.tols} search={whole.search} />
          <Overview {...whole} />
        </>
      ) : null}
    </PageArea>
  )
}

async function loadTol(ctx: Ctx, code: string, requested: string | null) {
  const { tol, zone, plan } = await readTolSchedule(ctx, code)
  const today = inNepal(ctx.now).date
  const from = firstDay(requested, today)
  const chosen = {
    tol,
    zone,
    rules: plan.rules,
    outlook: outlook(plan, ctx.now),
    week: supplyDays(plan, from, 7),
    weeks: supplyDays(plan, from, 28).filter(({ supplies }) => supplies.length > 0),
    now: ctx.now,
    today,
    from,
    sample: [...plan.rules, ...plan.interruptions].some(({ sample }) => sample),
  }
  return { chosen, whole: undefined }
}

async function loadAll(ctx: Ctx, typed: string) {
  const { places, plan } = await readWholeSchedule(ctx)
  const whole = {
    ...places,
    rules: plan.rules,
    interruptions: announced(plan.interruptions, ctx.now),
    today: inNepal(ctx.now).date,
    orgId: ctx.org.id,
    search: typed ? { typed, found: searchTols(places.tols, typed) } : undefined,
    sample: plan.rules.some(({ sample }) => sample),
  }
  return { chosen: undefined, whole }
}

/** The requested day, limited to the range of the plan; today when missing or invalid. */
function firstDay(requested: string | null, today: string): string {
  if (!requested || !isIsoDate(requested)) return today
  const ahead = daysBetween(today, requested)
  return ahead >= -28 && ahead <= 364 ? requested : ahead < 0 ? addDays(today, -28) : addDays(today, 364)
}
