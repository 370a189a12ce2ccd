// How does the validation kit look and behave on a page?

import { useState } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { translator } from '#kit/language.ts'
import { calendarMessages } from '#kit/calendar/messages.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { platformMessages } from '#platform/messages.ts'
import { useLanguage } from '#platform/page-language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { answerForm, readSentForm } from '#platform/sent-form.server.ts'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { EmailField, NumberField, TextArea, TextField } from '#ui/form/text-fields.tsx'
import { useForm, type ShownAgain } from '#ui/form/use-form.ts'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { exampleForm } from '#features/examples/contract.ts'
import { examplesMessages } from '#features/examples/messages.ts'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

const sentences = { ...validationMessages, ...calendarMessages, ...platformMessages, ...examplesMessages }

export const loader = page((ctx) => ({ today: inNepal(ctx.now).date }))

export const action = page(async (_, { request }) => {
  const sent = await readSentForm(request, 64 * 1024)
  return answerForm(exampleForm, sent, async () => ({ done: true as const }))
})

export default function ExampleFormPage() {
  const answer = useActionData<typeof action>()
  const say = translator(sentences, useLanguage())
  // A form that was sent begins anew.
  const [sent, setSent] = useState(0)
  const again = answer && 'issues' in answer ? answer : undefined
  return (
    <PageArea narrow>
      <PageMeta title={say('examples.title')} />
      <PageHeading title={say('examples.title')} lead={say('examples.lead')} />
      {answer && 'done' in answer ? (
        <div className="mb-6">
          <Callout tone="success">
            <p>{say('examples.success')}</p>
          </Callout>
        </div>
      ) : null}
      <ExampleForm key={sent} again={again} onSent={() => setSent(sent + 1)} />
    </PageArea>
  )
}

function ExampleForm({ again, onSent }: { again: ShownAgain | undefined; onSent: () => void }) {
  const { today } = useLoaderData<typeof loader>()
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
