// Form that opens the cashier's day with a float.

import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { CounterApi, CounterState } from '../contract/api.ts'
import { openForm } from '../contract/forms.ts'
import { counterTranslator } from './translator.ts'
import { useFirstFocus } from './use-first-focus.ts'

export function OpenForm() {
  const language = useLanguage()
  const t = counterTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const area = useFirstFocus('float')
  const state = useForm<CounterState>({
    id: 'open-day',
    definition: openForm,
    labels: { float: t('counter.float') },
    language,
    t,
    send: (data) => {
      const read = validate(openForm, valuesOf(openForm, data))
      const values = read.ok ? read.value : {}
      return sendForm<CounterApi['openCashDay']>('POST /admin/cashDays/{orgId}', { orgId }, values, language)
    },
    onSent: () => {
      showToast(t('counter.opened'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <div ref={area} className="max-w-[46rem]">
      <Form state={state}>
        <NumberField name="float" />
        <SendButton state={state}>{t('counter.open')}</SendButton>
      </Form>
    </div>
  )
}
