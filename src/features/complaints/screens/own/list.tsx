// A signed-in customer's own complaints, a page of them.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { OwnList, ownListLimit, pageOf } from '#features/cases/screens/own-list.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { ComplaintsApi } from '../../contract/api.ts'
import { officeSay } from '../office/sentences.ts'
import { ComplaintLine } from './line.tsx'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('customer', request)
  const page = pageOf(request)
  const asked = { orgId: String(orgId), page, limit: ownListLimit }
  return { page, ...(await api.read<ComplaintsApi['myComplaints']>('GET /customer/complaints/{orgId}/mine', asked)) }
}

export default function MyComplaints() {
  const { data, total, page } = useLoaderData<typeof clientLoader>()
  const say = officeSay(useLanguage())
  const text = {
    title: say('complaints.mine_title'),
    lead: say('complaints.mine_lead'),
    none: say('complaints.mine_none'),
    noneText: say('complaints.mine_none_text'),
  }
  const send = { href: '/complaint', text: say('complaints.send') }
  const track = { href: '/complaint/track', text: say('complaints.track_title') }
  return (
    <OwnList text={text} icon="message" send={send} track={track} page={page} total={total}>
      {data.map((complaint) => (
        <ComplaintLine key={complaint.code} complaint={complaint} />
      ))}
    </OwnList>
  )
}
