// Console page of the instalments of one connection: what it owes, a new agreement or the reason why none, and all of them.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, messageText } from '#kit/language.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { InstalmentsApi } from '../contract/api.ts'
import { AgreementView } from './agreement.tsx'
import { RequestForm } from './request-form.tsx'
import { instalmentsTranslator } from './translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId, who } = await requireSession('staff', request, 'ledger:read')
  const found = await api.read<InstalmentsApi['connectionAgreements']>(
    'GET /admin/instalments/{orgId}/connections/{id}',
    { orgId: String(orgId), id: Number(params.id) },
  )
  return { ...found, mayPrepare: who.permissions.includes('billing:prepare'), today: todayInNepal() }
}

export default function ConnectionInstalments() {
  const { connectionId, customerNumber, owedPaisa, mayRequest, data, mayPrepare, today } =
    useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = instalmentsTranslator(language)
  const title = t('instalments.of_number', { number: inDigits(customerNumber, language) })
  return (
    <>
      <PageMeta title={title} />
      <p className="mb-3">
        <Link to={`/staff/connections/${connectionId}/ledger`} className="link inline-block py-2">
          {t('instalments.ledger')}
        </Link>
      </p>
      <PageHeading title={title} lead={t('instalments.lead')} />
      <Facts
        facts={[
          [t('instalments.owed'), owedPaisa === 0 ? t('instalments.owed_nothing') : formatMoney(owedPaisa, language)],
        ]}
      />
      {mayPrepare ? (
        <Section id="request" title={t('instalments.new')}>
          {mayRequest.ok ? (
            <RequestForm key={data.length} {...{ connectionId, owedPaisa, today, language }} />
          ) : (
            <p className="measure">{messageText(t, mayRequest)}</p>
          )}
        </Section>
      ) : null}
      <Section id="agreements" title={t('instalments.title')}>
        {data.length === 0 ? <p>{t('instalments.none')}</p> : null}
        {data.map((agreement) => (
          <AgreementView key={agreement.id} agreement={agreement} language={language} />
        ))}
      </Section>
    </>
  )
}
