// Form that registers a receipt book.

import { useState } from 'react'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import { newSubmission } from '#platform/submission.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { ReceiptBook, ReceiptBooksApi } from '../contract/api.ts'
import { bookForm } from '../contract/forms.ts'
import { booksTranslator } from './translator.ts'

export function BookForm({ today, onRegistered }: { today: string; onRegistered: () => void }) {
  const language = useLanguage()
  const t = booksTranslator(language)
  const orgId = String(useWho().organisation.id)
  const [submission] = useState(newSubmission)
  const state = useForm<ReceiptBook>({
    id: 'register-book',
    definition: bookForm,
    labels: {
      series: t('books.series'),
      firstPage: t('books.first_page'),
      lastPage: t('books.last_page'),
      handedTo: t('books.handed_to'),
      handedOn: t('books.handed_on'),
    },
    language,
    t,
    send: (data) => {
      const read = validate(bookForm, valuesOf(bookForm, data))
      const values = read.ok ? { ...read.value, submission } : {}
      return sendForm<ReceiptBooksApi['registerBook']>('POST /admin/receiptBooks/{orgId}', { orgId }, values, language)
    },
    onSent: () => {
      showToast(t('books.registered'), { tone: 'success' })
      onRegistered()
    },
  })
  return (
    <div className="max-w-[46rem]">
      <Form state={state}>
        <TextField name="series" width="short" autoComplete="off" />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <NumberField name="firstPage" />
          <NumberField name="lastPage" />
        </div>
        <TextField name="handedTo" autoComplete="off" />
        <DateField name="handedOn" today={today} initially={today} />
        <SendButton state={state}>{t('books.register')}</SendButton>
      </Form>
    </div>
  )
}
