// Form that requests a refund of what a connection has paid in advance.

import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextArea, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { RefundsApi } from '../contract/api.ts'
import { creditForm, refundSources } from '../contract/forms.ts'
import { refundsTranslator } from './translator.ts'

const noValues = { amount: 0, paidFrom: 'bank', paymentReference: '', reason: '' } as const

export function CreditForm({ connectionId, language }: { connectionId: number; language: Language }) {
  const t = refundsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const state = useForm<unknown>({
    id: 'refund-form',
    definition: creditForm,
    labels: {
      amount: t('refunds.amount'),
      paidFrom: t('refunds.paid_from'),
      paymentReference: t('refunds.payment_reference'),
      reason: t('refunds.reason'),
    },
    language,
    t,
    send: (data) => {
      const filled = validate(creditForm, valuesOf(creditForm, data))
      const { amount, ...sent } = filled.ok ? filled.value : noValues
      return apiIn(language).send<RefundsApi['requestRefund']>('POST /admin/ledger/{orgId}/connections/{id}/refunds', {
        orgId,
        id: connectionId,
        amountPaisa: Math.round(amount * 100),
        ...sent,
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
        <NumberField name="amount" decimal width="short" />
        <RadioField
          name="paidFrom"
          chosen="bank"
          options={refundSources.map((value) => {
            return { value, label: t(`refunds.paid_from_${value}`), help: t(`refunds.paid_from_${value}_help`) }
          })}
        />
        <TextField name="paymentReference" help={t('refunds.credit_reference_help')} />
        <TextArea name="reason" rows={3} />
        <SendButton state={state}>{t('refunds.send')}</SendButton>
      </Form>
    </div>
  )
}
