// Form that requests what happens with held money: entered as a payment of a customer number, or given back.

import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { RefundsApi } from '../contract/api.ts'
import { heldDecisions, heldForm } from '../contract/forms.ts'
import { refundsTranslator } from './translator.ts'

export function HeldForm({ id, language }: { id: number; language: Language }) {
  const t = refundsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const state = useForm<unknown>({
    id: 'held-form',
    definition: heldForm,
    labels: {
      kind: t('refunds.kind'),
      customerNumber: t('refunds.customer_number'),
      paymentReference: t('refunds.payment_reference'),
      reason: t('refunds.reason'),
    },
    language,
    t,
    send: (data) => {
      const filled = validate(heldForm, valuesOf(heldForm, data))
      const sent = filled.ok ? filled.value : { kind: 'assignment' as const, reason: '' }
      return apiIn(language).send<RefundsApi['requestHeld']>('POST /admin/ledger/{orgId}/held/{id}/refunds', {
        ...sent,
        orgId,
        id,
      })
    },
    onSent: () => {
      showToast(t('refunds.sent'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <div className="max-w-[46rem]">
      <p className="measure mb-4">{t('refunds.request_lead')}</p>
      <Form state={state}>
        <RadioField
          name="kind"
          options={heldDecisions.map((value) => {
            return { value, label: t(`refunds.kind_${value}`), help: t(`refunds.kind_${value}_help`) }
          })}
        />
        <TextField name="customerNumber" help={t('refunds.customer_number_help')} />
        <TextField name="paymentReference" help={t('refunds.payment_reference_help')} />
        <TextArea name="reason" rows={3} />
        <SendButton state={state}>{t('refunds.send')}</SendButton>
      </Form>
    </div>
  )
}
