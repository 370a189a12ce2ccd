// Section of a connection's page: how many complaints there are of it, in any state, and the newest of them.

import type { Language } from '#kit/language.ts'
import { Section } from '#ui/section.tsx'
import type { ComplaintsPage } from '../../contract/answers.ts'
import { ComplaintLines } from './complaint-lines.tsx'
import { officeTranslator } from './translator.ts'

type Props = { complaints: ComplaintsPage; language: Language }

export function ComplaintsOfConnection({ complaints: { data, total, totalIsLeast }, language }: Props) {
  const t = officeTranslator(language)
  const counted = totalIsLeast ? 'complaints.of_connection_least' : 'complaints.of_connection_count'
  return (
    <Section id="complaints" title={t('complaints.inbox')}>
      <p className="mb-2">
        {total === 0 ? t('complaints.of_connection_none') : t(counted, { count: total, shown: data.length })}
      </p>
      <ComplaintLines complaints={data} language={language} />
    </Section>
  )
}
