// Portal page of one of the customer's own applications.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { RelatedLink } from '#ui/related-link.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import type { ApplicationsApi } from '../../contract/api.ts'
import { officeTranslator } from '../office/translator.ts'
import { StatusView } from '../status-view.tsx'
import { screenTranslator } from '../translator.ts'

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('customer', request)
  return api.read<ApplicationsApi['myApplication']>('GET /customer/applications/{orgId}/mine/{code}', {
    orgId: String(orgId),
    code: params.code!,
  })
}

export default function MyApplication() {
  const status = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = officeTranslator(language)
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={`${status.code} ${t(`applications.kind.${status.kind}`)}`} />
      <RelatedLink to="/account/applications" screenOnly>
        {t('applications.mine_back')}
      </RelatedLink>
      <StatusView status={status} phone={status.phone} t={screenTranslator(language)} other={false} />
    </div>
  )
}
