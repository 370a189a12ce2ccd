// Console page of the reports as of a day: trial balance, unpaid amounts by age, and demand, collection and balance.

import type { LoaderFunctionArgs } from 'react-router'
import { Form, useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import type { TypedDate } from '#kit/calendar/date-entry.ts'
import { messageText } from '#kit/language.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { DateInput } from '#ui/date-field/date-input.tsx'
import { ErrorLine } from '#ui/form/error-line.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import { ViewLinks } from '#ui/view-links.tsx'
import type { LedgerApi } from '../contract/api.ts'
import { AgeingReportTable, CollectionTable, TrialTable } from './report-tables.tsx'
import { ledgerTranslator } from './translator.ts'
import { readDay } from './typed-day.ts'

const reports = ['trial', 'ageing', 'collection'] as const
/** Days as the date field sends them: the calendar and the text. */
type Typed = { report: (typeof reports)[number]; by: 'ward' | 'type'; on: string[]; from: string[] }

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: number } = await requireSession('staff', request, 'ledger:read')
  const params = new URL(request.url).searchParams
  const report = reports.find((name) => name === params.get('report')) ?? 'trial'
  const by = params.get('by') === 'type' ? ('type' as const) : ('ward' as const)
  const typed: Typed = { report, by, on: params.getAll('on'), from: params.getAll('from') }
  const days = { on: readDay(typed.on), from: readDay(report === 'collection' ? typed.from : []) }
  const common = { typed, days, today: todayInNepal() }
  if (!days.on.ok || !days.from.ok) return common
  const [on, from] = [days.on.isoDate || undefined, days.from.isoDate || undefined]
  const orgId = String(number)
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
  const { typed, days, today, ...loaded } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = ledgerTranslator(language)
  const { report, by } = typed
  const shown = { by, language, today }
  const since = 'since' in loaded ? loaded.since : undefined
  const until = 'until' in loaded ? loaded.until : undefined
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
      <Filters key={report} {...{ typed, days, since, until, today }} />
      {until ? (
        <p className="mb-3 font-bold">
          {t(`ledger.report_${report}`)}, {since ? <TimeText at={since} format="both" /> : null}
          {since ? ' – ' : null}
          <TimeText at={until} format="both" />
        </p>
      ) : null}
      {'trial' in loaded && loaded.trial ? <TrialTable report={loaded.trial} {...shown} /> : null}
      {'ageing' in loaded && loaded.ageing ? <AgeingReportTable report={loaded.ageing} {...shown} /> : null}
      {'collection' in loaded && loaded.collection ? <CollectionTable report={loaded.collection} {...shown} /> : null}
    </>
  )
}

type Shown = {
  typed: Typed
  days: { on: TypedDate; from: TypedDate }
  since: string | undefined
  until: string | undefined
  today: string
}

/** Shows the days of the report below, until others are typed. */
function Filters({ typed: { report, by, on, from }, days: read, since = '', until = '', today }: Shown) {
  const language = useLanguage()
  const t = ledgerTranslator(language)
  const days = [
    ...(report === 'collection' ? [{ name: 'from', typed: from, day: since } as const] : []),
    { name: 'on', typed: on, day: until } as const,
  ]
  return (
    <Form method="get" className="screen-only mb-5 flex flex-wrap items-end gap-x-5 gap-y-3">
      <input type="hidden" name="report" value={report} />
      {days.map(({ name, typed, day }) => (
        <div key={name} className="grid gap-1.5">
          <label htmlFor={`report-${name}`} className="font-bold">
            {t(`ledger.${name}`)}
          </label>
          <DateInput
            id={`report-${name}`}
            label={t(`ledger.${name}`)}
            initial={typed.length > 0 ? typed : day}
            {...{ name, language, today }}
            {...(!read[name].ok && { describedBy: `report-${name}-error`, invalid: true })}
          />
        </div>
      ))}
      {report === 'trial' ? null : (
        <label className="grid gap-1.5 font-bold">
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
      {days.map(({ name }) =>
        read[name].ok ? null : (
          <div key={name} role="alert" className="basis-full">
            <ErrorLine id={`report-${name}-error`}>
              {t(`ledger.${name}`)}: {messageText(t, read[name])}
            </ErrorLine>
          </div>
        ),
      )}
    </Form>
  )
}
