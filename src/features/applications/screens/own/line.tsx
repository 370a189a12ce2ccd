// List item of one of the customer's own applications.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { inLanguage } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { OwnApplication } from '../../contract/answers.ts'
import { officeTranslator } from '../office/translator.ts'
import { stateTones } from '../status-view.tsx'

/** `children`: the action that the customer has to take. */
export function OwnApplicationItem({ application, children }: { application: OwnApplication; children?: ReactNode }) {
  const { code, kind, state, submittedAt } = application
  const language = useLanguage()
  const t = officeTranslator(language)
  const applicant = inLanguage(application.applicant, language)
  return (
    <li className="grid content-start gap-1 rounded-box border border-neutral-200 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to={`/account/applications/${code}`} className="link py-1 text-lg font-bold">
          {t(`applications.kind.${kind}`)}
        </Link>
        <Tag tone={stateTones[state]}>{t(`applications.state.${state}`)}</Tag>
      </div>
      <p lang={applicant.lang}>{applicant.text}</p>
      {children}
      <p className="figures text-sm text-neutral-600">
        <span translate="no">{code}</span> · <TimeText at={submittedAt} />
      </p>
    </li>
  )
}
