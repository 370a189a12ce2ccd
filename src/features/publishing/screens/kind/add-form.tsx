// Form below an item that adds something to it, such as pictures to an album; it is empty again when they are there.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Language, Messages } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import type { FormDefinition } from '#kit/validation/form.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { newSubmission } from '#platform/submission.ts'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Section } from '#ui/section.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { publishingTexts, publishingTranslator } from '../translator.ts'
import type { KindField } from './definition.ts'
import { KindFields } from './kind-fields.tsx'
import { labelsOf } from './values.ts'

type AddFormProps = {
  id: string
  title: string
  help: string
  /** The version of the item: a new one empties the form. */
  version: number
  definition: FormDefinition & { fields: { orgId?: never } }
  fields: readonly KindField[]
  messages: Messages
  today: string
  language: Language
  send: (data: FormData, onProgress: (share: number) => void) => Promise<Outcome<unknown>>
}

export function AddForm(props: AddFormProps) {
  const { id, title, help, version } = props
  return (
    <Section id={`${id}-section`} title={title}>
      <p className="measure mb-4 text-neutral-600">{help}</p>
      <EmptyForm key={version} {...props} />
    </Section>
  )
}

function EmptyForm({ id, title, definition, fields, messages, today, language, send }: AddFormProps) {
  const t = publishingTranslator(language)
  const { revalidate } = useRevalidator()
  const [submission] = useState(newSubmission)
  const state = useForm<unknown>({
    id,
    definition,
    labels: labelsOf(fields, language),
    language,
    t: translator({ ...publishingTexts, ...messages }, language),
    draft: useOwnDraft(id),
    send,
    onSent: () => {
      showToast(t('publishing.did'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <Form state={state}>
      <KindFields fields={fields} values={{}} {...{ today, language }} />
      <HiddenField name="submission" value={submission} />
      <SendButton state={state}>{title}</SendButton>
    </Form>
  )
}
