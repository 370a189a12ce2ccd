// Screens of the payment gateways that the footer shows.

import { pictureUrl } from '#features/organisations/contract/addresses.ts'
import { form } from '#kit/validation/form.ts'
import type { FieldsProps } from '#features/ordered-lists/screens/definition.ts'
import { defineListScreen } from '#features/ordered-lists/screens/definition.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { FileField } from '#ui/form/file-field.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import type { GatewayEntry } from '../../contract/entries.ts'
import { gatewayFields, logoTypes } from '../../contract/forms.ts'
import { titles } from '../../messages/titles.ts'
import { nameOf, nameTexts } from '../names.ts'
import { pairLabels, settingsTranslator } from '../translator.ts'

export const gatewaysScreen = defineListScreen<GatewayEntry>({
  name: 'gateways',
  path: '/admin/gateways/{orgId}',
  page: '/contact',
  form: form(gatewayFields),
  hasFile: true,
  isOrdered: true,
  texts: titles.gateways,
  t: settingsTranslator,
  labels: (language) => {
    const t = settingsTranslator(language)
    return {
      ...pairLabels('name', t('settings.name'), t),
      url: t('settings.url'),
      logoHash: t('settings.logo_present'),
      logo: t('settings.logo'),
    }
  },
  titleOf: nameOf,
  factsOf: ({ url, logoHash }) => (
    <span className="flex items-center gap-3">
      {logoHash ? <Logo hash={logoHash} /> : null}
      {url}
    </span>
  ),
  textsOf: (row) => ({ ...nameTexts(row), url: row.url }),
  Fields: GatewayForm,
})

function GatewayForm({ row, language }: FieldsProps<GatewayEntry>) {
  const t = settingsTranslator(language)
  return (
    <>
      <BothLanguages name="name" legend={t('settings.name')} initially={row && nameOf(row)} />
      <TextField name="url" help={t('settings.url_help')} autoComplete="off" lang="en" initially={row?.url ?? ''} />
      {row?.logoHash ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" name="logoHash" value={row.logoHash} defaultChecked className="tick" />
          <Logo hash={row.logoHash} />
          {t('settings.logo_present')}
        </label>
      ) : null}
      <FileField name="logo" accept={logoTypes.join()} help={t('settings.logo_help')} />
    </>
  )
}

function Logo({ hash }: { hash: string }) {
  return <img src={pictureUrl(hash)} alt="" className="h-8 max-w-28 rounded-box bg-white object-contain p-0.5" />
}
