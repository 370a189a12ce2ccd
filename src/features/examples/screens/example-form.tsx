// How does a form of the validation kit check, refuse and begin anew?

import { useState } from 'react'
import { translator } from '#kit/language.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { EmailField, NumberField, TextArea, TextField } from '#ui/form/text-fields.tsx'
import { useForm, type ShownAgain } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { exampleForm } from '../contract/form.ts'
import { sentences } from './sentences.ts'

export type ExampleFormProps = { again: ShownAgain | undefined; today: string }

/** A form that was sent begins anew. */
export function ExampleForm(props: ExampleFormProps) {
  const [sent, setSent] = useState(0)
  return <FreshForm key={sent} {...props} onSent={() => setSent(sent + 1)} />
}

function FreshForm({ again, today, onSent }: ExampleFormProps & { onSent: () => void }) {
  const language = useLanguage()
  const say = translator(sentences, language)
  const state = useForm({
    id: 'example',
    definition: exampleForm,
    labels: {
      name: say('examples.name'),
      email: say('examples.email'),
      age: say('examples.age'),
      date: say('examples.date'),
      password: say('examples.password'),
      again: say('examples.again'),
      message: say('examples.message'),
    },
    language,
    say,
    shownAgain: again,
    send: async () => ({ kind: 'done', value: undefined }),
    onSent: () => {
      showToast(say('examples.success'), { tone: 'success' })
      onSent()
    },
    onRefused: () => showToast(say('examples.failure'), { tone: 'danger' }),
  })
  return (
    <Form state={state}>
      <TextField name="name" autoComplete="name" />
      <EmailField name="email" />
      <NumberField name="age" help={say('examples.age_help')} />
      <DateField name="date" today={today} />
      <TextField name="password" type="password" autoComplete="new-password" help={say('examples.password_help')} />
      <TextField name="again" type="password" autoComplete="new-password" />
      <TextArea name="message" />
      <SendButton state={state}>{say('examples.submit')}</SendButton>
    </Form>
  )
}
