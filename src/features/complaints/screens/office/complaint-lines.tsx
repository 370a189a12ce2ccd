// Complaints in short, each a line that leads to it, as pages of bills and of connections have them.

import { Link } from 'react-router'
import type { Language } from '#kit/language.ts'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { ComplaintOfBill } from '../../contract/answers.ts'
import { officeTranslator, stateKey, stateTones } from './translator.ts'

type Props = { complaints: readonly ComplaintOfBill[]; language: Language }

export function ComplaintLines({ complaints, language }: Props) {
  const t = officeTranslator(language)
  return (
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
  )
}
