// Console page of the waivers of one connection: what it owes, a new request or the reason why none, and its earlier ones.

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
import type { WaiversApi } from '../contract/api.ts'
import { PendingWaiver } from './pending.tsx'
import { RequestForm } from './request-form.tsx'
import { waiversTranslator } from './translator.ts'
import { WaiverTable } from './waiver-table.tsx'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId, who } = await requireSession('staff', request, 'ledger:read')
  const found = await api.read<WaiversApi['connectionWaivers']>('GET /admin/ledger/{orgId}/connections/{id}/waivers', {
    orgId: String(orgId),
    id: Number(params.id),
  })
  return { ...found, mayPrepare: who.permissions.includes('billing:prepare') }
}

export default function ConnectionWaivers() {
  const { connectionId, customerNumber, owedPaisa, mayRequest, data, mayPrepare } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = waiversTranslator(language)
  const title = t('waivers.of_number', { number: inDigits(customerNumber, language) })
  const pending = data.find(({ state }) => state === 'prepared')
  const decided = data.filter(({ state }) => state !== 'prepared')
  return (
    <>
      <PageMeta title={title} />
      <p className="mb-3">
        <Link to={`/staff/connections/${connectionId}/ledger`} className="link inline-block py-2">
          {t('waivers.ledger')}
        </Link>
      </p>
      <PageHeading title={title} />
      <Facts
        facts={[[t('waivers.owed'), owedPaisa === 0 ? t('waivers.owed_nothing') : formatMoney(owedPaisa, language)]]}
      />
      {pending ? (
        <Section id="pending" title={t('waivers.to_approve')}>
          <PendingWaiver waiver={pending} language={language} />
        </Section>
      ) : mayPrepare ? (
        <Section id="request" title={t('waivers.request_title')}>
          {mayRequest.ok ? (
            <RequestForm {...{ connectionId, owedPaisa, language }} />
          ) : (
            <p className="measure">{messageText(t, mayRequest)}</p>
          )}
        </Section>
      ) : null}
      <Section id="decided" title={t('waivers.earlier')}>
        {decided.length === 0 ? (
          <p>{t('waivers.none_earlier')}</p>
        ) : (
          <WaiverTable waivers={decided} language={language} />
        )}
      </Section>
    </>
  )
}
