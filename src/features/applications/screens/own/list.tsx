// A signed-in customer's own applications, a page of them.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { OwnList, ownListLimit, pageOf } from '#features/cases/screens/own-list.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { ApplicationsApi } from '../../contract/api.ts'
import { officeSay } from '../office/sentences.ts'
import { ApplicationLine } from './line.tsx'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('customer', request)
  const page = pageOf(request)
  const asked = { orgId: String(orgId), page, limit: ownListLimit }
  return {
    page,
    ...(await api.read<ApplicationsApi['myApplications']>('GET /customer/applications/{orgId}/mine', asked)),
  }
}

export default function MyApplications() {
  const { data, total, page } = useLoaderData<typeof clientLoader>()
  const say = officeSay(useLanguage())
  const text = {
    title: say('applications.mine_title'),
    lead: say('applications.mine_lead'),
    none: say('applications.mine_none'),
    noneText: say('applications.mine_none_text'),
  }
  const send = { href: '/registration', text: say('applications.apply') }
  const track = { href: '/registration/track', text: say('applications.track.title') }
  return (
    <OwnList text={text} icon="file" send={send} track={track} page={page} total={total}>
      {data.map((application) => (
        <ApplicationLine key={application.code} application={application} />
      ))}
    </OwnList>
  )
}
