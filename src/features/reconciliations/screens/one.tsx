// Console page of one reconciliation: its sums, what was found, the bank, and its acceptance.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { gatewayNames } from '#features/gateways/contract/fields.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatNumber, formatRupees } from '#kit/format/numbers.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { ReconciliationsApi } from '../contract/api.ts'
import { BankForm } from './bank-form.tsx'
import { BankDays, Differences } from './found-tables.tsx'
import { Settlement } from './settlement.tsx'
import { reconciliationsTranslator } from './translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId, who } = await requireSession('staff', request, 'ledger:read')
  const found = await api.read<ReconciliationsApi['reconciliation']>('GET /admin/reconciliations/{orgId}/{id}', {
    orgId: String(orgId),
    id: Number(params.id),
  })
  return { found, mayWrite: who.permissions.includes('ledger:correct') }
}

export default function OneReconciliation() {
  const { found, mayWrite } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = reconciliationsTranslator(language)
  const { id, gateway, fileName, firstOn, lastOn, rows, prepared, accepted, sums, counts } = found
  const title = t('reconciliations.one_title', { gateway: gatewayNames[gateway][language], file: fileName })
  const amounts = [
    ['gross', sums.grossPaisa],
    ['fee', sums.feePaisa],
    ['net', sums.netPaisa],
    ['ledger', sums.ledgerPaisa],
  ] as const
  return (
    <>
      <PageMeta title={title} />
      <RelatedLink to="/staff/reconciliations">{t('reconciliations.all')}</RelatedLink>
      <PageHeading title={title} />
      <Facts
        facts={[
          [
            t('reconciliations.time'),
            <span key="time">
              <TimeText at={firstOn} />
              {firstOn === lastOn ? null : (
                <>
                  {' – '}
                  <TimeText at={lastOn} />
                </>
              )}
            </span>,
          ],
          [t('reconciliations.rows'), formatNumber(rows, language)],
          [t('reconciliations.prepared'), prepared.by],
          [t('reconciliations.state'), t(`reconciliations.state_${accepted ? 'accepted' : 'open'}`)],
          [t('reconciliations.accepted'), accepted?.by],
        ]}
      />
      <Section id="sums" title={t('reconciliations.sums')}>
        <RecordTable
          caption={t('reconciliations.sums')}
          narrow
          columns={[{ name: t('reconciliations.sum') }, { name: t('reconciliations.amount'), figures: true }]}
          rows={amounts.map(([key, paisa]) => ({
            key,
            cells: [t(`reconciliations.sum_${key}`), formatRupees(paisa, language, 2)],
          }))}
        />
      </Section>
      <Section id="found" title={t('reconciliations.found')}>
        <RecordTable
          caption={t('reconciliations.found')}
          records="compact"
          columns={[
            { name: t('reconciliations.state') },
            { name: t('reconciliations.rows'), short: true, figures: true, named: true },
            { name: t('reconciliations.amount'), short: true, figures: true, named: true },
          ]}
          rows={counts.map(({ state, rows: count, paisa }) => ({
            key: state,
            cells: [
              t(`reconciliations.line_${state}`),
              formatNumber(count, language),
              formatRupees(paisa, language, 2),
            ],
          }))}
        />
      </Section>
      <Differences found={found} />
      <BankDays found={found}>
        {mayWrite && !accepted ? (
          <BankForm key={found.bankFileName ?? ''} id={id} isFirst={found.bankFileName === null} />
        ) : null}
      </BankDays>
      <Settlement found={found} mayWrite={mayWrite} />
    </>
  )
}
