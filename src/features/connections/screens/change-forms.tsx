// Forms of a connection at the office: cut, reconnect or close it, and give it another holder.

import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { sendForm } from '#platform/send-form.ts'
import { RadioField, SelectField } from '#ui/form/choice-fields.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NamePair } from '#ui/form/name-pair.tsx'
import { EmailField, PhoneField, TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { Connection, ConnectionsApi } from '../contract/api.ts'
import { connectionStates, holderKinds } from '../contract/connection.ts'
import { holderFormOf, stateFormOf } from '../rules/change-forms.ts'
import { connectionsTranslator } from './translator.ts'

type Props = { connection: Connection; onDone: () => void }

export function StateForm({ connection: { id, states }, onDone }: Props) {
  const language = useLanguage()
  const t = connectionsTranslator(language)
  const orgId = useWho().organisation.id
  const today = todayInNepal()
  const present = states[0]!
  const definition = stateFormOf(present, today)
  const state = useForm<Connection>({
    id: 'state-form',
    definition,
    labels: {
      state: t('connections.new_state'),
      since: t('connections.state_since'),
      reason: t('connections.reason'),
    },
    language,
    t,
    send: (data) => {
      const address = 'POST /admin/connections/{orgId}/{id}/states'
      const read = validate(definition, valuesOf(definition, data))
      const values = read.ok ? read.value : {}
      return sendForm<ConnectionsApi['changeConnectionState']>(address, { orgId, id }, values, language)
    },
    onSent: () => {
      showToast(t('connections.state_saved'), { tone: 'success' })
      onDone()
    },
  })
  return (
    <Form state={state}>
      <RadioField
        name="state"
        options={connectionStates
          .filter((each) => each !== present.state)
          .map((value) => ({ value, label: t(`connections.state_${value}`) }))}
      />
      <DateField name="since" today={today} initially={today} />
      <TextField name="reason" />
      <SendButton state={state}>{t('connections.save_state')}</SendButton>
    </Form>
  )
}

export function HolderForm({ connection: { id, holders }, onDone }: Props) {
  const language = useLanguage()
  const t = connectionsTranslator(language)
  const orgId = useWho().organisation.id
  const today = todayInNepal()
  const definition = holderFormOf(holders[0]!, today)
  const state = useForm<Connection>({
    id: 'holder-form',
    definition,
    labels: {
      from: t('connections.state_since'),
      kind: t('connections.kind'),
      nameEn: t('connections.name_en'),
      nameNe: t('connections.name_ne'),
      phone: t('connections.phone'),
      email: t('connections.email'),
      reason: t('connections.reason'),
    },
    language,
    t,
    draft: useOwnDraft(`holder-form ${id}`),
    send: (data) => {
      const address = 'POST /admin/connections/{orgId}/{id}/holders'
      const read = validate(definition, valuesOf(definition, data))
      const values = read.ok ? read.value : {}
      return sendForm<ConnectionsApi['changeHolder']>(address, { orgId, id }, values, language)
    },
    onSent: () => {
      showToast(t('connections.holder_saved'), { tone: 'success' })
      onDone()
    },
  })
  return (
    <Form state={state}>
      <p className="text-neutral-700">{t('connections.holder_lead')}</p>
      <NamePair legend={t('connections.new_holder')} ne="nameNe" en="nameEn" />
      <SelectField
        name="kind"
        chosen="household"
        options={holderKinds.map((value) => ({ value, label: t(`connections.kind_${value}`) }))}
      />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <PhoneField name="phone" autoComplete="off" />
        <EmailField name="email" autoComplete="off" />
      </div>
      <DateField name="from" today={today} initially={today} />
      <TextField name="reason" />
      <SendButton state={state}>{t('connections.save_holder')}</SendButton>
    </Form>
  )
}
