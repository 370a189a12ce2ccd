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
import type { BrandColours, BrandsApi } from '../contract/api.ts'
import { brandsMessages } from '../messages.ts'
import { ColoursForm } from './colours-form.tsx'

type Loaded = { colours: BrandColours; onCall: OnCallNumber }

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const { api, orgId } = await requireSession('staff', request, 'organisation:change')
  const of = { orgId: String(orgId) }
  const [colours, onCall] = await Promise.all([
    api.read<BrandsApi['organisationColours']>('GET /admin/organisation/{orgId}/colours', of),
    api.read<OrganisationsApi['onCallNumber']>('GET /admin/organisation/{orgId}/on-call', of),
  ])
  return { colours, onCall }
}

export default function OrganisationPage() {
  const { colours, onCall } = useLoaderData<typeof clientLoader>()
  const t = translator(brandsMessages, useLanguage())
  const { organisation } = useWho()
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={t('brands.organisation')} />
      <PageHeading title={t('brands.organisation')} />
      <Section id="appearance" title={t('brands.appearance')}>
        <p className="mb-4">{t('brands.appearance_lead')}</p>
        <ColoursForm orgId={organisation.id} stored={colours} />
      </Section>
      <Section id="on-call" title={t('brands.on_call')}>
        <OnCallForm orgId={organisation.id} stored={onCall} />
      </Section>
    </div>
  )
}
