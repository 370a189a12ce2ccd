// Form of a security deposit at the counter.

import { useState } from 'react'
import { useFirstFocus } from '#features/counter/screens/use-first-focus.ts'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import { newSubmission } from '#platform/submission.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { DepositsApi, TakenDeposit } from '../contract/api.ts'
import { takeForm } from '../contract/forms.ts'
import { depositsTranslator } from './translator.ts'

export function TakeForm({ onTaken }: { onTaken: (taken: TakenDeposit) => void }) {
  const language = useLanguage()
  const t = depositsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const [submission] = useState(newSubmission)
  const area = useFirstFocus('customerNumber')
  const state = useForm<TakenDeposit>({
    id: 'take-deposit',
    definition: takeForm,
    labels: { customerNumber: t('deposits.customer_number'), rupees: t('deposits.rupees') },
    language,
    t,
    send: (data) => {
      const read = validate(takeForm, valuesOf(takeForm, data))
      const values = read.ok ? { ...read.value, submission } : {}
      return sendForm<DepositsApi['takeDeposit']>('POST /admin/counter/{orgId}/deposits', { orgId }, values, language)
    },
    onSent: onTaken,
  })
  return (
    <div ref={area}>
      <Form state={state}>
        <TextField name="customerNumber" autoComplete="off" width="short" />
        <NumberField name="rupees" width="short" />
        <SendButton state={state}>{t('deposits.take')}</SendButton>
      </Form>
    </div>
  )
}
