// Forms of the reporter: comment, reopen and rate a complaint.

import type { ReactNode } from 'react'
import type { AddressOf } from '#kit/contract.ts'
import type { Language } from '#kit/language.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import type { DraftPlace } from '#ui/form/draft.ts'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm, type ShownAgain } from '#ui/form/use-form.ts'
import type { ComplaintsApi } from '../../contract/api.ts'
import type { TrackedComplaint } from '../../contract/answers.ts'
import type { TrackedBy } from '../../contract/form.ts'
import { newComment, newRating, newReopening } from '../../contract/form.ts'
import { complaintsTranslator } from '../translator.ts'

export type ReporterFormProps = {
  by: TrackedBy
  orgId: number
  language: Language
  submission: string
  again: (intent: string) => ShownAgain | undefined
  onChanged: (complaint: TrackedComplaint) => void
  /** Where what is typed is kept, for whoever is signed in. */
  draftOf?: (intent: string) => DraftPlace
}

export function CommentForm({ isAnswer, ...props }: ReporterFormProps & { isAnswer: boolean }) {
  const t = complaintsTranslator(props.language)
  const title = t(isAnswer ? 'complaints.comment_asked' : 'complaints.comment_title')
  const send = t('complaints.comment_send')
  return (
    <ActionForm
      {...props}
      {...{ title, send }}
      intent="comment"
      address="POST /customer/complaints/{orgId}/{code}/comments"
      definition={newComment}
    >
      <TextArea name="text" rows={3} />
    </ActionForm>
  )
}

export function ReopenForm(props: ReporterFormProps) {
  const t = complaintsTranslator(props.language)
  const title = t('complaints.reopen_title')
  const send = t('complaints.reopen_send')
  return (
    <ActionForm
      {...props}
      {...{ title, send }}
      intent="reopen"
      address="POST /customer/complaints/{orgId}/{code}/reopenings"
      definition={newReopening}
    >
      <TextArea name="reason" rows={3} />
    </ActionForm>
  )
}

const reporterForms = {
  comment: (props: ReporterFormProps) => <CommentForm {...props} isAnswer={false} />,
  reopen: ReopenForm,
  rate: RatingForm,
}
type ReporterIntent = keyof typeof reporterForms

export function isReporterIntent(intent: string): intent is ReporterIntent {
  return Object.hasOwn(reporterForms, intent)
}

/** The form of an intent. */
export function ReporterForm({ intent, ...props }: ReporterFormProps & { intent: ReporterIntent }) {
  const IntentForm = reporterForms[intent]
  return <IntentForm {...props} />
}

const opinions = [1, 2, 3, 4, 5] as const

export function RatingForm(props: ReporterFormProps) {
  const t = complaintsTranslator(props.language)
  const title = t('complaints.rate_title')
  const send = t('complaints.rate_send')
  const options = opinions.map((n) => ({ value: String(n), label: t(`complaints.rating_${n}`) }))
  return (
    <ActionForm
      {...props}
      {...{ title, send }}
      intent="rate"
      address="POST /customer/complaints/{orgId}/{code}/ratings"
      definition={newRating}
    >
      <RadioField name="rating" options={options} />
      <TextArea name="text" rows={3} />
    </ActionForm>
  )
}

type ReporterRow = ComplaintsApi['commentOnComplaint' | 'reopenComplaint' | 'rateComplaint']

type ActionFormProps = ReporterFormProps & {
  title: string
  send: string
  intent: ReporterIntent
  address: AddressOf<ReporterRow>
  definition: FormDefinition
  children: ReactNode
}

function ActionForm(props: ActionFormProps) {
  const {
    by,
    orgId,
    language,
    submission,
    again,
    onChanged,
    title,
    send,
    intent,
    address,
    definition,
    draftOf,
    children,
  } = props
  const t = complaintsTranslator(language)
  const state = useForm<TrackedComplaint>({
    id: intent,
    definition,
    labels: {
      text: t('complaints.text'),
      reason: t('complaints.reason'),
      rating: t('complaints.rating'),
      code: t('complaints.ticket'),
      phone: t('complaints.phone'),
    },
    language,
    t,
    shownAgain: again(intent),
    ...(draftOf && { draft: draftOf(intent) }),
    send: (data) => sendForm<ReporterRow>(address, { orgId, code: by.code }, Object.fromEntries(data), language),
    onSent: onChanged,
  })
  return (
    <section aria-labelledby={`${intent}-title`} className="rounded-box border border-neutral-200 p-5">
      <h2 id={`${intent}-title`} className="mb-4 text-xl">
        {title}
      </h2>
      <Form state={state}>
        <HiddenField name="intent" value={intent} />
        <HiddenField name="code" value={by.code} />
        <HiddenField name="phone" value={by.phone} />
        <HiddenField name="submission" value={submission} />
        {children}
        <SendButton state={state}>{send}</SendButton>
      </Form>
    </section>
  )
}
