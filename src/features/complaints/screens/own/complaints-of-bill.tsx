// Complaints about a bill that its customer sent, each a line that leads to it.

import { Link } from 'react-router'
import type { Language } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { OwnComplaintOfBill } from '../../contract/answers.ts'
import { officeTranslator, stateTones } from '../office/translator.ts'

type Props = { complaints: readonly OwnComplaintOfBill[]; language: Language }

export function OwnComplaintsOfBill({ complaints, language }: Props) {
  const t = officeTranslator(language)
  if (complaints.length === 0) return null
  return (
    <Callout title={t('complaints.mine_about_bill')}>
      <ul>
        {complaints.map(({ code, state, receivedAt }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Link to={`/account/complaints/${code}`} className="link figures inline-block py-2" translate="no">
              {code}
            </Link>
            <Tag tone={stateTones[state]}>{t(`complaints.state_${state}`)}</Tag>
            <TimeText at={receivedAt} />
          </li>
        ))}
      </ul>
    </Callout>
  )
}
