// List item of one of the customer's own complaints.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { writtenIn } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { OwnComplaint } from '../../contract/answers.ts'
import { officeTranslator, stateTones } from '../office/translator.ts'

/** `children`: the action that the customer has to take. */
export function OwnComplaintItem({ complaint, children }: { complaint: OwnComplaint; children?: ReactNode }) {
  const { code, type, state, message, receivedAt } = complaint
  const language = useLanguage()
  const t = officeTranslator(language)
  return (
    <li className="grid content-start gap-1 rounded-box border border-neutral-200 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={`/account/complaints/${code}`} className="link py-1 text-lg font-bold">
          {type[language]}
        </Link>
        <Tag tone={stateTones[state]}>{t(`complaints.state_${state}`)}</Tag>
      </div>
      <p lang={writtenIn(message)} className="line-clamp-2 break-words">
        {message}
      </p>
      {children}
      <p className="figures text-sm text-neutral-600">
        <span translate="no">{code}</span> · <TimeText at={receivedAt} />
      </p>
    </li>
  )
}
