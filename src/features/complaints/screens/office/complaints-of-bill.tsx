// Section of a bill's page: the complaints about it, for those who may read complaints.

import { Link } from 'react-router'
import type { Language } from '#kit/language.ts'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { ComplaintOfBill } from '../../contract/answers.ts'
import { officeTranslator, stateKey, stateTones } from './translator.ts'

type Props = { complaints: readonly ComplaintOfBill[]; language: Language }

export function ComplaintsOfBill({ complaints, language }: Props) {
  const t = officeTranslator(language)
  if (complaints.length === 0) return null
  return (
    <div className="screen-only [&>section]:mt-9">
      <Section id="complaints" title={t('complaints.about_bill')}>
        <ul className="grid gap-2">
          {complaints.map(({ id, code, state, receivedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Link to={`/staff/complaints/${id}`} className="link figures inline-block py-1" translate="no">
                {code}
              </Link>
              <Tag tone={stateTones[state]}>{t(stateKey(state))}</Tag>
              <TimeText at={receivedAt} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
