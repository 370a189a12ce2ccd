// How does one of a customer's applications stand in a list?

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatInstant } from '#kit/format/times.ts'
import { inLanguage } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import type { OwnApplication } from '../../contract/answers.ts'
import { officeSay } from '../office/sentences.ts'
import { stateTones } from '../status-view.tsx'

/** `children`: what the customer is to do about it. */
export function ApplicationLine({ application, children }: { application: OwnApplication; children?: ReactNode }) {
  const { code, kind, state, submittedAt } = application
  const language = useLanguage()
  const say = officeSay(language)
  const applicant = inLanguage(application.applicant, language)
  return (
    <li className="grid content-start gap-1 rounded-box border border-neutral-200 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={`/account/applications/${code}`} className="link py-1 text-lg font-semibold">
          {say(`applications.kind.${kind}`)}
        </Link>
        <Tag tone={stateTones[state]}>{say(`applications.state.${state}`)}</Tag>
      </div>
      <p lang={applicant.lang}>{applicant.text}</p>
      {children}
      <p className="figures text-sm text-neutral-600">
        <span translate="no">{code}</span> · {formatInstant(new Date(submittedAt), language)}
      </p>
    </li>
  )
}
