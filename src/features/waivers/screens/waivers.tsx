// Console page of waivers and write-offs: those to be approved, and those that are decided.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { WaiversApi } from '../contract/api.ts'
import { PendingWaiver } from './pending.tsx'
import { waiversTranslator } from './translator.ts'
import { WaiverTable } from './waiver-table.tsx'

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'ledger:read')
  return api.read<WaiversApi['waivers']>('GET /admin/ledger/{orgId}/waivers', { orgId: String(orgId) })
}

export default function Waivers() {
  const { data } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = waiversTranslator(language)
  const [pending, decided] = [
    data.filter(({ state }) => state === 'prepared'),
    data.filter(({ state }) => state !== 'prepared'),
  ]
  return (
    <>
      <PageMeta title={t('waivers.title')} />
      <PageHeading title={t('waivers.title')} lead={t('waivers.lead')} />
      <Section id="pending" title={t('waivers.to_approve')}>
        {pending.length === 0 ? <p>{t('waivers.none_to_approve')}</p> : null}
        {pending.map((waiver) => (
          <PendingWaiver key={waiver.id} waiver={waiver} isLinked language={language} />
        ))}
      </Section>
      <Section id="decided" title={t('waivers.earlier')}>
        {decided.length === 0 ? (
          <p>{t('waivers.none_earlier')}</p>
        ) : (
          <WaiverTable waivers={decided} language={language} />
        )}
      </Section>
    </>
  )
}
