// Console page of the refunds of one connection: its credit, a new request or the reason why none, and its earlier ones.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { RefundsApi } from '../contract/api.ts'
import { CreditForm } from './credit-form.tsx'
import { Requests } from './requests.tsx'
import { refundsTranslator } from './translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId, who } = await requireSession('staff', request, 'ledger:read')
  const found = await api.read<RefundsApi['connectionRefunds']>('GET /admin/ledger/{orgId}/connections/{id}/refunds', {
    orgId: String(orgId),
    id: Number(params.id),
  })
  return { ...found, mayPrepare: who.permissions.includes('billing:prepare') }
}

export default function ConnectionRefunds() {
  const { connectionId, customerNumber, creditPaisa, mayRequest, data, mayPrepare } =
    useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = refundsTranslator(language)
  const title = t('refunds.of_number', { number: inDigits(customerNumber, language) })
  return (
    <>
      <PageMeta title={title} />
      <p className="mb-3">
        <Link to={`/staff/connections/${connectionId}/ledger`} className="link inline-block py-2">
          {t('refunds.ledger')}
        </Link>
      </p>
      <PageHeading title={title} />
      <Facts
        facts={[
          [t('refunds.credit'), creditPaisa === 0 ? t('refunds.credit_nothing') : formatMoney(creditPaisa, language)],
        ]}
      />
      <Requests
        refunds={data}
        {...{ mayRequest, mayPrepare, language }}
        form={<CreditForm connectionId={connectionId} language={language} />}
      />
    </>
  )
}
