// A complaint as its reporter sees it: status, details, history, and the forms that are permitted now.

import { useEffect, useRef, type ReactNode } from 'react'
import { inDigits, writtenIn, type Language } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import type { ShownAgain } from '#ui/form/use-form.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { Timeline, TimelineEvent } from '#ui/timeline.tsx'
import type { TrackedComplaint } from '../../contract/answers.ts'
import type { ComplaintState, TrackedBy } from '../../contract/form.ts'
import { complaintsTranslator, type TranslateComplaints } from '../translator.ts'
import { billText } from './bill-text.ts'
import type { ReporterFormProps } from './case-forms.tsx'
import { CommentForm, RatingForm, ReopenForm } from './case-forms.tsx'

export type CaseProps = {
  complaint: TrackedComplaint
  by: TrackedBy
  /** Whether something the reporter sent has just been received. */
  done: boolean
  orgId: number
  language: Language
  /** The idempotency key of what is sent from this view. */
  submission: string
  /** A form of this page that the server refused. */
  again: (ShownAgain & { intent: string }) | undefined
  onChanged: (complaint: TrackedComplaint) => void
  draftOf?: ReporterFormProps['draftOf']
  /** In place of the text of the attached bill. */
  billLink?: ReactNode
}

const tones: Record<ComplaintState, TagTone> = {
  received: 'info',
  assigned: 'info',
  answered: 'info',
  waiting: 'warning',
  resolved: 'success',
  reopened: 'info',
  closed: 'neutral',
  rejected: 'danger',
}

export function Case(props: CaseProps) {
  const { complaint, done, language, by, orgId, onChanged } = props
  const t = complaintsTranslator(language)
  const heading = useRef<HTMLHeadingElement>(null)
  const formProps = {
    by,
    orgId,
    language,
    onChanged,
    ...(props.draftOf && { draftOf: props.draftOf }),
    submission: `${props.submission}-${complaint.history.length}`,
    again: (intent: string) => (props.again?.intent === intent ? props.again : undefined),
  }

  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="grid gap-8">
      {done ? (
        <Callout tone="success" role="alert">
          <p>{t('complaints.done')}</p>
        </Callout>
      ) : null}
      <section aria-labelledby="case-title" className="rounded-box border border-neutral-200 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="case-title" ref={heading} tabIndex={-1} className="figures text-xl outline-none" translate="no">
            {complaint.code}
          </h2>
          <Tag tone={tones[complaint.state]}>
            <span className="sr-only">{t('complaints.state')}: </span>
            {t(`complaints.state_${complaint.state}`)}
          </Tag>
        </div>
        <Facts {...{ complaint, language, t }} billLink={props.billLink} />
      </section>
      <section aria-labelledby="case-history">
        <h2 id="case-history" className="mb-3 text-xl">
          {t('complaints.history')}
        </h2>
        <History complaint={complaint} t={t} />
      </section>
      {complaint.may.comment.ok ? <CommentForm {...formProps} isAnswer={complaint.state === 'waiting'} /> : null}
      {complaint.may.rate.ok ? <RatingForm {...formProps} /> : null}
      {complaint.may.reopen.ok ? <ReopenForm {...formProps} /> : null}
    </div>
  )
}

type Shown = { complaint: TrackedComplaint; language: Language; t: TranslateComplaints }

function Facts({ complaint, language, t, billLink }: Shown & Pick<CaseProps, 'billLink'>) {
  const { type, receivedAt, dueAt, reopenUntil, photos, bill, message } = complaint
  const facts: [string, ReactNode][] = [
    [t('complaints.type'), type[language]],
    [t('complaints.received_at'), <TimeText key="received" at={receivedAt} />],
    [t('complaints.due'), dueAt && <TimeText key="due" at={dueAt} />],
    [t('complaints.reopen_until'), reopenUntil && <TimeText key="reopen" at={reopenUntil} />],
    [t('complaints.sent_photos'), photos > 0 ? inDigits(String(photos), language) : null],
    [t('complaints.bill'), billLink ?? (bill && billText(bill, language))],
    [t('complaints.message'), message],
  ]
  return (
    <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_1fr]">
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-neutral-600">{name}</dt>
            <dd
              lang={typeof value === 'string' ? writtenIn(value) : undefined}
              className="mb-2 whitespace-pre-line sm:mb-0"
            >
              {value}
            </dd>
          </div>
        ))}
    </dl>
  )
}

const ratingKeys = [
  'complaints.rating_1',
  'complaints.rating_2',
  'complaints.rating_3',
  'complaints.rating_4',
  'complaints.rating_5',
] as const

function History({ complaint, t }: Omit<Shown, 'language'>) {
  return (
    <Timeline>
      {complaint.history.map(({ kind, rating, text, at }, index) => (
        <TimelineEvent key={`${index}-${at}`} title={t(`complaints.event_${kind}`)} when={<TimeText at={at} />}>
          {rating === null ? null : <p className="mt-1">{t(ratingKeys[rating - 1]!)}</p>}
          {text ? (
            <p lang={writtenIn(text)} className="mt-1 whitespace-pre-line">
              {text}
            </p>
          ) : null}
        </TimelineEvent>
      ))}
    </Timeline>
  )
}
