// Form that enters a page of a receipt book.

import { useState } from 'react'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { inDigits } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import { newSubmission } from '#platform/submission.ts'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { EnteredPage, ReceiptBook, ReceiptBooksApi } from '../contract/api.ts'
import { bookTenders, pageForm } from '../contract/forms.ts'
import { booksTranslator } from './translator.ts'

type Props = { book: Pick<ReceiptBook, 'id'>; today: string; onEntered: (page: EnteredPage) => void }

export function PageForm({ book: { id }, today, onEntered }: Props) {
  const language = useLanguage()
  const t = booksTranslator(language)
  const orgId = String(useWho().organisation.id)
  const [submission] = useState(newSubmission)
  const state = useForm<EnteredPage>({
    id: 'enter-page',
    definition: pageForm,
    labels: {
      page: t('books.page'),
      paidOn: t('books.paid_on'),
      customerNumber: t('books.customer_number'),
      rupees: t('books.rupees'),
      tender: t('books.tender'),
      reference: t('books.reference'),
    },
    language,
    t,
    send: (data) => {
      const read = validate(pageForm, valuesOf(pageForm, data))
      const values = read.ok ? { ...read.value, submission } : {}
      return sendForm<ReceiptBooksApi['enterPage']>(
        'POST /admin/receiptBooks/{orgId}/{id}/pages',
        { orgId, id },
        values,
        language,
      )
    },
    onSent: (entered) => {
      const page = inDigits(String(entered.page), language)
      showToast(t('books.entered_note', { page }), { tone: 'success' })
      onEntered(entered)
    },
  })
  return (
    <div className="max-w-[46rem]">
      <Form state={state}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NumberField name="page" />
          <DateField name="paidOn" today={today} />
          <TextField name="customerNumber" inputMode="numeric" autoComplete="off" />
          <NumberField name="rupees" />
        </div>
        <RadioField
          name="tender"
          inline
          chosen="cash"
          options={bookTenders.map((value) => ({ value, label: t(`books.tender_${value}`) }))}
        />
        <TextField name="reference" autoComplete="off" />
        <SendButton state={state}>{t('books.enter')}</SendButton>
      </Form>
    </div>
  )
}
