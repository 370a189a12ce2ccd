// Console page of one billing run: its preview, the next step, and its bills once it is approved.

import { useMemo } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import { inDigits, writtenIn } from '#kit/language.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { RelatedLink } from '#ui/related-link.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { BillsApi, Run } from '../../contract/api.ts'
import { billsTranslator } from '../translator.ts'
import { BillTable } from './bill-table.tsx'
import { FindingTable } from './finding-table.tsx'
import { RunActions } from './run-actions.tsx'
import { RunStateTag } from './run-state.tsx'
import { zoneName, type Zones } from './zone-name.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export const loader = page((ctx) => readPlaces(ctx))

export async function clientLoader({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  const [{ zones }, { api, orgId }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'ledger:read'),
  ])
  const run = await api.read<BillsApi['billingRun']>('GET /admin/billingRuns/{orgId}/{id}', {
    orgId: String(orgId),
    id: Number(params.id),
  })
  return { run, zones, orgId: String(orgId), today: todayInNepal() }
}
clientLoader.hydrate = true as const

export default function BillingRun() {
  const { run, zones, orgId, today } = useLoaderData<typeof clientLoader>()
  const { id, period, state, preview } = run
  const language = useLanguage()
  const t = billsTranslator(language)
  const title = t('bills.run_title', { month: monthName(period, language) })
  const request = useMemo(() => ({ orgId, run: id }), [orgId, id])
  return (
    <>
      <PageMeta title={title} />
      <RelatedLink to="/staff/billing">{t('bills.back_to_runs')}</RelatedLink>
      <PageHeading title={title} />
      <p className="mb-4">
        <RunStateTag state={state} language={language} />
      </p>
      <RunFacts run={run} zones={zones} />
      {state === 'prepared' ? (
        <Section id="next" title={t('bills.next_step')}>
          <RunActions run={run} language={language} />
        </Section>
      ) : null}
      {state === 'approved' && preview.bills > 0 ? (
        <Section id="issued" title={t('bills.issued')}>
          <BillTable request={request} today={today} fileName={`bills-${period.replace('/', '-')}`} />
        </Section>
      ) : null}
      <Section id="flags" title={t('bills.flags')}>
        <FindingTable
          caption={t('bills.flags')}
          runId={id}
          counts={preview.flags}
          empty={t('bills.none_flagged')}
          language={language}
        />
      </Section>
      <Section id="left-out" title={t('bills.left_out')}>
        <p className="measure mb-3">{t('bills.left_out_lead')}</p>
        <FindingTable
          caption={t('bills.left_out')}
          runId={id}
          counts={preview.leftOut}
          empty={t('bills.none_left_out')}
          language={language}
        />
        {preview.leftOut.no_reading > 0 ? (
          <p className="mt-3">
            <Link to={`/staff/readings?progress=unread&period=${period}`} className="link inline-block py-2">
              {t('bills.unread')}
            </Link>
          </p>
        ) : null}
      </Section>
    </>
  )
}

function RunFacts({ run, zones }: { run: Run; zones: Zones }) {
  const { preview, state, zone, customerNumber, prepared, approved, cancelled } = run
  const language = useLanguage()
  const t = billsTranslator(language)
  return (
    <Facts
      facts={[
        [t(state === 'approved' ? 'bills.issued' : 'bills.would_bill'), formatNumber(preview.bills, language)],
        [t('bills.charged'), formatMoney(preview.chargePaisa, language)],
        customerNumber === null
          ? [t('bills.zone'), zoneName(zone, zones, language) ?? t('bills.whole')]
          : [t('bills.customer_number'), inDigits(customerNumber, language)],
        [t('bills.prepared_by'), <Act key="prepared" act={prepared} />],
        [t('bills.approved_by'), approved && <Act key="approved" act={approved} />],
        [t('bills.cancelled_by'), cancelled && <Act key="cancelled" act={cancelled} />],
      ]}
    />
  )
}

function Act({ act: { at, by } }: { act: Run['prepared'] }) {
  return (
    <>
      <span lang={writtenIn(by)}>{by}</span>, <TimeText at={at} />
    </>
  )
}
