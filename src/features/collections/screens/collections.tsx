// Console page of collections: what was received in a time, grouped, with totals, beside the change of the accounts of money.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { readDay } from '#features/ledger/screens/typed-day.ts'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import type { TypedDate } from '#kit/calendar/date-entry.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { allow, deny } from '#kit/refusal.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { ArrayTable } from '#ui/data-table/array-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { CollectionsApi } from '../contract/api.ts'
import { groupings } from '../contract/groups.ts'
import { mayReport } from '../rules.ts'
import { collectionColumns } from './columns.ts'
import { Filters, type Typed, type Wrong } from './filters.tsx'
import { Accounts, Total } from './sums.tsx'
import { collectionsTranslator } from './translator.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'ledger:read')
  const params = new URL(request.url).searchParams
  const today = todayInNepal()
  const typed: Typed = {
    by: groupings.find((name) => name === params.get('by')) ?? 'day',
    from: params.getAll('from'),
    until: params.getAll('until'),
    tender: params.get('tender') ?? '',
    ward: toAsciiDigits(params.get('ward') ?? '').trim(),
  }
  const days = { from: readDay(typed.from), until: readDay(typed.until) }
  const wrong = refusalOf(days, typed.ward, today)
  if (wrong || !days.from.ok || !days.until.ok) return { typed, wrong, today, report: null }
  const { by, tender, ward } = typed
  const report = await api.read<CollectionsApi['collections']>('GET /admin/collections/{orgId}', {
    orgId: String(orgId),
    by,
    from: days.from.isoDate || undefined,
    until: days.until.isoDate || undefined,
    ...(tender !== '' && { tender }),
    ...(ward !== '' && { ward: Number(ward) }),
  })
  return { typed, wrong: null, today, report }
}

export default function Collections() {
  const { typed, wrong, today, report } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = collectionsTranslator(language)
  const organisation = useBranding()
  const { by, tender, ward } = typed
  return (
    <>
      <PageMeta title={t('collections.title')} />
      <PageHeading title={t('collections.title')} lead={t('collections.lead')} />
      <Filters {...{ typed, wrong, today, report }} />
      {report ? (
        <>
          <Total report={report} />
          <ArrayTable
            id="collections"
            caption={`${t('collections.title')}: ${t(`collections.by_${by}`)}`}
            {...{ language, today, organisation }}
            rows={report.rows}
            columns={collectionColumns[by]}
            rowKey={({ group }) => String(group)}
            rowHeader="group"
            records="compact"
            fileName={`collections-${by}-${report.from}-${report.until}`}
            emptyText={t('collections.empty')}
          />
          <Accounts report={report} isWhole={tender === '' && ward === ''} />
        </>
      ) : null}
      <p className="screen-only mt-6">
        <Link to="/staff/ledger" className="link inline-block py-2">
          {t('collections.vouchers')}
        </Link>
      </p>
    </>
  )
}

type Days = Record<'from' | 'until', TypedDate>

function refusalOf({ from, until }: Days, ward: string, today: string): Wrong | null {
  if (!from.ok) return { ...from, field: 'from' }
  if (!until.ok) return { ...until, field: 'until' }
  if (!/^\d{0,2}$/.test(ward) || Number(ward || '1') < 1) return deny('collections.ward_wrong')
  const may = from.isoDate === '' ? allow : mayReport(from.isoDate, until.isoDate || today)
  return may.ok ? null : may
}
