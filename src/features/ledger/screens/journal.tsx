// Console page of the journal of a day: its entries with their postings.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { formatRupees } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { ApiRefusal, httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { JournalEntry, LedgerApi } from '../contract/api.ts'
import { chartMessages } from '../messages/chart.ts'
import { ledgerReports as texts } from '../messages/reports.ts'
import { ledgerScreens } from '../messages/screens.ts'
import { accountLabel } from './account-label.ts'
import { Reference, referenceText } from './reference.tsx'
import { ledgerTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { orgId } = await requireSession('staff', request, 'ledger:read')
  const day = params.day!
  if (!isIsoDate(day)) throw new ApiRefusal(404, '')
  return { orgId: String(orgId), day, today: todayInNepal() }
}

export default function Journal() {
  const { orgId, day, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = ledgerTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<LedgerApi['journal']>('GET /admin/ledger/{orgId}', { orgId })
    return { url: `${url}?from=${day}&until=${day}`, send: httpClient({ language }) }
  }, [orgId, day, language])
  return (
    <>
      <PageMeta title={t('ledger.journal')} />
      <RelatedLink to="/staff/ledger">{t('ledger.back_to_vouchers')}</RelatedLink>
      <PageHeading title={t('ledger.journal')} lead={<TimeText at={day} format="both" />} />
      <ServerTable
        id="journal"
        caption={t('ledger.journal')}
        {...{ language, today, source, columns, organisation }}
        cells={cellsIn(language)}
        rowKey={({ id }) => String(id)}
        rowHeader="kind"
        records="compact"
        searchHint={t('ledger.search_number')}
        fileName={`journal-${day}`}
        emptyText={t('ledger.journal_empty')}
      />
    </>
  )
}

const columns: Column<JournalEntry>[] = [
  { key: 'kind', label: ledgerScreens['ledger.entry'], value: ({ kind }) => chartMessages[`ledger.kind_${kind}`] },
  { key: 'customerNumber', label: texts['ledger.customer_number'], kind: 'code', named: true },
  {
    key: 'postings',
    label: texts['ledger.account'],
    width: 300,
    value: ({ postings }) => ({ en: postingsIn(postings, 'en'), ne: postingsIn(postings, 'ne') }),
  },
  { key: 'amountPaisa', label: ledgerScreens['ledger.amount'], kind: 'money', named: true },
  { key: 'valueOn', label: ledgerScreens['ledger.day'], kind: 'date', named: true, hidden: true },
  {
    key: 'reference',
    label: ledgerScreens['ledger.reference'],
    named: true,
    width: 160,
    value: ({ reference }) => referenceText(reference),
  },
  { key: 'author', label: ledgerScreens['ledger.author'], named: true, hidden: true },
]

function cellsIn(language: Language) {
  return {
    reference: ({ reference }: JournalEntry) =>
      referenceText(reference) ? <Reference reference={reference} language={language} /> : '–',
  }
}

function postingsIn(postings: JournalEntry['postings'], language: Language): string {
  return postings
    .map(({ account, amountPaisa }) => `${accountLabel(account)[language]} ${formatRupees(amountPaisa, language, 2)}`)
    .join('; ')
}
