// Console page of the security deposit of one connection: what is held and owed, a new request or the reason why none, and its earlier ones.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, messageText } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { DepositsApi } from '../contract/api.ts'
import { PendingDepositRequest } from './pending.tsx'
import { RequestForm } from './request-form.tsx'
import { depositsTranslator } from './translator.ts'
import { RequestTable } from './request-table.tsx'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId, who } = await requireSession('staff', request, 'ledger:read')
  const found = await api.read<DepositsApi['connectionDeposits']>(
    'GET /admin/ledger/{orgId}/connections/{id}/deposits',
    {
      orgId: String(orgId),
      id: Number(params.id),
    },
  )
  return { ...found, mayPrepare: who.permissions.includes('billing:prepare') }
}

export default function ConnectionDeposits() {
  const { connectionId, customerNumber, heldPaisa, owedPaisa, mayRequest, data, mayPrepare } =
    useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = depositsTranslator(language)
  const title = t('deposits.of_number', { number: inDigits(customerNumber, language) })
  const pending = data.find(({ state }) => state === 'prepared')
  const decided = data.filter(({ state }) => state !== 'prepared')
  return (
    <>
      <PageMeta title={title} />
      <p className="mb-3">
        <Link to={`/staff/connections/${connectionId}/ledger`} className="link inline-block py-2">
          {t('deposits.ledger')}
        </Link>
      </p>
      <PageHeading title={title} />
      <Facts
        facts={[
          [t('deposits.held'), heldPaisa === 0 ? t('deposits.held_nothing') : formatMoney(heldPaisa, language)],
          [t('deposits.owed'), owedPaisa === 0 ? t('deposits.owed_nothing') : formatMoney(owedPaisa, language)],
        ]}
      />
      {pending ? (
        <Section id="pending" title={t('deposits.to_approve')}>
          <PendingDepositRequest request={pending} language={language} />
        </Section>
      ) : mayPrepare ? (
        <Section id="request" title={t('deposits.request_title')}>
          {mayRequest.ok ? (
            <RequestForm connectionId={connectionId} language={language} />
          ) : (
            <p className="measure">{messageText(t, mayRequest)}</p>
          )}
        </Section>
      ) : null}
      <Section id="decided" title={t('deposits.earlier')}>
        {decided.length === 0 ? (
          <p>{t('deposits.none_earlier')}</p>
        ) : (
          <RequestTable requests={decided} language={language} />
        )}
      </Section>
    </>
  )
}
