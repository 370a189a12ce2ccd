// Console page of billing: the next step, and all billing runs.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { monthName } from '#features/readings/screens/month-name.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { formatNumber, formatRupees } from '#kit/format/numbers.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { buttonClass } from '#ui/button.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { BillsApi, Run } from '../../contract/api.ts'
import { billsTranslator } from '../translator.ts'
import { Imported } from './imported.tsx'
import { RunForm } from './run-form.tsx'
import { RunStateTag } from './run-state.tsx'
import { zoneName, type Zones } from './zone-name.ts'

export const loader = page((ctx) => readPlaces(ctx))

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [{ zones }, { api, orgId, who }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'ledger:read'),
  ])
  const own = { orgId: String(orgId) }
  const { data: runs, ...policy } = await api.read<BillsApi['billingRuns']>('GET /admin/billingRuns/{orgId}', own)
  const { data: imported } =
    policy.billing === 'imported'
      ? await api.read<BillsApi['importedMonths']>('GET /admin/importedBills/{orgId}', own)
      : { data: [] }
  return { zones, runs, policy, imported, today: todayInNepal(), permissions: who.permissions }
}
clientLoader.hydrate = true as const

export default function BillingRuns() {
  const { zones, runs, policy, imported, today, permissions } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = billsTranslator(language)
  const prepared = runs.filter(({ state }) => state === 'prepared')
  const isMadeHere = policy.billing === 'runs'
  const mayPrepare = isMadeHere && permissions.includes('billing:prepare')
  const mayApprove = permissions.includes('billing:approve')
  return (
    <>
      <PageMeta title={t('bills.title')} />
      <PageHeading title={t('bills.title')} lead={t('bills.lead')} />
      {isMadeHere ? null : <Imported months={imported} language={language} />}
      {prepared.length > 0 || mayPrepare ? (
        <Section id="next" title={t('bills.next_step')}>
          {prepared.map((run) => (
            <PreparedRun key={run.id} run={run} mayApprove={mayApprove} language={language} />
          ))}
          {prepared.length === 0 ? <p className="measure mb-4">{t('bills.next_prepare')}</p> : null}
          {mayPrepare && prepared.length > 0 ? <h3 className="mb-3 text-lg">{t('bills.next_other')}</h3> : null}
          {mayPrepare ? <RunForm {...{ runs, zones, today, language }} cycleMonths={policy.cycleMonths} /> : null}
        </Section>
      ) : null}
      {isMadeHere || runs.length > 0 ? (
        <Section id="runs" title={t('bills.runs')}>
          {runs.length === 0 ? <p>{t('bills.no_runs')}</p> : <RunTable runs={runs} zones={zones} language={language} />}
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

function PreparedRun({ run, mayApprove, language }: { run: Run; mayApprove: boolean; language: Language }) {
  const t = billsTranslator(language)
  const month = monthName(run.period, language)
  return (
    <div className="mb-5">
      <p className="measure mb-3">{t('bills.next_prepared', { month })}</p>
      <Link to={`/staff/billing/${run.id}`} className={buttonClass('primary')}>
        {t(mayApprove && run.mayApprove.ok ? 'bills.next_approve' : 'bills.next_look', { month })}
      </Link>
    </div>
  )
}

function RunTable({ runs, zones, language }: { runs: readonly Run[]; zones: Zones; language: Language }) {
  const t = billsTranslator(language)
  return (
    <RecordTable
      caption={t('bills.runs')}
      records="compact"
      columns={[
        { name: t('bills.month') },
        { name: t('bills.zone') },
        { name: t('bills.state'), short: true },
        { name: t('bills.count'), short: true, figures: true, named: true },
        { name: t('bills.sum'), short: true, figures: true, named: true },
        { name: t('bills.prepared_by'), short: true, named: true },
      ]}
      rows={runs.map(({ id, period, zone, customerNumber, state, preview, prepared }) => ({
        key: id,
        cells: [
          <Link key="run" to={`/staff/billing/${id}`} className="link inline-block py-1">
            {monthName(period, language)}
          </Link>,
          customerNumber === null
            ? (zoneName(zone, zones, language) ?? t('bills.whole'))
            : t('bills.one_connection', { number: inDigits(customerNumber, language) }),
          <RunStateTag key="state" state={state} language={language} />,
          formatNumber(preview.bills, language),
          formatRupees(preview.chargePaisa, language, 2),
          <TimeText key="prepared" at={prepared.at} />,
        ],
      }))}
    />
  )
}
