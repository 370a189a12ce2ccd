// Form that sends the statement of the bank to a reconciliation.

import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { sendForm } from '#platform/send-form.ts'
import { FileField } from '#ui/form/file-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { ReconciliationsApi } from '../contract/api.ts'
import { bankForm } from '../contract/forms.ts'
import { reconciliationsTranslator } from './translator.ts'

/** `isFirst`: there is no statement of the bank yet. */
export function BankForm({ id, isFirst }: { id: number; isFirst: boolean }) {
  const language = useLanguage()
  const t = reconciliationsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const state = useForm<unknown>({
    id: 'bank-form',
    definition: bankForm,
    labels: {
      file: t(isFirst ? 'reconciliations.bank_file' : 'reconciliations.bank_again'),
      on: t('reconciliations.column_on'),
      amount: t('reconciliations.column_amount'),
    },
    language,
    t,
    send: (data, onProgress) =>
      sendForm<ReconciliationsApi['sendBankStatement']>(
        'POST /admin/reconciliations/{orgId}/{id}/bankStatements',
        { orgId, id },
        data,
        language,
        onProgress,
      ),
    onSent: () => void revalidate(),
  })
  return (
    <div className="mt-5 max-w-[46rem]">
      <Form state={state}>
        <FileField name="file" accept=".csv,.xlsx" help={t('reconciliations.bank_help')} />
        <p className="measure">{t('reconciliations.columns_help')}</p>
        <TextField name="on" />
        <TextField name="amount" />
        <SendButton state={state} kind="plain">
          {t('reconciliations.bank_add')}
        </SendButton>
      </Form>
    </div>
  )
}
