// Console page of all bills, searched by customer number.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { billsTranslator } from '../translator.ts'
import { BillTable } from './bill-table.tsx'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { orgId } = await requireSession('staff', request, 'ledger:read')
  return { orgId: String(orgId), today: todayInNepal() }
}

export default function Bills() {
  const { orgId, today } = useLoaderData<typeof clientLoader>()
  const t = billsTranslator(useLanguage())
  const request = useMemo(() => ({ orgId }), [orgId])
  return (
    <>
      <PageMeta title={t('bills.list')} />
      <PageHeading title={t('bills.list')} lead={t('bills.list_lead')} />
      <BillTable request={request} today={today} fileName="bills" />
    </>
  )
}
