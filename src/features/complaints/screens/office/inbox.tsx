// Console page of the complaints' inbox, with its views.

import { useEffect, useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { formatRelativeDay } from '#kit/format/dates.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { inDigits, writtenIn, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { PrivatePicture } from '#platform/private-file.tsx'
import { todayInNepal } from '#platform/browser-locale.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import type { ComplaintsApi } from '../../contract/api.ts'
import type { ListedComplaint } from '../../contract/answers.ts'
import { rememberView } from '#features/cases/screens/beside-list.tsx'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { buttonClass } from '#ui/button.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Tag } from '#ui/tag.tsx'
import { TextWithTimes } from '#ui/time-text.tsx'
import { ViewLinks } from '#ui/view-links.tsx'
import { DueCell } from './due-cell.tsx'
import { columnsOf, defaultsOf, viewQuery, views, type View } from './columns.ts'
import { officeTranslator, stateKey, stateTones } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request)
  const orgId = String(id)
  const [pendingCounts, { data: types }] = await Promise.all([
    api.read<ComplaintsApi['waitingComplaints']>('GET /admin/complaints/{orgId}/waiting', { orgId }),
    api.read<ComplaintsApi['complaintTypes']>('GET /customer/complaints/{orgId}/types', { orgId }),
  ])
  return { orgId, pendingCounts, types, today: todayInNepal() }
}

export default function Inbox() {
  const { orgId, pendingCounts, types, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = officeTranslator(language)
  const branding = useBranding()
  const { permissions } = useWho()
  const [searchParams] = useSearchParams()
  const view = views.find((each) => each === searchParams.get('view')) ?? 'open'
  useEffect(() => rememberView('complaints', view), [view])
  const columns = useMemo(() => columnsOf(view, types), [view, types])
  const source = useMemo(() => {
    const query = { orgId, ...viewQuery[view] }
    const url = urlOf<ComplaintsApi['listComplaints']>('GET /admin/complaints/{orgId}', query)
    return { url, send: httpClient({ language }) }
  }, [orgId, view, language])
  const counts: Partial<Record<View, number>> = { ...pendingCounts }
  return (
    <>
      <PageMeta title={t('complaints.inbox')} />
      <PageHeading
        title={t('complaints.inbox')}
        lead={t('complaints.inbox_lead')}
        actions={
          permissions.includes('complaints:answer') ? (
            <Link to="/staff/complaints/new" className={buttonClass('primary')}>
              {t('complaints.counter')}
            </Link>
          ) : undefined
        }
      />
      <ViewLinks
        label={t('complaints.views')}
        views={views.map((key) => ({ key, label: t(`complaints.view_${key}`), count: counts[key] }))}
        current={view}
        language={language}
      />
      <ServerTable
        key={view}
        id="complaints"
        caption={`${t('complaints.inbox')}: ${t(`complaints.view_${view}`)}`}
        {...{ language, today, source, columns }}
        cells={cellsIn({ orgId, language, types, today })}
        rowKey={({ id }) => String(id)}
        rowHeader="code"
        records="compact"
        defaults={defaultsOf(view)}
        fileName={`complaints-${view}`}
        organisation={branding}
        searchHint={t('complaints.search_hint')}
        emptyText={t('complaints.inbox_empty')}
      />
    </>
  )
}

function Received({ at, today, language }: { at: string; today: string; language: Language }) {
  const { date } = inNepal(at)
  const shown = formatRelativeDay(date, today, language)
  return <TextWithTimes text={shown} times={[[shown, date]]} />
}

/** The photograph itself is on the complaint's page. */
function Thumbnail(props: { orgId: string; id: number; photo: number; language: Language }) {
  const { language, ...path } = props
  const url = urlOf<ComplaintsApi['complaintThumbnail']>(
    'GET /admin/complaints/{orgId}/{id}/photos/{photo}/thumbnail',
    path,
  )
  return <PrivatePicture {...{ url, language }} alt="" lost="–" className="size-9 shrink-0 rounded-box object-cover" />
}

type Shown = {
  orgId: string
  language: Language
  types: { key: string; label: Record<Language, string> }[]
  today: string
}

function cellsIn({ orgId, language, types, today }: Shown) {
  const t = officeTranslator(language)
  return {
    code: ({ id, code, receivedAt }: ListedComplaint) => (
      <>
        <Link to={`/staff/complaints/${id}`} className="link figures font-bold whitespace-nowrap" translate="no">
          {code}
        </Link>
        <span className="block text-sm text-neutral-600">
          <Received at={receivedAt} {...{ today, language }} />
        </span>
      </>
    ),
    type: ({ id, type, excerpt, photos, photo }: ListedComplaint) => (
      <div className="flex w-full items-start gap-2">
        <div className="min-w-0 flex-1">
          {types.find(({ key }) => key === type)?.label[language] ?? type}
          {photos > 0 ? (
            <span className="text-sm text-neutral-600"> · {t('complaints.has_photos', { n: photos })}</span>
          ) : null}
          <span
            lang={writtenIn(excerpt)}
            className="line-clamp-1 w-full text-sm sm:line-clamp-2 text-neutral-600 dense:line-clamp-1"
          >
            {excerpt}
          </span>
        </div>
        {photo === null ? null : <Thumbnail {...{ orgId, id, photo, language }} />}
      </div>
    ),
    state: ({ state }: ListedComplaint) => <Tag tone={stateTones[state]}>{t(stateKey(state))}</Tag>,
    dueAt: (complaint: ListedComplaint) => <DueCell complaint={complaint} today={today} language={language} />,
    ward: ({ ward, tol }: ListedComplaint) => (
      <>
        {ward === null ? null : inDigits(String(ward), language)}
        {tol ? (
          <span lang={writtenIn(tol)} className="block">
            {tol}
          </span>
        ) : null}
      </>
    ),
    assigneeName: ({ assigneeName }: ListedComplaint) =>
      assigneeName ?? <span className="text-neutral-600">{t('complaints.unassigned')}</span>,
  }
}
