// Console page of the days of all cashiers, with what was counted and what was short or over.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { CashDay, CounterApi } from '../contract/api.ts'
import { counterMessages as texts } from '../messages.ts'
import { counterTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { orgId } = await requireSession('staff', request, 'ledger:read')
  return { orgId: String(orgId), today: todayInNepal() }
}

export default function CashDays() {
  const { orgId, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = counterTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<CounterApi['cashDays']>('GET /admin/cashDays/{orgId}', { orgId })
    return { url, send: httpClient({ language }) }
  }, [orgId, language])
  return (
    <>
      <PageMeta title={t('counter.days')} />
      <PageHeading title={t('counter.days')} lead={t('counter.days_lead')} />
      <ServerTable
        id="cash-days"
        caption={t('counter.days')}
        {...{ language, today, source, columns, defaults, organisation }}
        rowKey={({ id }) => String(id)}
        rowHeader="day"
        records="compact"
        searchHint={t('counter.cashier')}
        fileName="cash-days"
        emptyText={t('counter.days_none')}
      />
    </>
  )
}

const defaults: TableDefaults = { sortBy: 'day', sortOrder: 'desc' }

const columns: Column<CashDay>[] = [
  { key: 'day', label: texts['counter.day'], kind: 'date', sortable: true },
  { key: 'cashier', label: texts['counter.cashier'], width: 170 },
  { key: 'receipts', label: texts['counter.receipts'], kind: 'number', named: true },
  { key: 'floatPaisa', label: texts['counter.float_column'], kind: 'money', named: true },
  { key: 'expectedPaisa', label: texts['counter.expected'], kind: 'money', named: true },
  { key: 'countedPaisa', label: texts['counter.counted'], kind: 'money', named: true },
  { key: 'differencePaisa', label: texts['counter.difference'], kind: 'money', named: true },
  {
    key: 'state',
    label: texts['counter.state'],
    value: ({ closedAt }) => texts[closedAt === null ? 'counter.state_open' : 'counter.state_closed'],
  },
]
