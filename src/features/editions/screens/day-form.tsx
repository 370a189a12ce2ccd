// Form of the day on which a draft takes effect.

import { useRevalidator } from 'react-router'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { EditionPageProps } from './page-props.ts'
import { dayForm } from './forms.ts'
import { editionsTranslator } from './translator.ts'

export function DayForm<Row>({ client, edition, language, today }: EditionPageProps<Row>) {
  const t = editionsTranslator(language)
  const { revalidate } = useRevalidator()
  const { id, version } = edition
  const state = useForm<unknown>({
    id: 'day-form',
    definition: dayForm,
    labels: { effectiveFrom: t('editions.effective_from') },
    language,
    t,
    send: (data) => {
      const filled = validate(dayForm, valuesOf(dayForm, data))
      return client.change({ id, version }, filled.ok ? filled.value : {})
    },
    onSent: () => {
      showToast(t('editions.saved'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <Form state={state}>
      <DateField name="effectiveFrom" today={today} initially={edition.effectiveFrom} />
      <SendButton state={state} kind="plain">
        {t('editions.save')}
      </SendButton>
    </Form>
  )
}
