// Form that requests what happens with the security deposit of a connection.

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
import type { DepositsApi } from '../contract/api.ts'
import { depositKinds, requestForm } from '../contract/forms.ts'
import { depositsTranslator } from './translator.ts'

const noValues = { kind: 'deposit-return', amount: 0, reason: '' } as const

export function RequestForm({ connectionId, language }: { connectionId: number; language: Language }) {
  const t = depositsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const state = useForm<unknown>({
    id: 'deposit-form',
    definition: requestForm,
    labels: {
      kind: t('deposits.kind'),
      amount: t('deposits.amount'),
      paymentReference: t('deposits.payment_reference'),
      reason: t('deposits.reason'),
    },
    language,
    t,
    send: (data) => {
      const filled = validate(requestForm, valuesOf(requestForm, data))
      const { amount, ...values } = filled.ok ? filled.value : noValues
      const request = { orgId, id: connectionId, ...values, amountPaisa: Math.round(amount * 100) }
      return apiIn(language).send<DepositsApi['requestDeposit']>(
        'POST /admin/ledger/{orgId}/connections/{id}/deposits',
        request,
      )
    },
    onSent: () => {
      showToast(t('deposits.sent'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <div className="max-w-[46rem]">
      <p className="measure mb-4">{t('deposits.request_lead')}</p>
      <Form state={state}>
        <RadioField
          name="kind"
          options={depositKinds.map((value) => {
            return { value, label: t(`deposits.kind_${value}`), help: t(`deposits.kind_${value}_help`) }
          })}
        />
        <NumberField name="amount" decimal width="short" />
        <TextField name="paymentReference" help={t('deposits.payment_reference_help')} />
        <TextArea name="reason" rows={3} />
        <SendButton state={state}>{t('deposits.send')}</SendButton>
      </Form>
    </div>
  )
}
