// Console page of online payments: those with a difference first, then all of them.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { PaymentsTable } from './payments-table.tsx'
import { officeTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { orgId } = await requireSession('staff', request, 'ledger:read')
  return { orgId: String(orgId), today: todayInNepal() }
}

export default function Payments() {
  const { orgId, today } = useLoaderData<typeof clientLoader>()
  const t = officeTranslator(useLanguage())
  return (
    <>
      <PageMeta title={t('payments.office_title')} />
      <PageHeading title={t('payments.office_title')} lead={t('payments.office_lead')} />
      <Section id="differences" title={t('payments.office_differences')}>
        <PaymentsTable part="differences" caption={t('payments.office_differences')} {...{ orgId, today }} />
      </Section>
      <Section id="all" title={t('payments.office_all')}>
        <PaymentsTable part="all" caption={t('payments.office_all')} {...{ orgId, today }} />
      </Section>
    </>
  )
}
