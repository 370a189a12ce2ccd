// Console page of receipts: all, those reversed, and those printed again, with who issued them; searched by customer number or receipt number.

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { httpClient } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { Receipt, ReceiptsApi } from '../contract/api.ts'
import { receiptParts } from '../contract/receipt.ts'
import { receiptColumns, receiptDefaults, shownAlways } from './columns.ts'
import { receiptsTranslator } from './translator.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { orgId } = await requireSession('staff', request, 'receipts:read')
  const asked = new URL(request.url).searchParams.get('part')
  const part = receiptParts.find((each) => each === asked) ?? 'all'
  return { orgId: String(orgId), part, today: todayInNepal() }
}

export default function Receipts() {
  const { orgId, part, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = receiptsTranslator(language)
  const organisation = useBranding()
  const source = useMemo(() => {
    const url = urlOf<ReceiptsApi['receipts']>('GET /admin/receipts/{orgId}', { orgId })
    return { url: `${url}?part=${part}`, send: httpClient({ language }) }
  }, [orgId, part, language])
  return (
    <>
      <PageMeta title={t('receipts.title')} />
      <PageHeading title={t('receipts.title')} lead={t('receipts.lead')} />
      <nav aria-label={t('receipts.parts')} className="screen-only mb-4 flex flex-wrap gap-x-6">
        {receiptParts.map((each) => (
          <Link
            key={each}
            to={each === 'all' ? '/staff/receipts' : `/staff/receipts?part=${each}`}
            aria-current={each === part ? 'page' : undefined}
            className="link inline-block py-2 aria-[current]:font-bold"
          >
            {t(`receipts.part_${each}`)}
          </Link>
        ))}
      </nav>
      <ServerTable
        key={part}
        id={part === 'all' ? 'receipts' : `receipts-${part}`}
        caption={part === 'all' ? t('receipts.title') : t(`receipts.part_${part}`)}
        {...{ language, today, source, organisation }}
        columns={part === 'all' ? receiptColumns : receiptColumns.map(shownAlways)}
        defaults={receiptDefaults}
        cells={cellsIn(language)}
        rowKey={({ number }) => number}
        rowHeader="number"
        records="compact"
        searchHint={t('receipts.search_hint')}
        fileName={part === 'all' ? 'receipts' : `receipts-${part}`}
        emptyText={t('receipts.none')}
      />
    </>
  )
}

function cellsIn(language: Language) {
  return {
    number: ({ number }: Receipt) => (
      <Link to={`/staff/receipts/${number}`} className="link">
        {inDigits(number, language)}
      </Link>
    ),
  }
}
