// Console page of one deposit at the bank: its slip with the cheques or cash days, and its reversal.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatRupees } from '#kit/format/numbers.ts'
import { messageText } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { BankDeposit } from '../contract/deposits.ts'
import type { ReversalsApi } from '../contract/reversals.ts'
import { PendingReversal } from './pending-reversal.tsx'
import { ReversalForm } from './reversal-form.tsx'
import { DecidedReversals, isDecided, SlipCheques, SlipDays } from './slip-tables.tsx'
import { bankingTranslator } from './translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId, who } = await requireSession('staff', request, 'ledger:read')
  const path = { orgId: String(orgId), id: Number(params.id) }
  const found = await api.read<ReversalsApi['bankDeposit']>('GET /admin/bankDeposits/{orgId}/{id}', path)
  return { ...found, mayWrite: who.permissions.includes('banking:write') }
}

export default function Deposit() {
  const { deposit, cheques, days, mayRequest, reversals, mayWrite } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = bankingTranslator(language)
  const title = t('banking.slip_of', { bank: deposit.bank, slip: deposit.slip })
  const pending = reversals.find(({ state }) => state === 'prepared')
  const decided = reversals.filter(isDecided)
  return (
    <>
      <PageMeta title={title} />
      <RelatedLink to="/staff/deposits">{t('banking.deposits')}</RelatedLink>
      <PageHeading title={title} />
      <DepositFacts deposit={deposit} />
      <Section id="slip" title={t(deposit.tender === 'cash' ? 'banking.slip_days' : 'banking.slip_cheques')}>
        {deposit.tender === 'cash' ? <SlipDays {...{ days, language }} /> : <SlipCheques {...{ cheques, language }} />}
      </Section>
      {pending ? (
        <Section id="pending" title={t('banking.reversals')}>
          <PendingReversal reversal={pending} language={language} />
        </Section>
      ) : mayWrite && deposit.state !== 'reversed' ? (
        <Section id="reversal" title={t('banking.reversal')}>
          {mayRequest.ok ? (
            <ReversalForm depositId={deposit.id} language={language} />
          ) : (
            <p className="measure">{messageText(t, mayRequest)}</p>
          )}
        </Section>
      ) : null}
      {decided.length > 0 ? (
        <Section id="decided" title={t('banking.decided')}>
          <DecidedReversals reversals={decided} language={language} />
        </Section>
      ) : null}
    </>
  )
}

function DepositFacts({ deposit: { tender, on, amountPaisa, by, state } }: { deposit: BankDeposit }) {
  const language = useLanguage()
  const t = bankingTranslator(language)
  return (
    <Facts
      facts={[
        [t('banking.day'), <TimeText key="on" at={on} format="both" />],
        [t('banking.tender'), t(`banking.tender_${tender}`)],
        [t('banking.amount'), formatRupees(amountPaisa, language, 2)],
        [t('banking.by'), by],
        [t('banking.state'), t(`banking.deposit_state_${state}`)],
      ]}
    />
  )
}
