// Console page of one amount of held money: where it came from, and what is requested about it.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { accountLabel } from '#features/ledger/screens/account-label.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Facts } from '#ui/facts.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { RefundsApi } from '../contract/api.ts'
import { HeldForm } from './held-form.tsx'
import { Requests } from './requests.tsx'
import { refundsTranslator } from './translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId, who } = await requireSession('staff', request, 'ledger:read')
  const path = { orgId: String(orgId), id: Number(params.id) }
  const found = await api.read<RefundsApi['oneHeld']>('GET /admin/ledger/{orgId}/held/{id}', path)
  return { ...found, mayPrepare: who.permissions.includes('billing:prepare') }
}

export default function OneHeld() {
  const { id, amountPaisa, account, receivedOn, reference, note, mayRequest, data, mayPrepare } =
    useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = refundsTranslator(language)
  const title = t('refunds.held_one', { amount: formatMoney(amountPaisa, language) })
  return (
    <>
      <PageMeta title={title} />
      <RelatedLink to="/staff/refunds">{t('refunds.all')}</RelatedLink>
      <PageHeading title={title} />
      <Facts
        facts={[
          [t('refunds.received_on'), <TimeText key="on" at={receivedOn} format="both" />],
          [t('refunds.account'), accountLabel(account)[language]],
          [t('refunds.reference'), reference ?? undefined],
          [t('refunds.note'), note === '' ? undefined : note],
        ]}
      />
      <Requests
        refunds={data}
        {...{ mayRequest, mayPrepare, language }}
        form={<HeldForm id={id} language={language} />}
      />
    </>
  )
}
