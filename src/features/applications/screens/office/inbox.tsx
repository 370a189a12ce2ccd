// Console page of the applications' inbox, with its views.

import { useEffect, useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { inDigits, writtenIn, type Language } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { httpClient } from '#platform/http-client.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { rememberView } from '#features/cases/screens/beside-list.tsx'
import { useBranding } from '#features/sessions/screens/branding.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { buttonClass } from '#ui/button.tsx'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Tag } from '#ui/tag.tsx'
import { ViewLinks } from '#ui/view-links.tsx'
import type { ApplicationsApi } from '../../contract/api.ts'
import type { ListedApplication } from '../../contract/answers.ts'
import { stateTones } from '../status-view.tsx'
import { columnsOf, defaultsOf, ownView, views, type View } from './columns.ts'
import { officeTranslator } from './translator.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId: id } = await requireSession('staff', request)
  const orgId = String(id)
  return {
    orgId,
    pendingCounts: await api.read<ApplicationsApi['waitingApplications']>('GET /admin/applications/{orgId}/waiting', {
      orgId,
    }),
    today: todayInNepal(),
  }
}

export default function Inbox() {
  const { orgId, pendingCounts, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = officeTranslator(language)
  const branding = useBranding()
  const { permissions } = useWho()
  const [searchParams] = useSearchParams()
  const view = views.find((each) => each === searchParams.get('view')) ?? ownView(permissions)
  useEffect(() => rememberView('applications', view), [view])
  const source = useMemo(() => {
    const state = view === 'all' ? undefined : view
    const url = urlOf<ApplicationsApi['listApplications']>('GET /admin/applications/{orgId}', { orgId, state })
    return { url, send: httpClient({ language }) }
  }, [orgId, view, language])
  const { since: _since, ...byView } = pendingCounts
  const counts: Partial<Record<View, number>> = byView
  return (
    <>
      <PageMeta title={t('applications.inbox')} />
      <PageHeading
        title={t('applications.inbox')}
        lead={t('applications.inbox_lead')}
        actions={
          permissions.includes('applications:prepare') ? (
            <Link to="/staff/applications/new" className={buttonClass('primary')}>
              {t('applications.counter')}
            </Link>
          ) : undefined
        }
      />
      <ViewLinks
        label={t('applications.views')}
        views={views.map((key) => ({ key, label: t(`applications.view_${key}`), count: counts[key] }))}
        current={view}
        language={language}
      />
      <ServerTable
        key={view}
        id="applications"
        caption={`${t('applications.inbox')}: ${t(`applications.view_${view}`)}`}
        {...{ language, today, source }}
        columns={columnsOf(view)}
        cells={cellsIn(language)}
        rowKey={({ id }) => String(id)}
        rowHeader="code"
        records="compact"
        defaults={defaultsOf(view)}
        fileName={`applications-${view}`}
        organisation={branding}
        searchHint={t('applications.search_hint')}
        emptyText={t('applications.inbox_empty')}
      />
    </>
  )
}

function cellsIn(language: Language) {
  const t = officeTranslator(language)
  return {
    code: ({ id, code }: ListedApplication) => (
      <Link to={`/staff/applications/${id}`} className="link figures font-bold whitespace-nowrap" translate="no">
        {code}
      </Link>
    ),
    kind: ({ kind }: ListedApplication) => t(`applications.kind.${kind}`),
    ward: ({ ward, tol }: ListedApplication) => (
      <>
        {inDigits(String(ward), language)}
        <span lang={writtenIn(tol)} className="block">
          {tol}
        </span>
      </>
    ),
    state: ({ state }: ListedApplication) => <Tag tone={stateTones[state]}>{t(`applications.state.${state}`)}</Tag>,
  }
}
