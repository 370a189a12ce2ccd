// Status of an application as its applicant reads it, with the actions possible now.

import type { ReactNode } from 'react'
import { inLanguage, writtenIn } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { Timeline, TimelineEvent } from '#ui/timeline.tsx'
import type { Status } from '../contract/answers.ts'
import type { State } from '../contract/progress.ts'
import { paperName } from '../rules/papers.ts'
import type { TranslateScreens } from './translator.ts'

export const stateTones: Record<State, TagTone> = {
  submitted: 'info',
  prepared: 'info',
  checked: 'info',
  approved: 'success',
  returned: 'warning',
  rejected: 'danger',
}

/** `other`: shows the link to track another application. */
export function StatusView(props: { status: Status; phone: string; t: TranslateScreens; other?: boolean }) {
  const { status, phone, t, other = true } = props
  const language = useLanguage()
  const { code, kind, state, next, missing, listed, submittedAt } = status
  const applicant = inLanguage(status.applicant, language)
  const open = next === 'prepare' || next === 'check' || next === 'approve'
  const known = { code, phone }
  return (
    <>
      <PageHeading title={t(other ? 'applications.track.title' : `applications.kind.${kind}`)} />
      <div className="rounded-box border border-neutral-200 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="figures text-xl font-bold text-title">{code}</p>
          <Tag tone={stateTones[state]}>{t(`applications.state.${state}`)}</Tag>
        </div>
        <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          <dt className="text-neutral-600">{t('applications.field.kind')}</dt>
          <dd className="mb-2 sm:mb-0">{t(`applications.kind.${kind}`)}</dd>
          <dt className="text-neutral-600">{t('applications.field.applicant')}</dt>
          <dd lang={applicant.lang} className="mb-2 sm:mb-0">
            {applicant.text}
          </dd>
          <dt className="text-neutral-600">{t('applications.track.submitted_at')}</dt>
          <dd>
            <TimeText at={submittedAt} />
          </dd>
        </dl>
        <p className="mt-4 font-bold">{whatNext(status, t)}</p>
      </div>
      {open && missing.length > 0 ? (
        <div className="mt-6">
          <Callout tone="warning" title={t('applications.sent.bring')}>
            <ul className="mt-1 list-disc ps-5">
              {missing.map((paper) => (
                <li key={paper}>{paperName(listed, paper, { kind })[language]}</li>
              ))}
            </ul>
          </Callout>
        </div>
      ) : null}
      <div className="screen-only mt-6 flex flex-wrap gap-3">
        {next === 'resubmit' ? (
          <PostButton to="/registration/correct" known={known} primary>
            {t('applications.track.correct')}
          </PostButton>
        ) : null}
        <PostButton to="/registration/print" known={known}>
          <Icon name="print" />
          {t('applications.track.print')}
        </PostButton>
        {other ? (
          <ButtonLink kind="quiet" href="/registration/track" className="max-sm:-ms-4">
            {t('applications.track.other')}
          </ButtonLink>
        ) : null}
      </div>
      <History status={status} t={t} />
    </>
  )
}

function History({ status, t }: { status: Status; t: TranslateScreens }) {
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="mb-3 text-xl">
        {t('applications.track.history')}
      </h2>
      <Timeline>
        {status.history.toReversed().map(({ kind, at, reason }) => (
          <TimelineEvent
            key={`${kind}${at}`}
            title={t(`applications.did.${kind}`)}
            when={<TimeText at={at} format="weekday" />}
          >
            {reason ? (
              <p lang={writtenIn(reason)} className="mt-1 break-words whitespace-pre-line">
                {reason}
              </p>
            ) : null}
          </TimelineEvent>
        ))}
      </Timeline>
    </section>
  )
}

function whatNext({ next, state }: Status, t: TranslateScreens): string {
  if (next) return t(`applications.next.${next}`)
  return t(state === 'approved' ? 'applications.next.approved' : 'applications.next.rejected')
}

/** Sends code and phone in the body of a POST, never in a URL. */
export function PostButton(props: {
  to: string
  known: Record<string, string>
  primary?: boolean
  children: ReactNode
}) {
  const { to, known, primary, children } = props
  return (
    <form method="post" action={to} encType="multipart/form-data">
      {Object.entries(known).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind={primary ? 'primary' : 'plain'}>
        {children}
      </Button>
    </form>
  )
}
