// Form of a change of a tap's class, size or sewer at the office, from a day on.

import { useWho } from '#features/sessions/screens/signed-in.ts'
import { customerTypes, tapSizes } from '#features/tariffs/contract/calculator.ts'
import { useText } from '#features/tariffs/screens/text.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { sendForm } from '#platform/send-form.ts'
import { CheckboxField, SelectField } from '#ui/form/choice-fields.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { Connection, ConnectionsApi } from '../contract/api.ts'
import { tapFormOf } from '../rules/change-forms.ts'
import { connectionsTranslator } from './translator.ts'

export function TapForm({ connection, onDone }: { connection: Connection; onDone: () => void }) {
  const { id, customerType, tapSize, sewer, states, formerTaps } = connection
  const text = useText()
  const { language } = text
  const t = connectionsTranslator(language)
  const orgId = useWho().organisation.id
  const today = todayInNepal()
  const last = formerTaps[0]?.until
  const definition = tapFormOf({ customerType, tapSize, sewer, state: states[0]!.state, last }, today)
  const state = useForm<Connection>({
    id: 'tap-form',
    definition,
    labels: {
      customerType: t('connections.type'),
      tapSize: t('connections.size'),
      sewer: t('connections.sewer_yes'),
      since: t('connections.state_since'),
      reason: t('connections.reason'),
    },
    language,
    t,
    send: (data) => {
      const address = 'POST /admin/connections/{orgId}/{id}/taps'
      const read = validate(definition, valuesOf(definition, data))
      const values = read.ok ? read.value : {}
      return sendForm<ConnectionsApi['changeTap']>(address, { orgId, id }, values, language)
    },
    onSent: () => {
      showToast(t('connections.tap_saved'), { tone: 'success' })
      onDone()
    },
  })
  return (
    <Form state={state}>
      <p className="text-neutral-700">{t('connections.tap_lead')}</p>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <SelectField
          name="customerType"
          chosen={customerType}
          options={customerTypes.map((value) => ({ value, label: text.type(value) }))}
        />
        <SelectField
          name="tapSize"
          chosen={tapSize}
          options={tapSizes.map((value) => ({ value, label: text.size(value) }))}
        />
      </div>
      <CheckboxField name="sewer" checked={sewer} />
      <DateField name="since" today={today} initially={today} />
      <TextField name="reason" />
      <SendButton state={state}>{t('connections.save_tap')}</SendButton>
    </Form>
  )
}
