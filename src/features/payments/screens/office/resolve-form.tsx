// Form in which the office says what was done about a payment with a difference.

import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { PaymentsApi } from '../../contract/api.ts'
import { resolutionForm } from '../../contract/form.ts'
import { officeFormTranslator } from './translator.ts'

export function ResolveForm({ attempt, language }: { attempt: string; language: Language }) {
  const t = officeFormTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const state = useForm<unknown>({
    id: 'resolve-form',
    definition: resolutionForm,
    labels: { note: t('payments.office_note') },
    language,
    t,
    send: (data) => {
      const filled = validate(resolutionForm, valuesOf(resolutionForm, data))
      return apiIn(language).send<PaymentsApi['resolvePayment']>('POST /admin/payments/{orgId}/{attempt}/resolutions', {
        orgId,
        attempt,
        note: filled.ok ? filled.value.note : '',
      })
    },
    onSent: () => {
      showToast(t('payments.office_resolved'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <div className="max-w-[46rem]">
      <p className="measure mb-4">{t('payments.office_resolve_lead')}</p>
      <Form state={state}>
        <TextArea name="note" rows={3} />
        <SendButton state={state}>{t('payments.office_resolve_send')}</SendButton>
      </Form>
    </div>
  )
}
