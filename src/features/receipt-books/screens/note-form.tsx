// Form that notes a page of a receipt book as void or missing.

import { useWho } from '#features/sessions/screens/signed-in.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { BookPage, ReceiptBook, ReceiptBooksApi } from '../contract/api.ts'
import { notedStates, noteForm } from '../contract/forms.ts'
import { booksTranslator } from './translator.ts'

export function NoteForm({ book: { id }, onNoted }: { book: Pick<ReceiptBook, 'id'>; onNoted: () => void }) {
  const language = useLanguage()
  const t = booksTranslator(language)
  const orgId = String(useWho().organisation.id)
  const state = useForm<BookPage>({
    id: 'note-page',
    definition: noteForm,
    labels: { page: t('books.page'), state: t('books.note_state'), reason: t('books.reason') },
    language,
    t,
    send: (data) => {
      const read = validate(noteForm, valuesOf(noteForm, data))
      const values = read.ok ? read.value : {}
      return sendForm<ReceiptBooksApi['notePage']>(
        'POST /admin/receiptBooks/{orgId}/{id}/notes',
        { orgId, id },
        values,
        language,
      )
    },
    onSent: () => {
      showToast(t('books.noted'), { tone: 'success' })
      onNoted()
    },
  })
  return (
    <div className="max-w-[46rem]">
      <Form state={state}>
        <NumberField name="page" width="short" />
        <RadioField
          name="state"
          options={notedStates.map((value) => ({ value, label: t(`books.note_${value}`) }))}
          chosen="void"
        />
        <TextArea name="reason" rows={2} />
        <SendButton state={state}>{t('books.note')}</SendButton>
      </Form>
    </div>
  )
}
