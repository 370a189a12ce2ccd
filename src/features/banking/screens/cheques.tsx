// Console page of cheques: those in hand with their deposit, those at the bank with its answer, and those that are ended.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { BankingApi, ChequeTotals } from '../contract/api.ts'
import { maxCheques } from '../contract/cheque.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositedTable } from './deposited-table.tsx'
import { EndedTable } from './ended-table.tsx'
import { bankingTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id, who } = await requireSession('staff', request, 'ledger:read')
  const orgId = String(id)
  const query = { orgId, sortOrder: 'asc', limit: maxCheques } as const
  const [totals, inHand, deposited] = await Promise.all([
    api.read<BankingApi['chequeTotals']>('GET /admin/cheques/{orgId}/totals', { orgId }),
    api.read<BankingApi['cheques']>('GET /admin/cheques/{orgId}', { ...query, part: 'in-hand' }),
    api.read<BankingApi['cheques']>('GET /admin/cheques/{orgId}', { ...query, part: 'deposited' }),
  ])
  const mayWrite = who.permissions.includes('banking:write')
  return { totals, inHand: inHand.data, deposited: deposited.data, orgId, mayWrite, today: todayInNepal() }
}

export default function Cheques() {
  const { totals, inHand, deposited, orgId, mayWrite, today } = useLoaderData<typeof clientLoader>()
  const t = bankingTranslator(useLanguage())
  const version = [...inHand, ...deposited].map(({ number, state }) => `${number}${state}`).join()
  return (
    <>
      <PageMeta title={t('banking.cheques')} />
      <PageHeading title={t('banking.cheques')} lead={t('banking.lead')} />
      <Sums totals={totals} />
      <Section id="in-hand" title={t('banking.in_hand')}>
        <More shown={inHand.length} of={totals.inHand.count} />
        {inHand.length === 0 ? (
          <p>{t('banking.none')}</p>
        ) : (
          <DepositForm key={version} cheques={inHand} mayWrite={mayWrite} />
        )}
      </Section>
      <Section id="deposited" title={t('banking.deposited')}>
        <More shown={deposited.length} of={totals.deposited.count} />
        {deposited.length === 0 ? (
          <p>{t('banking.none')}</p>
        ) : (
          <DepositedTable cheques={deposited} mayWrite={mayWrite} />
        )}
      </Section>
      <Section id="ended" title={t('banking.ended')}>
        <EndedTable key={version} {...{ orgId, today, mayWrite }} />
      </Section>
    </>
  )
}

function Sums({ totals: { inHand, deposited } }: { totals: ChequeTotals }) {
  const language = useLanguage()
  const t = bankingTranslator(language)
  const text = ({ count, amountPaisa, overdue }: ChequeTotals['inHand']) =>
    t(overdue > 0 ? 'banking.sum_overdue' : 'banking.sum', {
      count: formatNumber(count, language),
      amount: formatMoney(amountPaisa, language),
      overdue: formatNumber(overdue, language),
    })
  return (
    <Facts
      facts={[
        [t('banking.in_hand'), text(inHand)],
        [t('banking.deposited'), text(deposited)],
      ]}
    />
  )
}

function More({ shown, of }: { shown: number; of: number }) {
  const language = useLanguage()
  const t = bankingTranslator(language)
  return of > shown ? <p className="mb-3">{t('banking.more', { n: formatNumber(shown, language) })}</p> : null
}
