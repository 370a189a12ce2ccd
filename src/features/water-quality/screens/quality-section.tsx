// The section of the newest water test; nothing when there is none.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Section } from '#ui/section.tsx'
import type { WaterTest } from '../contract/api.ts'
import { waterQualityMessages } from '../messages.ts'
import { QualityGlance } from './quality-glance.tsx'

type Props = { test: WaterTest | undefined; orgId: number; language: Language }

export function QualitySection({ test, orgId, language }: Props) {
  if (!test) return null
  const say = translator(waterQualityMessages, language)
  const more = { href: '/publications/water-quality-test-report', label: say('quality.more') }
  return (
    <Section id="water-quality" title={say('quality.title')} more={more}>
      <QualityGlance test={test} orgId={orgId} language={language} />
    </Section>
  )
}
