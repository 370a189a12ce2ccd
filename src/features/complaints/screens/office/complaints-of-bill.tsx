// Section of a bill's page: the complaints about it, for those who may read complaints.

import type { Language } from '#kit/language.ts'
import { Section } from '#ui/section.tsx'
import type { ComplaintOfBill } from '../../contract/answers.ts'
import { ComplaintLines } from './complaint-lines.tsx'
import { officeTranslator } from './translator.ts'

type Props = { complaints: readonly ComplaintOfBill[]; language: Language }

export function ComplaintsOfBill({ complaints, language }: Props) {
  const t = officeTranslator(language)
  if (complaints.length === 0) return null
  return (
    <div className="screen-only [&>section]:mt-9">
      <Section id="complaints" title={t('complaints.about_bill')}>
        <ComplaintLines {...{ complaints, language }} />
      </Section>
    </div>
  )
}
