// Console page of the week's supplies, on a wide screen of every zone and day, else of one zone: each can be cancelled or moved, and others added.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { weekday } from '#kit/calendar/civil-date.ts'
import { weekdayNames } from '#kit/calendar/messages.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { inLanguage } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { ViewLinks } from '#ui/view-links.tsx'
import type { ExceptionsApi, StaffException } from '../../contract/exceptions.ts'
import { readWholeSchedule } from '../../operations/schedule.server.ts'
import { zoneWeeks } from '../../rules/week.ts'
import { SupplyEntry } from '../supply-entry.tsx'
import { addressOf, mayBeChanged } from './supply-address.ts'
import { AnnouncedChanges } from './announced-changes.tsx'
import { supplyTranslator } from './translator.ts'
import { WeekGrid } from './week-grid.tsx'

const days = 7

/** The week from today of every zone. */
export const loader = page(async (ctx) => {
  const { places, plan } = await readWholeSchedule(ctx)
  const today = inNepal(ctx.now).date
  return { places, weeks: zoneWeeks(places.zones, plan, today, days), now: ctx.now }
})

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [schedule, { api, orgId: id }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'supply:write'),
  ])
  const orgId = String(id)
  const { data: exceptions } = await api.read<ExceptionsApi['listSupplyExceptions']>(
    'GET /admin/supplyExceptions/{orgId}',
    { orgId, limit: 100 },
  )
  const zone = new URL(request.url).searchParams.get('view')
  const shown = schedule.weeks.find((week) => week.zone.code === zone) ?? schedule.weeks[0]
  return { ...schedule, orgId, shown, exceptions: exceptions satisfies StaffException[] }
}
clientLoader.hydrate = true as const

export default function SupplyWeek() {
  const { places, weeks, now, orgId, shown, exceptions } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = supplyTranslator(language)
  const { revalidate } = useRevalidator()
  if (!shown)
    return (
      <>
        <PageMeta title={t('supply.week_title')} />
        <PageHeading title={t('supply.week_title')} />
        <EmptyState icon="tap" title={t('supply.week_none')} text={t('supply.week_none_text')} />
      </>
    )
  const { zone } = shown
  return (
    <>
      <PageMeta title={t('supply.week_title')} />
      <PageHeading
        title={t('supply.week_title')}
        lead={t('supply.week_lead')}
        actions={
          <Link
            to={`/staff/supply/change?${new URLSearchParams({ zone: zone.code })}`}
            className={buttonClass('primary')}
          >
            {t('supply.add_supply')}
          </Link>
        }
      />
      <WeekGrid weeks={weeks} now={now} />
      <div className="lg:hidden">
        <ViewLinks
          label={t('supply.zones')}
          views={weeks.map((week) => ({ key: week.zone.code, label: inLanguage(week.zone.name, language).text }))}
          current={zone.code}
          language={language}
        />
      </div>
      <ol className="mb-8 grid lg:hidden gap-px overflow-hidden rounded-box border border-neutral-200 bg-neutral-200">
        {shown.days.map(({ day, supplies }) => (
          <li key={day} className="grid gap-x-6 bg-surface px-4 py-2 sm:grid-cols-[10rem_1fr] sm:py-3">
            <h2 className="flex flex-wrap items-baseline gap-x-2 text-base sm:block">
              {weekdayNames[weekday(day)]![language]}
              <span className="block text-sm font-normal text-neutral-600">
                <TimeText at={day} />
              </span>
            </h2>
            <div className="grid gap-1">
              {supplies.length === 0 ? <p className="text-neutral-600">{t('supply.no_water')}</p> : null}
              {supplies.map((supply) => (
                <div key={supply.key} className="flex items-center justify-between gap-2">
                  <SupplyEntry supply={supply} day={day} now={now} />
                  {mayBeChanged(supply, now) ? (
                    <Link to={addressOf(zone.code, supply)} className={buttonClass('quiet', '-me-2 px-2!')}>
                      {t('supply.change_supply')}
                    </Link>
                  ) : null}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <Section id="changes" title={t('supply.announced_changes')}>
        <AnnouncedChanges {...{ exceptions, places, orgId, language }} onDone={() => void revalidate()} />
      </Section>
    </>
  )
}
