// Form of the first meter of a tap that had none.

import { useWho } from '#features/sessions/screens/signed-in.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { sendForm } from '#platform/send-form.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { inDigits } from '#kit/language.ts'
import { TimeText } from '#ui/time-text.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import type { Connection, ConnectionsApi } from '../contract/api.ts'
import { usualDialDigits } from '../contract/connection.ts'
import { firstMeterFormOf } from '../rules/first-meter.ts'
import { connectionsTranslator } from './translator.ts'

export function FirstMeterForm({ connection, onDone }: { connection: Connection; onDone: () => void }) {
  const { id, firstMeterFrom } = connection
  const language = useLanguage()
  const t = connectionsTranslator(language)
  const orgId = useWho().organisation.id
  const today = todayInNepal()
  const definition = firstMeterFormOf(connection, today)
  const state = useForm<Connection>({
    id: 'first-meter-form',
    definition,
    labels: {
      on: t('connections.fitted_on'),
      serial: t('connections.serial'),
      dialDigits: t('connections.dial_digits'),
      openingReading: t('connections.opening_reading'),
      reason: t('connections.reason'),
    },
    language,
    t,
    send: (data) => {
      const address = 'POST /admin/connections/{orgId}/{id}/meters'
      const read = validate(definition, valuesOf(definition, data))
      const values = read.ok ? read.value : {}
      return sendForm<ConnectionsApi['fitFirstMeter']>(address, { orgId, id }, values, language)
    },
    onSent: () => {
      showToast(t('connections.meter_fitted'), { tone: 'success' })
      onDone()
    },
  })
  return (
    <Form state={state}>
      <p className="text-neutral-700">
        <TimeText at={firstMeterFrom!}>{(date) => t('connections.fit_meter_lead', { date })}</TimeText>
      </p>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <DateField name="on" today={today} initially={today} />
        <TextField name="serial" width="short" />
        <NumberField name="dialDigits" initially={inDigits(String(usualDialDigits), language)} />
        <NumberField name="openingReading" initially="0" />
      </div>
      <TextField name="reason" />
      <SendButton state={state}>{t('connections.save_meter')}</SendButton>
    </Form>
  )
}
