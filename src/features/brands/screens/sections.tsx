// Sections of the page of the organisation: its appearance and its on-call number.

import { translator } from '#kit/language.ts'
import type { OnCallNumber } from '#features/organisations/contract/on-call.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { OnCallForm } from '#features/organisations/screens/on-call-form.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { Appearance } from '../contract/api.ts'
import { brandsMessages } from '../messages.ts'
import { AppearanceForm } from './appearance-form.tsx'

type Props = { orgId: number; appearance: Appearance; onCall: OnCallNumber }

export function AppearanceSections({ orgId, appearance, onCall }: Props) {
  const t = translator(brandsMessages, useLanguage())
  return (
    <>
      <Section id="on-call" title={t('brands.on_call')}>
        <OnCallForm orgId={orgId} stored={onCall} draft={useOwnDraft('on-call-form')} />
      </Section>
      <Section id="appearance" title={t('brands.appearance')}>
        <p className="mb-4">{t('brands.appearance_lead')}</p>
        <AppearanceForm orgId={orgId} stored={appearance} />
      </Section>
    </>
  )
}
