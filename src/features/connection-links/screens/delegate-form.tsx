// Form that offers somebody to see and pay the bills of a number.

import { useWho } from '#features/sessions/screens/signed-in.ts'
import { inDigits } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import { RadioField, SelectField } from '#ui/form/choice-fields.tsx'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { PhoneField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { Links, LinksApi } from '../contract/api.ts'
import { delegateForm, relations } from '../contract/forms.ts'
import { linkTranslator } from './translator.ts'

/** `numbers`: of which the person may give access, one at least. */
export function DelegateForm({ numbers, onGiven }: { numbers: readonly string[]; onGiven: () => void }) {
  const language = useLanguage()
  const t = linkTranslator(language)
  const orgId = useWho().organisation.id
  const state = useForm<Links>({
    id: 'delegate-form',
    definition: delegateForm,
    labels: {
      customerNumber: t('connection_links.number_field'),
      name: t('connection_links.name'),
      phone: t('connection_links.phone'),
      relation: t('connection_links.relation'),
    },
    language,
    t,
    send: (data) => {
      const read = validate(delegateForm, valuesOf(delegateForm, data))
      const address = 'POST /customer/connections/{orgId}/delegates'
      return sendForm<LinksApi['addDelegate']>(address, { orgId }, read.ok ? read.value : {}, language)
    },
    onSent: () => {
      showToast(t('connection_links.given'), { tone: 'success' })
      onGiven()
    },
  })
  const options = numbers.map((value) => ({ value, label: inDigits(value, language) }))
  return (
    <Form state={state}>
      {numbers.length === 1 ? (
        <HiddenField name="customerNumber" value={numbers[0]!} />
      ) : (
        <SelectField name="customerNumber" options={options} chosen={numbers[0]!} />
      )}
      <TextField name="name" autoComplete="off" />
      <PhoneField name="phone" autoComplete="off" />
      <RadioField
        name="relation"
        options={relations.map((value) => ({ value, label: t(`connection_links.relation_${value}`) }))}
      />
      <SendButton state={state}>{t('connection_links.give')}</SendButton>
    </Form>
  )
}
