// Console page of what the organisation's pages show of it: its appearance and its on-call number.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { translator } from '#kit/language.ts'
import type { OnCallNumber, OrganisationsApi } from '#features/organisations/contract/api.ts'
import { OnCallForm } from '#features/organisations/screens/on-call-form.tsx'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { Appearance, BrandsApi } from '../contract/api.ts'
import { brandsMessages } from '../messages.ts'
import { AppearanceForm } from './appearance-form.tsx'

type Loaded = { appearance: Appearance; onCall: OnCallNumber }

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const { api, orgId } = await requireSession('staff', request, 'organisation:change')
  const of = { orgId: String(orgId) }
  const [appearance, onCall] = await Promise.all([
    api.read<BrandsApi['organisationAppearance']>('GET /admin/organisation/{orgId}/appearance', of),
    api.read<OrganisationsApi['onCallNumber']>('GET /admin/organisation/{orgId}/on-call', of),
  ])
  return { appearance, onCall }
}

export default function OrganisationPage() {
  const { appearance, onCall } = useLoaderData<typeof clientLoader>()
  const t = translator(brandsMessages, useLanguage())
  const { organisation } = useWho()
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={t('brands.organisation')} />
      <PageHeading title={t('brands.organisation')} />
      <Section id="appearance" title={t('brands.appearance')}>
        <p className="mb-4">{t('brands.appearance_lead')}</p>
        <AppearanceForm orgId={organisation.id} stored={appearance} />
      </Section>
      <Section id="on-call" title={t('brands.on_call')}>
        <OnCallForm orgId={organisation.id} stored={onCall} />
      </Section>
    </div>
  )
}
