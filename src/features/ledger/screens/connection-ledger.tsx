// Console page of the ledger of one connection: balance, unpaid amounts by age, entries, and history before the cut-over.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { inDigits, translator } from '#kit/language.ts'
import type { Denied, Verdict } from '#kit/refusal.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { ConnectionLedger, LedgerApi } from '../contract/api.ts'
import { chartMessages } from '../messages/chart.ts'
import { ledgerScreens } from '../messages/screens.ts'
import { AgeingTable } from './ageing-table.tsx'
import { balanceOf } from './balance.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { CorrectionRefused } from './correction-refused.tsx'
import { EntryTable, HistoryTable } from './entry-table.tsx'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId, who } = await requireSession('staff', request, 'ledger:read')
  const ledger = await api.read<LedgerApi['connectionLedger']>('GET /admin/ledger/{orgId}/connections/{id}', {
    orgId: String(orgId),
    id: Number(params.id),
  })
  return { ledger, orgId: String(orgId), mayCorrect: who.permissions.includes('ledger:correct') }
}

export default function ConnectionLedgerPage() {
  const { ledger, orgId, mayCorrect } = useLoaderData<typeof clientLoader>()
  const { connectionId, customerNumber, entries, history, ageing } = ledger
  const language = useLanguage()
  const t = translator({ ...ledgerScreens, ...chartMessages }, language)
  const [params] = useSearchParams()
  const title = t('ledger.of_number', { number: inDigits(customerNumber, language) })
  const chosen = entries.find(({ id, mayBeCorrected }) => String(id) === params.get('correct') && mayBeCorrected.ok)
  const own = entries.map(({ mayBeCorrected }) => mayBeCorrected).find(isOwnConnection)
  return (
    <>
      <PageMeta title={title} />
      <p className="screen-only mb-3">
        <Link to={`/staff/connections/${connectionId}`} className="link inline-block py-2">
          {t('ledger.back_to_connection')}
        </Link>
      </p>
      <PageHeading title={title} />
      <Balance ledger={ledger} />
      {mayCorrect && chosen ? <CorrectionForm entry={chosen} orgId={orgId} language={language} /> : null}
      <Section id="ageing" title={t('ledger.unpaid_by_age')}>
        <AgeingTable ageing={ageing} language={language} />
      </Section>
      <Section id="entries" title={t('ledger.entries')}>
        {mayCorrect && own ? (
          <div className="screen-only mb-3">
            <CorrectionRefused refused={own} language={language} />
          </div>
        ) : null}
        {entries.length === 0 ? (
          <p>{t('ledger.no_entries')}</p>
        ) : (
          <EntryTable
            connectionId={connectionId}
            entries={entries.toReversed()}
            mayCorrect={mayCorrect}
            language={language}
          />
        )}
      </Section>
      {history.length === 0 ? null : (
        <Section id="history" title={t('ledger.history')}>
          <p className="measure mb-3">{t('ledger.history_lead')}</p>
          <HistoryTable history={history} language={language} />
        </Section>
      )}
    </>
  )
}

function isOwnConnection(may: Verdict): may is Denied {
  return !may.ok && may.key === 'ledger.own_connection'
}

function Balance({ ledger: { balancePaisa, cutOverOn } }: { ledger: ConnectionLedger }) {
  const language = useLanguage()
  const t = translator(ledgerScreens, language)
  return (
    <Facts
      facts={[
        balanceOf(balancePaisa, language),
        [t('ledger.kept_since'), cutOverOn && <TimeText key="since" at={cutOverOn} />],
      ]}
    />
  )
}
