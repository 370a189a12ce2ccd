// Form of one publishing transition: submit, approve, return, publish, expire, withdraw, return to draft, set the day of the review.

import { instantOf } from '#kit/calendar/instant.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { form, validate } from '#kit/validation/form.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { ItemReview } from '../contract/review.ts'
import type { PublishingTransition } from '../contract/transitions.ts'
import {
  expiryFields,
  publicationFields,
  reminderFields,
  returnFields,
  submissionFields,
  withdrawalFields,
} from '../contract/transitions.ts'
import { ActionFrame, CancelLink } from './action-frame.tsx'
import { publishingTranslator } from './translator.ts'
import { LastDayField, StartFields, startLabels } from './start-fields.tsx'

type TransitionFormProps = {
  transition: PublishingTransition
  /** The current end, as the initial value. */
  publishUntil: string | null
  review: ItemReview
  today: string
  language: Language
  /** Sends the values to the API row of the item. */
  send: (transition: PublishingTransition, filled: Record<string, string>) => Promise<Outcome<unknown>>
  onDone: () => void
}

export function TransitionForm(props: TransitionFormProps) {
  const { transition, publishUntil, review, today, language, send, onDone } = props
  const t = publishingTranslator(language)
  const action = transition === 'publish' && review.required ? 'unreviewed' : transition
  const definition = definitions[transition]
  const state = useForm<unknown>({
    id: `act-${transition}`,
    definition,
    labels: {
      ...startLabels(language),
      noteNe: t('publishing.note_ne'),
      noteEn: t('publishing.note_en'),
      note: t('publishing.return_note'),
      unreviewed: t('publishing.unreviewed'),
      reviewOn: t('publishing.review_on'),
    },
    language,
    t,
    draft: useOwnDraft(`act-${transition}`),
    send: (data) => {
      const filled = validate(definition, valuesOf(definition, data))
      return send(transition, filled.ok ? (filled.value as Record<string, string>) : {})
    },
    onSent: onDone,
  })
  return (
    <ActionFrame action={action} language={language}>
      <Form state={state}>
        {transition === 'submit' || transition === 'publish' ? (
          <StartFields starts={['now', 'later']} {...{ today, language }} />
        ) : null}
        {action === 'unreviewed' ? <TextArea name="unreviewed" rows={2} /> : null}
        {transition === 'return' ? <TextArea name="note" rows={3} /> : null}
        {transition === 'remind' ? (
          <DateField name="reviewOn" today={today} {...(review.reviewOn && { initially: review.reviewOn })} />
        ) : null}
        {transition === 'expire' ? (
          <LastDayField {...{ today, language }} {...(publishUntil && { initially: lastDay(publishUntil) })} />
        ) : null}
        {transition === 'withdraw' ? <BothLanguages name="note" legend={t('publishing.note')} rows={3} /> : null}
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state} kind={transition === 'withdraw' ? 'danger' : 'primary'}>
            {t(`publishing.act_${action}`)}
          </SendButton>
          <CancelLink language={language} onCancel={state.draft.discardQuietly} />
        </div>
      </Form>
    </ActionFrame>
  )
}

const definitions: Record<PublishingTransition, FormDefinition> = {
  submit: form(submissionFields),
  approve: form({}),
  return: form(returnFields),
  publish: form(publicationFields),
  expire: form(expiryFields),
  withdraw: form(withdrawalFields),
  draft: form({}),
  remind: form(reminderFields),
}

function lastDay(until: string): string {
  return inNepal(new Date(instantOf(until).getTime() - 1)).date
}
