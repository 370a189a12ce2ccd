// Form of a complaint about a bill.

import { useState } from 'react'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { apiIn } from '#platform/http-client.ts'
import { platformMessages } from '#platform/messages.ts'
import { translator, type Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { validationMessages } from '#kit/validation/messages.ts'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { PhoneField, TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { BillsApi } from '../../contract/api.ts'
import { doubtForm, doubtFormWithPhone } from '../../contract/forms.ts'
import { ownBillMessages } from '../../messages/own.ts'

const messages = { ...validationMessages, ...platformMessages, ...ownBillMessages }

type Props = {
  number: string
  orgId: string
  isPhoneKnown: boolean
  language: Language
  onSent: (code: string) => void
}

export function DoubtForm({ number, orgId, isPhoneKnown, language, onSent }: Props) {
  const t = translator(messages, language)
  const definition = isPhoneKnown ? doubtForm : doubtFormWithPhone
  const [submission] = useState(() => crypto.randomUUID())
  const state = useForm<{ code: string }>({
    id: 'doubt-form',
    definition,
    labels: { message: t('my_bills.doubt_field'), phone: t('my_bills.doubt_phone') },
    language,
    t,
    draft: useOwnDraft('bill-complaint'),
    send: (data) => {
      const filled = validate(definition, valuesOf(definition, data))
      const value = filled.ok ? filled.value : { message: '' }
      return apiIn(language).send<BillsApi['doubtMyBill']>('POST /customer/bills/{orgId}/{number}/complaints', {
        orgId,
        number,
        ...value,
      })
    },
    onSent: ({ code }) => {
      showToast(t('my_bills.doubt_sent'), { tone: 'success' })
      onSent(code)
    },
  })
  return (
    <Form state={state}>
      <TextArea name="message" rows={4} />
      {isPhoneKnown ? null : <PhoneField name="phone" />}
      <HiddenField name="submission" value={submission} />
      <SendButton state={state}>{t('my_bills.doubt_send')}</SendButton>
    </Form>
  )
}
