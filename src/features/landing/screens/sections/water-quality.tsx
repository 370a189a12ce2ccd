// How good is the water that comes?

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { WaterTest } from '#features/water-quality/contract.ts'
import { waterQualityMessages } from '#features/water-quality/messages.ts'
import { QualityGlance } from '#features/water-quality/screens/quality-glance.tsx'
import { Section } from '#ui/section.tsx'

type Props = { test: WaterTest | undefined; orgId: number; language: Language }

export function WaterQuality({ test, orgId, language }: Props) {
  if (!test) return null
  const say = translator(waterQualityMessages, language)
  const more = { href: '/publications/water-quality-test-report', label: say('quality.more') }
  return (
    <Section id="water-quality" title={say('quality.title')} more={more}>
      <QualityGlance test={test} orgId={orgId} language={language} />
    </Section>
  )
}
