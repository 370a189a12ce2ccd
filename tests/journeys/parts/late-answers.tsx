// Form whose asynchronous check is answered by the journey, in any order.

import { createRoot } from 'react-dom/client'
import { translator } from '#kit/language.ts'
import { text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { customAsync } from '#kit/validation/rules.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'

export type Waiting = { value: string; answer: (isFree: boolean) => void }

declare global {
  interface Window {
    waiting: Waiting[]
    sent: string[]
  }
}

window.waiting = []
window.sent = []

const check = (value: string) =>
  new Promise<boolean>((answer) => {
    window.waiting.push({ value, answer })
  })

const definition = form({ name: text(customAsync(check, 'validation.custom')), other: text() })

function LateAnswers() {
  const state = useForm({
    id: 'late',
    definition,
    labels: { name: 'Name', other: 'Other' },
    language: 'en',
    t: translator(validationMessages, 'en'),
    send: async (data) => {
      window.sent.push(String(data.get('name')))
      return { kind: 'done', value: undefined }
    },
    onSent: () => {},
  })
  return (
    <Form state={state}>
      <TextField name="name" />
      <TextField name="other" />
      <SendButton state={state}>Send</SendButton>
    </Form>
  )
}

createRoot(document.getElementById('root')!).render(<LateAnswers />)
