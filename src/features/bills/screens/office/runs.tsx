// Console page of billing: the next step, and all billing runs.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import type { Language } from '#kit/language.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { buttonClass } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { BillsApi, Run } from '../../contract/api.ts'
import type { ReadingCorrectionsApi } from '../../contract/reading-corrections.ts'
import { billsTranslator } from '../translator.ts'
import { Imported } from './imported.tsx'
import { LateReadingMonths } from './late-reading-months.tsx'
import { scopeOf } from './run-columns.ts'
import { RunForm } from './run-form.tsx'
import { RunTable } from './run-table.tsx'
import { WrongBillsCount } from './wrong-bills-count.tsx'
import type { Zones } from './zone-name.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

/** Runs that are to be approved are shown above the list, up to this number. */
const maxPrepared = 100

export const loader = page((ctx) => readPlaces(ctx))

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [{ zones }, { api, orgId, who }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'ledger:read'),
  ])
  const own = { orgId: String(orgId) }
  const list = 'GET /admin/billingRuns/{orgId}'
  const mayPrepare = who.permissions.includes('billing:prepare')
  const [{ data: prepared }, { total, ...policy }, { months }, wrong] = await Promise.all([
    api.read<BillsApi['billingRuns']>(list, { ...own, state: 'prepared', limit: maxPrepared }),
    api.read<BillsApi['billingRuns']>(list, { ...own, limit: 1 }),
    api.read<BillsApi['lateReadings']>('GET /admin/lateReadings/{orgId}', { ...own, limit: 1 }),
    mayPrepare ? api.read<ReadingCorrectionsApi['allWrongBills']>('GET /admin/wrongBills/{orgId}', own) : undefined,
  ])
  const { data: imported } =
    policy.billing === 'imported'
      ? await api.read<BillsApi['importedMonths']>('GET /admin/importedBills/{orgId}', own)
      : { data: [] }
  // A run of the month that is prepared already has their bills.
  const isPrepared = (period: string) => prepared.some((run) => run.period === period && isOfAll(run))
  const lateMonths = months.filter(({ period }) => !isPrepared(period))
  const wrongBills = { count: wrong?.data.length ?? 0, more: wrong?.more ?? false }
  const shown = { zones, prepared, lateMonths, wrongBills, total, policy, imported }
  return { ...own, ...shown, today: todayInNepal(), permissions: who.permissions }
}
clientLoader.hydrate = true as const

export default function BillingRuns() {
  const { orgId, zones, prepared, lateMonths, wrongBills, total, policy, imported, today, permissions } =
    useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = billsTranslator(language)
  const isMadeHere = policy.billing === 'runs'
  const mayPrepare = isMadeHere && permissions.includes('billing:prepare')
  const mayApprove = permissions.includes('billing:approve')
  return (
    <>
      <PageMeta title={t('bills.title')} />
      <PageHeading title={t('bills.title')} {...(isMadeHere && { lead: t('bills.lead') })} />
      {isMadeHere ? null : <Imported months={imported} language={language} />}
      {prepared.length > 0 || lateMonths.length > 0 || wrongBills.count > 0 || mayPrepare ? (
        <Section id="next" title={t('bills.next_step')}>
          {prepared.map((run) => (
            <PreparedRun key={run.id} {...{ run, zones, mayApprove, language }} />
          ))}
          <LateReadingMonths months={lateMonths} {...{ mayPrepare, language }} />
          <WrongBillsCount {...wrongBills} language={language} />
          {isMadeHere && prepared.length === 0 ? <p className="measure mb-4">{t('bills.next_prepare')}</p> : null}
          {mayPrepare && prepared.length > 0 ? <h3 className="mb-3 text-lg">{t('bills.next_other')}</h3> : null}
          {mayPrepare ? (
            <RunForm {...{ zones, today, language }} cycleMonths={policy.cycleMonths} lastPeriod={policy.lastPeriod} />
          ) : null}
        </Section>
      ) : null}
      {isMadeHere || total > 0 ? (
        <Section id="runs" title={t('bills.runs')}>
          <RunTable {...{ orgId, zones, today }} />
        </Section>
      ) : null}
      <p className="mt-4">
        <Link to="/staff/billing/late" className="link inline-block py-2">
          {t('bills.late_link')}
        </Link>
      </p>
    </>
  )
}

function isOfAll({ zone, customerNumber }: Run): boolean {
  return zone === null && customerNumber === null
}

type PreparedRunProps = { run: Run; zones: Zones; mayApprove: boolean; language: Language }

function PreparedRun({ run, zones, mayApprove, language }: PreparedRunProps) {
  const t = billsTranslator(language)
  const month = monthName(run.period, language)
  return (
    <div className="mb-5">
      <p className="measure mb-3">{t('bills.next_prepared', { month, scope: scopeOf(run, zones)[language] })}</p>
      <Link to={`/staff/billing/${run.id}`} className={buttonClass('primary')}>
        {t(mayApprove && run.mayApprove.ok ? 'bills.next_approve' : 'bills.next_look', { month })}
      </Link>
    </div>
  )
}
