// Console page of the merchant accounts at payment gateways.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import type { GatewaysApi } from '../contract/api.ts'
import { stateTag } from './state.ts'
import { gatewaysTranslator } from './translator.ts'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'organisation:change')
  return api.read<GatewaysApi['gatewayAccounts']>('GET /admin/gatewayAccounts/{orgId}', { orgId: String(orgId) })
}

export default function GatewayAccounts() {
  const { data } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = gatewaysTranslator(language)
  return (
    <div className="max-w-[60rem]">
      <PageMeta title={t('gateways.title')} />
      <PageHeading title={t('gateways.title')} lead={t('gateways.lead')} />
      <ul className="border-t border-neutral-200">
        {data.map((gateway) => {
          const { tone, key } = stateTag(gateway)
          return (
            <li
              key={gateway.kind}
              data-row=""
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-neutral-200 py-2 dense:py-0.5"
            >
              <Link
                to={`/staff/payment-accounts/${gateway.kind}`}
                className="link inline-block min-w-0 flex-1 basis-60 py-2 font-bold dense:py-1.5"
              >
                {gateway.name[language]}
              </Link>
              {gateway.isConfirmed ? null : <span className="text-neutral-600">{t('gateways.unconfirmed')}</span>}
              <Tag tone={tone}>{t(key)}</Tag>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
