// Console page of the Bikram Sambat years: which are published, which are estimated.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { inDigits } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import type { CalendarYearsApi } from '../contract/api.ts'
import { calendarTranslator } from './translator.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'organisation:change')
  return api.read<CalendarYearsApi['listCalendarYears']>('GET /admin/calendarYears/{orgId}', { orgId: String(orgId) })
}

export default function CalendarYears() {
  const { data, may } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = calendarTranslator(language)
  const next = data.at(-1)!.year + 1
  const digits = (value: number) => inDigits(String(value), language)
  return (
    <div className="max-w-[60rem]">
      <PageMeta title={t('calendar.title')} />
      <PageHeading
        title={t('calendar.title')}
        lead={t('calendar.lead')}
        actions={
          may.ok ? (
            <Link to={`/staff/calendar/${next}`} className={buttonClass()}>
              {t('calendar.add_year', { year: next })}
            </Link>
          ) : undefined
        }
      />
      {may.ok ? null : (
        <Callout>
          <p>{t('calendar.platform_only')}</p>
        </Callout>
      )}
      <ol className="mt-4 border-t border-neutral-200">
        {data.map(({ year, months, provisional, source }) => (
          <li key={year} data-row="" className="flex flex-wrap items-center gap-x-4 border-b border-neutral-200 py-1">
            <Link to={`/staff/calendar/${year}`} className="link inline-block py-2 font-bold dense:py-1.5">
              {digits(year)}
            </Link>
            <span className="figures min-w-0 text-sm wrap-anywhere text-neutral-700 max-sm:order-last max-sm:basis-full max-sm:pb-2">
              <span className="sr-only">{t('calendar.months')}: </span>
              {months.map(digits).join(' ')}
              {source ? <span className="block">{t('calendar.from_source', { source })}</span> : null}
            </span>
            <span className="ms-auto">
              <Tag tone={provisional ? 'warning' : 'success'}>
                {t(provisional ? 'calendar.estimated_year' : 'calendar.published')}
              </Tag>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
