// Island of complaint tracking: the search form, then the complaint with its forms.

import { useState } from 'react'
import type { Language } from '#kit/language.ts'
import type { ShownAgain } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import type { TrackedComplaint } from '../../contract/answers.ts'
import type { TrackedBy } from '../../contract/form.ts'
import { complaintsTranslator } from '../translator.ts'
import { Case } from './case.tsx'
import { isReporterIntent, ReporterForm } from './case-forms.tsx'
import { FindForm } from './find-form.tsx'

/** Result of a form posted without script: the complaint, if it may be shown, and the refused form, if any. */
export type TrackingAnswer = {
  intent: string
  /** As they were sent with a refused form. */
  by?: TrackedBy
  shown?: { complaint: TrackedComplaint; phone: string; done: boolean }
  again?: ShownAgain
}

export type TrackingProps = {
  orgId: number
  code: string
  submission: string
  answer: TrackingAnswer | undefined
  language: Language
}

export function Tracking({ orgId, code, submission, answer, language }: TrackingProps) {
  const t = complaintsTranslator(language)
  const [found, setFound] = useState<{ complaint: TrackedComplaint; by: TrackedBy; done: boolean } | undefined>(
    answer?.shown && {
      complaint: answer.shown.complaint,
      by: { code: answer.shown.complaint.code, phone: answer.shown.phone },
      done: answer.shown.done,
    },
  )
  const onFound = (complaint: TrackedComplaint, by: TrackedBy, done: boolean) => setFound({ complaint, by, done })
  return (
    <>
      <PageHeading title={t('complaints.track_title')} {...(found ? {} : { lead: t('complaints.track_lead') })} />
      {found ? (
        <Case
          key={found.complaint.history.length}
          {...{ ...found, orgId, language, submission }}
          again={answer?.again && { intent: answer.intent, ...answer.again }}
          onChanged={(complaint) => onFound(complaint, found.by, true)}
        />
      ) : (
        <RefusedOrFind {...{ orgId, code, submission, answer, language, onFound }} />
      )}
    </>
  )
}

type RefusedProps = TrackingProps & {
  onFound: (complaint: TrackedComplaint, by: TrackedBy, done: boolean) => void
}

/** Without the complaint: the reporter's form that was refused, with what was typed, else the search form. */
function RefusedOrFind({ orgId, code, submission, answer, language, onFound }: RefusedProps) {
  const { intent = 'track', by, again } = answer ?? {}
  if (by && again && isReporterIntent(intent))
    return (
      <ReporterForm
        {...{ intent, by, orgId, language, submission }}
        again={() => again}
        onChanged={(complaint) => onFound(complaint, by, true)}
      />
    )
  return (
    <FindForm {...{ orgId, code, language, again }} onFound={(complaint, found) => onFound(complaint, found, false)} />
  )
}
