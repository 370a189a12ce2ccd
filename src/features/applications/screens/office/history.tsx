// History of an application as the office reads it, with reasons, notes and corrected values.

import { TimeText } from '#ui/time-text.tsx'
import { Timeline, TimelineEvent } from '#ui/timeline.tsx'
import { writtenIn, type Language, messageText } from '#kit/language.ts'
import type { WholeApplication } from '../../contract/answers.ts'
import { officeTranslator } from './translator.ts'

type Step = WholeApplication['steps'][number]

export function History({ steps, language }: { steps: readonly Step[]; language: Language }) {
  const t = officeTranslator(language)
  return (
    <Timeline>
      {steps.toReversed().map((step) => (
        <TimelineEvent
          key={`${step.kind}${step.at}`}
          title={t(`applications.did.${step.kind}`)}
          when={
            <>
              <TimeText at={step.at} /> ·{' '}
              {[step.byName || t('applications.by_applicant'), step.byPosition].filter(Boolean).join(', ')}
            </>
          }
        >
          {step.reason ? (
            <p className="measure mt-1 break-words whitespace-pre-line">
              {t('applications.reason')}: <span lang={writtenIn(step.reason)}>{step.reason}</span>
            </p>
          ) : null}
          {step.note ? (
            <p className="measure mt-1 break-words whitespace-pre-line">
              {t('applications.note')}: <span lang={writtenIn(step.note)}>{step.note}</span>
            </p>
          ) : null}
          <Changes before={step.before} language={language} />
        </TimelineEvent>
      ))}
    </Timeline>
  )
}

function Changes({ before, language }: { before: Step['before']; language: Language }) {
  const t = officeTranslator(language)
  const changed = Object.entries(before ?? {})
  if (changed.length === 0) return null
  return (
    <div className="mt-1">
      <p>{t('applications.changed')}</p>
      <ul className="list-disc ps-5">
        {changed.map(([name, was]) => (
          <li key={name}>
            {t('applications.changed_from', {
              field: messageText(t, { key: `applications.field.${name}` }),
              before: String(was ?? t('applications.review.nothing')),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
