// Form that records why the bank returned a cheque; its receipt is reversed.

import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { inDigits } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { BankingApi, Cheque } from '../contract/api.ts'
import { returnForm } from '../contract/cheque.ts'
import { bankingTranslator } from './translator.ts'

/** It has the focus when it appears. */
export function ReturnForm({ cheque: { number }, onDone }: { cheque: Cheque; onDone: () => void }) {
  const language = useLanguage()
  const t = bankingTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => area.current?.querySelector('textarea')?.focus(), [])
  const state = useForm<unknown>({
    id: `return-${number}`,
    definition: returnForm,
    labels: { reason: t('banking.reason') },
    language,
    t,
    send: (data) => {
      const filled = validate(returnForm, valuesOf(returnForm, data))
      const reason = filled.ok ? filled.value.reason : ''
      const sent = { orgId, number, reason }
      return apiIn(language).send<BankingApi['returnCheque']>('POST /admin/cheques/{orgId}/{number}/returns', sent)
    },
    onSent: () => {
      showToast(t('banking.return_sent'), { tone: 'success' })
      onDone()
      void revalidate()
    },
  })
  return (
    <div ref={area} className="mt-6 max-w-[46rem]">
      <h3 className="mb-2 text-lg font-bold text-title">
        {t('banking.return_of', { number: inDigits(number, language) })}
      </h3>
      <p className="measure mb-4">{t('banking.return_help')}</p>
      <Form state={state}>
        <TextArea name="reason" rows={3} />
        <div className="flex flex-wrap items-start gap-3">
          <SendButton state={state} kind="danger">
            {t('banking.send_return')}
          </SendButton>
          <Button kind="quiet" onClick={onDone}>
            {t('banking.leave')}
          </Button>
        </div>
      </Form>
    </div>
  )
}
