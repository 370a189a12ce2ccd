// Form of a meter that is replaced between two readings.

import { useWho } from '#features/sessions/screens/signed-in.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { sendForm } from '#platform/send-form.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { inDigits } from '#kit/language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { ReadingPage, ReadingsApi } from '../../contract/api.ts'
import { meterForm } from '../../contract/form.ts'
import { readingsTranslator } from '../translator.ts'

type Props = { page: ReadingPage; today: string; onDone: () => void }

export function MeterForm({ page: { id, known }, today, onDone }: Props) {
  const language = useLanguage()
  const t = readingsTranslator(language)
  const orgId = useWho().organisation.id
  const state = useForm<ReadingPage>({
    id: 'meter-form',
    definition: meterForm,
    labels: {
      on: t('meter_readings.replaced_on'),
      finalReading: t('meter_readings.final_reading'),
      serial: t('meter_readings.new_serial'),
      dialDigits: t('meter_readings.dial_digits'),
      openingReading: t('meter_readings.opening_reading'),
      reason: t('meter_readings.reason'),
    },
    language,
    t,
    send: (data) => {
      const address = 'POST /admin/readings/{orgId}/{id}/meters'
      const read = validate(meterForm, valuesOf(meterForm, data))
      const values = read.ok ? read.value : {}
      return sendForm<ReadingsApi['replaceMeter']>(address, { orgId, id }, values, language)
    },
    onSent: () => {
      showToast(t('meter_readings.meter_saved'), { tone: 'success' })
      onDone()
    },
  })
  return (
    <Form state={state}>
      <p className="text-neutral-700">{t('meter_readings.replace_lead')}</p>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <DateField name="on" today={today} initially={today} />
        <NumberField name="finalReading" />
        <TextField name="serial" width="short" />
        <NumberField name="dialDigits" initially={inDigits(String(known.meter?.dialDigits ?? ''), language)} />
        <NumberField name="openingReading" initially="0" />
      </div>
      <TextField name="reason" />
      <SendButton state={state}>{t('meter_readings.replace')}</SendButton>
    </Form>
  )
}
