// Section of the latest water test; empty without one.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Section } from '#ui/section.tsx'
import type { WaterTest } from '../contract/api.ts'
import { waterQualityMessages } from '../messages.ts'
import { QualityGlance } from './quality-glance.tsx'

type Props = { test: WaterTest | undefined; orgId: number; language: Language }

export function QualitySection({ test, orgId, language }: Props) {
  if (!test) return null
  const t = translator(waterQualityMessages, language)
  const more = { href: '/water-quality', label: t('quality.more') }
  return (
    <Section id="water-quality" title={t('quality.title')} more={more}>
      <QualityGlance test={test} orgId={orgId} language={language} />
    </Section>
  )
}
