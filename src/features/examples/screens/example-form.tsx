// Example form with validation, toasts and reset after it was sent.

import { useState } from 'react'
import { translator } from '#kit/language.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { EmailField, NumberField, TextArea, TextField } from '#ui/form/text-fields.tsx'
import { useForm, type ShownAgain } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { exampleForm } from '../contract/form.ts'
import { formMessages } from './form-messages.ts'

export type ExampleFormProps = { again: ShownAgain | undefined; today: string }

/** Remounts the form after it was sent, which resets it. */
export function ExampleForm(props: ExampleFormProps) {
  const [sent, setSent] = useState(0)
  return <FreshForm key={sent} {...props} onSent={() => setSent(sent + 1)} />
}

function FreshForm({ again, today, onSent }: ExampleFormProps & { onSent: () => void }) {
  const language = useLanguage()
  const t = translator(formMessages, language)
  const state = useForm({
    id: 'example',
    definition: exampleForm,
    labels: {
      name: t('examples.name'),
      email: t('examples.email'),
      age: t('examples.age'),
      date: t('examples.date'),
      password: t('examples.password'),
      again: t('examples.again'),
      message: t('examples.message'),
    },
    language,
    t,
    shownAgain: again,
    send: async () => ({ kind: 'done', value: undefined }),
    onSent: () => {
      showToast(t('examples.success'), { tone: 'success' })
      onSent()
    },
    onRefused: () => showToast(t('examples.failure'), { tone: 'danger' }),
  })
  return (
    <Form state={state}>
      <TextField name="name" autoComplete="name" />
      <EmailField name="email" />
      <NumberField name="age" help={t('examples.age_help')} />
      <DateField name="date" today={today} />
      <TextField name="password" type="password" autoComplete="new-password" help={t('examples.password_help')} />
      <TextField name="again" type="password" autoComplete="new-password" />
      <TextArea name="message" />
      <SendButton state={state}>{t('examples.submit')}</SendButton>
    </Form>
  )
}
