// Which applications wait for which hand of the office?

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import type { Column } from '#kit/table/columns.ts'
import { httpClient } from '#platform/http-client.ts'
import { todayHere } from '#platform/leaving.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#platform/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { useHouse } from '#features/sessions/screens/house.ts'
import { enter, useWho } from '#features/sessions/screens/signed-in.ts'
import { ServerTable } from '#ui/data-table/server-table.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import type { ListedApplication, Waiting } from '../contract.ts'
import { applicationsApi } from '../contract.ts'
import { kinds } from '../contract/form.ts'
import { states } from '../contract/progress.ts'
import { fieldMessages } from '../messages/fields.ts'
import { inboxMessages } from '../messages/inbox.ts'
import { screenMessages } from '../messages/screens.ts'
import { officeSay } from './office-sentences.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<Waiting> {
  const { api, orgId } = await enter('staff', request)
  return api.read(applicationsApi.waitingApplications, { orgId: String(orgId) })
}

export default function Inbox() {
  const waiting = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = officeSay(language)
  const orgId = useWho().organisation.id
  const source = useMemo(
    () => ({ url: `/admin/applications/${orgId}`, send: httpClient({ language }) }),
    [orgId, language],
  )
  return (
    <>
      <PageMeta title={say('applications.inbox')} />
      <PageHeading title={say('applications.inbox')} lead={say('applications.inbox_lead', waiting)} />
      <ServerTable
        id="applications"
        caption={say('applications.inbox')}
        language={language}
        today={todayHere()}
        organisation={useHouse()}
        source={source}
        columns={columns}
        cells={cells}
        rowKey={(row) => String(row.id)}
        rowHeader="code"
        defaults={newestFirst}
        fileName="applications"
        searchHint={say('applications.inbox_search')}
        emptyText={say('applications.inbox_empty')}
      />
    </>
  )
}

const newestFirst = { sortBy: 'submittedAt', sortOrder: 'desc' } as const

const cells = {
  code: ({ id, code }: ListedApplication) => (
    <Link to={`/staff/applications/${id}`} className="link figures font-semibold">
      {code}
    </Link>
  ),
}

const columns: Column<ListedApplication>[] = [
  { key: 'code', label: inboxMessages['applications.code'], sortable: true },
  {
    key: 'kind',
    label: fieldMessages['applications.field.kind'],
    value: ({ kind }) => fieldMessages[`applications.kind.${kind}`],
    filter: {
      type: 'select',
      options: kinds.map((value) => ({ value, label: fieldMessages[`applications.kind.${value}`] })),
    },
  },
  {
    key: 'state',
    label: inboxMessages['applications.state'],
    value: ({ state }) => screenMessages[`applications.state.${state}`],
    filter: {
      type: 'select',
      options: states.map((value) => ({ value, label: screenMessages[`applications.state.${value}`] })),
    },
  },
  { key: 'applicant', label: fieldMessages['applications.field.applicant'], sortable: true },
  { key: 'ward', label: fieldMessages['applications.field.ward'], kind: 'number', sortable: true },
  { key: 'tol', label: fieldMessages['applications.field.tol'] },
  { key: 'submittedAt', label: inboxMessages['applications.sent_on'], kind: 'date', sortable: true },
  { key: 'lastStepAt', label: inboxMessages['applications.last_step'], kind: 'date', sortable: true, hidden: true },
  { key: 'phone', label: fieldMessages['applications.field.phone'], hidden: true },
]
