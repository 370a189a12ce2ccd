// Which complaints wait for the office?

import { useMemo } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { displayPhone } from '#kit/phone.ts'
import type { Language } from '#kit/language.ts'
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
import type { TagTone } from '#ui/tag.tsx'
import { Tag } from '#ui/tag.tsx'
import type { ListedComplaint } from '../contract.ts'
import { complaintsApi } from '../contract.ts'
import type { Bucket } from '../contract/form.ts'
import { buckets, complaintStates } from '../contract/form.ts'
import { complaintsMessages } from '../messages.ts'
import { officeMessages } from '../messages/office.ts'
import { officeSay } from './office-sentences.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await enter('staff', request)
  const here = { orgId: String(orgId) }
  const [waiting, { data: types }] = await Promise.all([
    api.read(complaintsApi.waitingComplaints, here),
    api.read(complaintsApi.complaintTypes, here),
  ])
  return { waiting, types }
}

export default function Inbox() {
  const { waiting, types } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const say = officeSay(language)
  const orgId = useWho().organisation.id
  const source = useMemo(
    () => ({ url: `/admin/complaints/${orgId}`, send: httpClient({ language }) }),
    [orgId, language],
  )
  const columns = useMemo(() => columnsFor(types), [types])
  return (
    <>
      <PageMeta title={say('complaints.inbox')} />
      <PageHeading title={say('complaints.inbox')} lead={say('complaints.inbox_lead', waiting)} />
      <ServerTable
        id="complaints"
        caption={say('complaints.inbox')}
        language={language}
        today={todayHere()}
        organisation={useHouse()}
        source={source}
        columns={columns}
        cells={cellsIn(language)}
        rowKey={(row: ListedComplaint) => String(row.id)}
        rowHeader="code"
        fileName="complaints"
        searchHint={say('complaints.inbox_search')}
        emptyText={say('complaints.inbox_empty')}
      />
    </>
  )
}

const tones: Record<Bucket, TagTone> = {
  within: 'success',
  approaching: 'warning',
  breached: 'danger',
  stopped: 'neutral',
}

function cellsIn(language: Language) {
  const say = officeSay(language)
  return {
    code: ({ id, code }: ListedComplaint) => (
      <Link to={`/staff/complaints/${id}`} className="link figures font-semibold">
        {code}
      </Link>
    ),
    bucket: ({ bucket }: ListedComplaint) => <Tag tone={tones[bucket]}>{say(`complaints.bucket_${bucket}`)}</Tag>,
    phone: ({ phone }: ListedComplaint) => <span className="figures">{displayPhone(phone, language)}</span>,
  }
}

function columnsFor(types: { key: string; label: { en: string; ne: string } }[]): Column<ListedComplaint>[] {
  const labels = new Map(types.map(({ key, label }) => [key, label]))
  const states = complaintStates.map((value) => ({ value, label: complaintsMessages[`complaints.state_${value}`] }))
  return [
    { key: 'code', label: complaintsMessages['complaints.ticket'] },
    {
      key: 'type',
      label: complaintsMessages['complaints.type'],
      value: ({ type }) => labels.get(type) ?? type,
      filter: { type: 'select', options: types.map(({ key, label }) => ({ value: key, label })) },
    },
    {
      key: 'state',
      label: complaintsMessages['complaints.state'],
      value: ({ state }) => complaintsMessages[`complaints.state_${state}`],
      filter: {
        type: 'select',
        options: [{ value: 'open', label: officeMessages['complaints.open_only'] }, ...states],
      },
    },
    {
      key: 'bucket',
      label: officeMessages['complaints.promise'],
      value: ({ bucket }) => officeMessages[`complaints.bucket_${bucket}`],
      filter: {
        type: 'select',
        options: buckets.map((value) => ({ value, label: officeMessages[`complaints.bucket_${value}`] })),
      },
    },
    {
      key: 'received',
      label: complaintsMessages['complaints.received_at'],
      kind: 'date',
      value: ({ receivedAt }) => receivedAt,
      filter: { type: 'daterange' },
    },
    { key: 'dueAt', label: complaintsMessages['complaints.due'], kind: 'date', hidden: true },
    { key: 'name', label: complaintsMessages['complaints.name'] },
    { key: 'phone', label: complaintsMessages['complaints.phone'], hidden: true },
    { key: 'ward', label: complaintsMessages['complaints.ward'], kind: 'number' },
    { key: 'tol', label: complaintsMessages['complaints.tol'] },
    {
      key: 'assignee',
      label: officeMessages['complaints.officer'],
      value: ({ assigneeName }) => assigneeName ?? officeMessages['complaints.nobody'],
    },
  ]
}
