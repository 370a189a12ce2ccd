// Form that prepares an agreement of instalments.

import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { Agreement, InstalmentsApi } from '../contract/api.ts'
import { agreementForm } from '../contract/forms.ts'
import { instalmentsTranslator } from './translator.ts'

type Props = { connectionId: number; owedPaisa: number; today: string; language: Language }

export function RequestForm({ connectionId: id, owedPaisa, today, language }: Props) {
  const t = instalmentsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const state = useForm<Agreement>({
    id: 'instalment-form',
    definition: agreementForm,
    labels: {
      rupees: t('instalments.rupees'),
      count: t('instalments.count'),
      firstOn: t('instalments.first_on'),
      reason: t('instalments.reason'),
    },
    language,
    t,
    send: (data) => {
      const filled = validate(agreementForm, valuesOf(agreementForm, data))
      const values = filled.ok ? filled.value : {}
      return sendForm<InstalmentsApi['requestAgreement']>(
        'POST /admin/instalments/{orgId}/connections/{id}',
        { orgId, id },
        values,
        language,
      )
    },
    onSent: () => {
      showToast(t('instalments.sent'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <div className="max-w-[46rem]">
      <p className="measure mb-4">{t('instalments.new_lead')}</p>
      <Form state={state}>
        <NumberField name="rupees" width="short" initially={inDigits(String(Math.floor(owedPaisa / 100)), language)} />
        <NumberField name="count" width="short" />
        <DateField name="firstOn" today={today} />
        <TextArea name="reason" rows={3} />
        <SendButton state={state}>{t('instalments.send')}</SendButton>
      </Form>
    </div>
  )
}
