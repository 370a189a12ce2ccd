// Form of one publishing transition: publish, expire, withdraw, return to draft.

import { instantOf } from '#kit/calendar/instant.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { form, validate } from '#kit/validation/form.ts'
import { useOwnDraft } from '#features/sessions/screens/own-draft.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { PublishingTransition } from '../contract/transitions.ts'
import { expiryFields, publicationFields, withdrawalFields } from '../contract/transitions.ts'
import { ActionFrame, CancelLink } from './action-frame.tsx'
import { publishingTranslator } from './translator.ts'
import { LastDayField, StartFields, startLabels } from './start-fields.tsx'

type TransitionFormProps = {
  transition: PublishingTransition
  /** The current end, as the initial value. */
  publishUntil: string | null
  today: string
  language: Language
  /** Sends the values to the API row of the item. */
  send: (transition: PublishingTransition, filled: Record<string, string>) => Promise<Outcome<unknown>>
  onDone: () => void
}

export function TransitionForm({ transition, publishUntil, today, language, send, onDone }: TransitionFormProps) {
  const t = publishingTranslator(language)
  const definition = definitions[transition]
  const state = useForm<unknown>({
    id: `act-${transition}`,
    definition,
    labels: { ...startLabels(language), noteNe: t('publishing.note_ne'), noteEn: t('publishing.note_en') },
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
    <ActionFrame action={transition} language={language}>
      <Form state={state}>
        {transition === 'publish' ? <StartFields starts={['now', 'later']} {...{ today, language }} /> : null}
        {transition === 'expire' ? (
          <LastDayField {...{ today, language }} {...(publishUntil && { initially: lastDay(publishUntil) })} />
        ) : null}
        {transition === 'withdraw' ? <BothLanguages name="note" legend={t('publishing.note')} rows={3} /> : null}
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state} kind={transition === 'withdraw' ? 'danger' : 'primary'}>
            {t(`publishing.act_${transition}`)}
          </SendButton>
          <CancelLink language={language} onCancel={state.draft.discardQuietly} />
        </div>
      </Form>
    </ActionFrame>
  )
}

const definitions: Record<PublishingTransition, FormDefinition> = {
  publish: form(publicationFields),
  expire: form(expiryFields),
  withdraw: form(withdrawalFields),
  draft: form({}),
}

function lastDay(until: string): string {
  return inNepal(new Date(instantOf(until).getTime() - 1)).date
}
