// Portal page of the customer's own applications.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { OwnList, ownListLimit, pageOf } from '#features/cases/screens/own-list.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { ApplicationsApi } from '../../contract/api.ts'
import { officeTranslator } from '../office/translator.ts'
import { OwnApplicationItem } from './line.tsx'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('customer', request)
  const page = pageOf(request)
  const query = { orgId: String(orgId), page, limit: ownListLimit }
  return {
    page,
    ...(await api.read<ApplicationsApi['myApplications']>('GET /customer/applications/{orgId}/mine', query)),
  }
}

export default function MyApplications() {
  const { data, total, page } = useLoaderData<typeof clientLoader>()
  const t = officeTranslator(useLanguage())
  const text = {
    title: t('applications.mine_title'),
    lead: t('applications.mine_lead'),
    none: t('applications.mine_none'),
    noneText: t('applications.mine_none_text'),
  }
  const send = { href: '/registration', text: t('applications.apply') }
  const track = { href: '/registration/track', text: t('applications.track.title') }
  return (
    <OwnList text={text} icon="file" send={send} track={track} page={page} total={total}>
      {data.map((application) => (
        <OwnApplicationItem key={application.code} application={application} />
      ))}
    </OwnList>
  )
}
