// Console page of the reports as of a day: trial balance, unpaid amounts by age, and demand, collection and balance.

import type { LoaderFunctionArgs } from 'react-router'
import { Form, useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { readTypedDate } from '#kit/calendar/date-entry.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/date-field/date-input.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import { ViewLinks } from '#ui/view-links.tsx'
import type { LedgerApi } from '../contract/api.ts'
import { AgeingReportTable, CollectionTable, TrialTable } from './report-tables.tsx'
import { ledgerTranslator } from './translator.ts'

const reports = ['trial', 'ageing', 'collection'] as const
/** Days as the date field sends them: the calendar and the text. */
type Typed = { report: (typeof reports)[number]; by: 'ward' | 'type'; on: string[]; from: string[] }

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: number } = await requireSession('staff', request, 'ledger:read')
  const params = new URL(request.url).searchParams
  const report = reports.find((name) => name === params.get('report')) ?? 'trial'
  const by = params.get('by') === 'type' ? ('type' as const) : ('ward' as const)
  const typed: Typed = { report, by, on: params.getAll('on'), from: params.getAll('from') }
  const days = { on: dayOf(typed.on), from: dayOf(typed.from) }
  const isWrong = days.on === null || days.from === null
  const [on, from] = [days.on ?? undefined, days.from ?? undefined]
  const orgId = String(number)
  const common = { typed, isWrong, since: null, today: todayInNepal() }
  if (report === 'trial') {
    const trial = await api.read<LedgerApi['trialBalance']>('GET /admin/reports/{orgId}/trial-balance', { orgId, on })
    return { ...common, until: trial.on, trial }
  }
  if (report === 'ageing') {
    const ageing = await api.read<LedgerApi['ageing']>('GET /admin/reports/{orgId}/ageing', { orgId, on, by })
    return { ...common, until: ageing.on, ageing }
  }
  const address = 'GET /admin/reports/{orgId}/collection'
  const collection = await api.read<LedgerApi['collection']>(address, { orgId, from, until: on, by })
  return { ...common, since: collection.from, until: collection.until, collection }
}

export default function Reports() {
  const { typed, isWrong, today, since, until, ...loaded } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = ledgerTranslator(language)
  const { report, by } = typed
  const shown = { by, language, today }
  return (
    <>
      <PageMeta title={t('ledger.reports')} />
      <PageHeading title={t('ledger.reports')} lead={t('ledger.reports_lead')} />
      <ViewLinks
        label={t('ledger.report')}
        views={reports.map((key) => ({ key, label: t(`ledger.report_${key}`) }))}
        current={report}
        language={language}
        parameter="report"
      />
      <Filters key={report} {...{ typed, isWrong, since, until, today }} />
      <p className="mb-3 font-semibold">
        {t(`ledger.report_${report}`)}, <TimeText at={until} format="both" />
      </p>
      {'trial' in loaded && loaded.trial ? <TrialTable report={loaded.trial} {...shown} /> : null}
      {'ageing' in loaded && loaded.ageing ? <AgeingReportTable report={loaded.ageing} {...shown} /> : null}
      {'collection' in loaded && loaded.collection ? <CollectionTable report={loaded.collection} {...shown} /> : null}
    </>
  )
}

type Shown = { typed: Typed; isWrong: boolean; since: string | null; until: string; today: string }

/** Shows the days of the report below, until others are typed. */
function Filters({ typed: { report, by, on, from }, isWrong, since, until, today }: Shown) {
  const language = useLanguage()
  const t = ledgerTranslator(language)
  const days = [
    ...(since ? [{ name: 'from', typed: from, day: since } as const] : []),
    { name: 'on', typed: on, day: until } as const,
  ]
  return (
    <Form method="get" className="screen-only mb-5 flex flex-wrap items-end gap-x-5 gap-y-3">
      <input type="hidden" name="report" value={report} />
      {days.map(({ name, typed, day }) => (
        <div key={name} className="grid gap-1.5">
          <label htmlFor={`report-${name}`} className="font-semibold">
            {t(`ledger.${name}`)}
          </label>
          <DateInput
            id={`report-${name}`}
            label={t(`ledger.${name}`)}
            initial={typed.length > 0 ? typed : day}
            {...{ name, language, today }}
            {...(isWrong && { describedBy: 'report-day-wrong' })}
          />
        </div>
      ))}
      {report === 'trial' ? null : (
        <label className="grid gap-1.5 font-semibold">
          {t('ledger.by')}
          <select name="by" defaultValue={by} className="input font-normal">
            {(['ward', 'type'] as const).map((each) => (
              <option key={each} value={each}>
                {t(`ledger.by_${each}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button type="submit">{t('ledger.show')}</Button>
      {isWrong ? (
        <p id="report-day-wrong" className="basis-full text-danger-700">
          {t('ledger.report_day_unread')}
        </p>
      ) : null}
    </Form>
  )
}

/** Undefined when nothing was typed, null for what is no date. */
function dayOf([calendar, text = '']: readonly string[]): string | null | undefined {
  if (text.trim() === '') return undefined
  const read = readTypedDate(text, calendar === 'ad' ? 'ad' : 'bs')
  return read.ok ? read.isoDate : null
}
