// Console page of all bills, searched by customer number, and of the credit notes that are to be approved.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { BillsApi } from '../../contract/api.ts'
import { billsTranslator } from '../translator.ts'
import { BillTable } from './bill-table.tsx'
import { PendingCredits } from './pending-credits.tsx'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

/** Decided ones leave the section, the next ones follow. */
const shownCredits = 20

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'ledger:read')
  const own = { orgId: String(orgId) }
  const pending = { ...own, state: 'prepared', sortOrder: 'asc', limit: shownCredits } as const
  const { data: credits, total } = await api.read<BillsApi['creditNotes']>('GET /admin/creditNotes/{orgId}', pending)
  return { ...own, credits, total, today: todayInNepal() }
}

export default function Bills() {
  const { orgId, credits, total, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = billsTranslator(language)
  const request = useMemo(() => ({ orgId }), [orgId])
  return (
    <>
      <PageMeta title={t('bills.list')} />
      <PageHeading title={t('bills.list')} lead={t('bills.list_lead')} />
      <PendingCredits {...{ credits, total, language }} />
      {credits.length === 0 ? (
        <BillTable request={request} today={today} fileName="bills" />
      ) : (
        <Section id="bills" title={t('bills.back_to_list')}>
          <BillTable request={request} today={today} fileName="bills" />
        </Section>
      )}
    </>
  )
}
