// Form that requests the credit note of a bill, with its reason.

import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { BillsApi } from '../../contract/api.ts'
import { parseYearlyNumber } from '#kit/yearly-number.ts'
import { creditForm } from '../../contract/forms.ts'
import type { StoredBill } from '../../contract/office.ts'
import { billsTranslator } from '../translator.ts'

export function CreditForm({ bill, language }: { bill: StoredBill; language: Language }) {
  const t = billsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const state = useForm<unknown>({
    id: 'credit-form',
    definition: creditForm,
    labels: { reason: t('bills.crediting_reason') },
    language,
    t,
    send: (data) => {
      const filled = validate(creditForm, valuesOf(creditForm, data))
      const reason = filled.ok ? filled.value.reason : ''
      const key = { ...parseYearlyNumber(bill.number)!, orgId, reason }
      return apiIn(language).send<BillsApi['prepareCreditNote']>('POST /admin/creditNotes/{orgId}', key)
    },
    onSent: () => {
      showToast(t('bills.crediting_sent'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <>
      <p className="measure mb-4">
        {t('bills.crediting_lead', { amount: formatMoney(bill.chargePaisa, language) })}
        {bill.crediting.persons === 2 ? ` ${t('bills.crediting_second_person')}` : null}
      </p>
      <Form state={state}>
        <TextArea name="reason" rows={3} />
        <SendButton state={state}>{t('bills.crediting_send')}</SendButton>
      </Form>
    </>
  )
}
