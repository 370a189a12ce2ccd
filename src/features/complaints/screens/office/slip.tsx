// Console page of the printed slip of one complaint.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import slipStyles from '#features/cases/screens/slip.css?url'
import { Slip } from '#features/cases/screens/slip.tsx'
import { readShell } from '#features/organisations/operations.server.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { page } from '#platform/page.server.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { ComplaintsApi } from '../../contract/api.ts'
import { officeTranslator } from './translator.ts'

export const links = () => [{ rel: 'stylesheet', href: slipStyles }]

export const loader = page(async (ctx) => {
  const { organisation } = await readShell(ctx)
  return { organisation: organisation.name, phone: organisation.contactNo }
})

export async function clientLoader({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  const [office, { api, orgId: number }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'complaints:read'),
  ])
  const orgId = String(number)
  const [{ id, code, type, language, receivedAt, dueAt }, { data: types }] = await Promise.all([
    api.read<ComplaintsApi['readComplaint']>('GET /admin/complaints/{orgId}/{id}', { orgId, id: params.id! }),
    api.read<ComplaintsApi['complaintTypes']>('GET /customer/complaints/{orgId}/types', { orgId }),
  ])
  const title = types.find(({ key }) => key === type)?.label[language] ?? type
  const address = `${location.host}/complaint/track`
  return { id, slip: { ...office, code, title, language, receivedAt, dueAt, address } }
}
clientLoader.hydrate = true as const

export default function ComplaintSlip() {
  const { id, slip } = useLoaderData<typeof clientLoader>()
  const t = officeTranslator(useLanguage())
  return (
    <>
      <PageMeta title={slip.code} />
      <Slip
        slip={slip}
        caseHref={`/staff/complaints/${id}`}
        caseLabel={t('complaints.open_case')}
        nextHref="/staff/complaints/new"
      />
    </>
  )
}
