// Form that requests the reversal of a deposit, with what is wrong.

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
import { reversalForm } from '../contract/reversal.ts'
import type { ReversalsApi } from '../contract/reversals.ts'
import { bankingTranslator } from './translator.ts'

export function ReversalForm({ depositId, language }: { depositId: number; language: Language }) {
  const t = bankingTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const state = useForm<unknown>({
    id: 'deposit-reversal',
    definition: reversalForm,
    labels: { reason: t('banking.reversal_reason') },
    language,
    t,
    send: (data) => {
      const filled = validate(reversalForm, valuesOf(reversalForm, data))
      const reason = filled.ok ? filled.value.reason : ''
      const sent = { orgId, id: depositId, reason }
      return apiIn(language).send<ReversalsApi['requestDepositReversal']>(
        'POST /admin/bankDeposits/{orgId}/{id}/reversals',
        sent,
      )
    },
    onSent: () => {
      showToast(t('banking.reversal_sent'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <div className="max-w-[46rem]">
      <p className="measure mb-4">{t('banking.reversal_lead')}</p>
      <Form state={state}>
        <TextArea name="reason" rows={3} />
        <SendButton state={state}>{t('banking.send_reversal')}</SendButton>
      </Form>
    </div>
  )
}
