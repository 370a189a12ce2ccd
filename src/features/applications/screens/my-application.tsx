// Where does one of a customer's own applications stand?

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#platform/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { enter } from '#features/sessions/screens/signed-in.ts'
import type { OwnStatus } from '../contract.ts'
import { applicationsApi } from '../contract.ts'
import { sayOnScreens } from './words.ts'
import { officeSay } from './office-sentences.ts'
import { StatusView } from './status-view.tsx'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

export async function clientLoader({ request, params }: LoaderFunctionArgs): Promise<OwnStatus> {
  const { api, orgId } = await enter('customer', request)
  return api.read(applicationsApi.myApplication, { orgId: String(orgId), code: params.code! })
}

export default function MyApplication() {
  const { phone, ...status } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={status.code} />
      <p className="mb-3">
        <Link to="/account/applications" className="link inline-block py-2">
          {officeSay(language)('applications.mine')}
        </Link>
      </p>
      <StatusView status={status} phone={phone} say={sayOnScreens(language)} />
    </div>
  )
}
