// Form that finds what a customer number has to pay; it has the focus when it appears.

import { useWho } from '#features/sessions/screens/signed-in.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { CounterApi, CounterDue } from '../contract/api.ts'
import { lookForm } from '../contract/forms.ts'
import { numberScanned } from '../rules.ts'
import { counterTranslator } from './translator.ts'
import { useFirstFocus } from './use-first-focus.ts'

export function LookForm({ onFound }: { onFound: (due: CounterDue) => void }) {
  const language = useLanguage()
  const t = counterTranslator(language)
  const orgId = String(useWho().organisation.id)
  const area = useFirstFocus('customerNumber')
  const state = useForm<CounterDue>({
    id: 'look-up',
    definition: lookForm,
    labels: { customerNumber: t('counter.customer_number') },
    language,
    t,
    send: (data) => {
      const read = validate(lookForm, valuesOf(lookForm, data))
      const customerNumber = read.ok ? numberScanned(read.value.customerNumber) : ''
      return apiIn(language).send<CounterApi['counterDue']>('GET /admin/counter/{orgId}/due', { orgId, customerNumber })
    },
    onSent: onFound,
  })
  return (
    <div ref={area}>
      <Form state={state}>
        <TextField
          name="customerNumber"
          width="short"
          inputMode="numeric"
          autoComplete="off"
          help={t('counter.scan_help')}
        />
        <SendButton state={state}>{t('counter.look')}</SendButton>
      </Form>
    </div>
  )
}
