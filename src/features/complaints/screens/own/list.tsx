// Portal page of the customer's own complaints.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { OwnList, ownListLimit, pageOf } from '#features/cases/screens/own-list.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { ComplaintsApi } from '../../contract/api.ts'
import { officeTranslator } from '../office/translator.ts'
import { OwnComplaintItem } from './line.tsx'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('customer', request)
  const page = pageOf(request)
  const query = { orgId: String(orgId), page, limit: ownListLimit }
  return { page, ...(await api.read<ComplaintsApi['myComplaints']>('GET /customer/complaints/{orgId}/mine', query)) }
}

export default function MyComplaints() {
  const { data, total, page } = useLoaderData<typeof clientLoader>()
  const t = officeTranslator(useLanguage())
  const text = {
    title: t('complaints.mine_title'),
    lead: t('complaints.mine_lead'),
    none: t('complaints.mine_none'),
    noneText: t('complaints.mine_none_text'),
  }
  const send = { href: '/complaint', text: t('complaints.send') }
  const track = { href: '/complaint/track', text: t('complaints.track_title') }
  return (
    <OwnList text={text} icon="message" send={send} track={track} page={page} total={total}>
      {data.map((complaint) => (
        <OwnComplaintItem key={complaint.code} complaint={complaint} />
      ))}
    </OwnList>
  )
}
