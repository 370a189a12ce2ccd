// Console page of the printed slip of one application.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import slipStyles from '#features/cases/screens/slip.css?url'
import { Slip } from '#features/cases/screens/slip.tsx'
import { readShell } from '#features/organisations/operations.server.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { page } from '#platform/page.server.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { useLanguage } from '#ui/page-language.ts'
import type { ApplicationsApi } from '../../contract/api.ts'
import { officeTranslator } from './translator.ts'

export const links = () => [{ rel: 'stylesheet', href: slipStyles }]

export const loader = page(async (ctx) => {
  const { organisation } = await readShell(ctx)
  return { organisation: organisation.name, phone: organisation.contactNo }
})

export async function clientLoader({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  const [office, { api, orgId }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'applications:read'),
  ])
  const { id, code, kind, language, submittedAt } = await api.read<ApplicationsApi['application']>(
    'GET /admin/applications/{orgId}/{id}',
    { orgId: String(orgId), id: Number(params.id) },
  )
  const title = officeTranslator(language)(`applications.kind.${kind}`)
  const address = `${location.host}/registration/track`
  return { id, slip: { ...office, code, title, language, receivedAt: submittedAt, address } }
}
clientLoader.hydrate = true as const

export default function ApplicationSlip() {
  const { id, slip } = useLoaderData<typeof clientLoader>()
  const t = officeTranslator(useLanguage())
  return (
    <>
      <PageMeta title={slip.code} />
      <Slip
        slip={slip}
        caseHref={`/staff/applications/${id}`}
        caseLabel={t('applications.open_case')}
        nextHref="/staff/applications/new"
      />
    </>
  )
}
