// Form of a merchant account: every field of the gateway, entered anew each time.

import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import type { Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { GatewaysApi, GatewayStatus } from '../contract/api.ts'
import { gatewayFields, type GatewayField } from '../contract/fields.ts'
import { accountForm } from '../contract/forms.ts'
import { gatewayModes } from '../contract/gateway.ts'
import { gatewaysTranslator } from './translator.ts'

export function AccountForm({ gateway, language }: { gateway: GatewayStatus; language: Language }) {
  const t = gatewaysTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const { kind } = gateway
  const fields = gatewayFields[kind]
  const labels = fields.map(({ name }) => [name, t(`gateways.field_${name}`)] as const)
  const state = useForm<unknown>({
    id: 'account-form',
    definition: accountForm(kind),
    labels: { mode: t('gateways.mode'), ...Object.fromEntries(labels) },
    language,
    t,
    send: async (data) =>
      apiIn(language).send<GatewaysApi['setGatewayAccount']>('PUT /admin/gatewayAccounts/{orgId}/{kind}', {
        orgId,
        kind,
        ...(await valuesOf(data)),
      }),
    onSent: () => {
      showToast(t('gateways.saved'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <Form state={state}>
      <p className="measure">{t('gateways.secrets_help')}</p>
      <RadioField name="mode" options={gatewayModes.map((value) => ({ value, label: t(`gateways.mode_${value}`) }))} />
      {fields.map((field) => (
        <FieldOf key={field.name} field={field} initially={gateway.account?.shown[field.name]} />
      ))}
      <SendButton state={state}>{t('gateways.save')}</SendButton>
    </Form>
  )
}

function FieldOf({ field: { name, isSecret }, initially }: { field: GatewayField; initially: string | undefined }) {
  if (name === 'pfx') return <FileField name={name} accept=".pfx,.p12,application/x-pkcs12" />
  if (isSecret) return <PasswordField name={name} autoComplete="new-password" />
  return <TextField name={name} autoComplete="off" lang="en" {...(initially !== undefined && { initially })} />
}

/** The values as the API takes them, a file as base64. */
async function valuesOf(data: FormData): Promise<{ mode: 'test' | 'live' } & Record<string, string>> {
  const values: Record<string, string> = {}
  for (const [name, value] of data) values[name] = typeof value === 'string' ? value : await base64Of(value)
  return { ...values, mode: values['mode'] === 'live' ? 'live' : 'test' }
}

async function base64Of(file: File): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await file.arrayBuffer())))
}
