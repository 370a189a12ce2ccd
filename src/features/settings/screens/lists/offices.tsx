// Screens of the offices that people can visit.

import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits, inLanguage } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import type { FieldsProps } from '#features/ordered-lists/screens/definition.ts'
import { defineListScreen } from '#features/ordered-lists/screens/definition.ts'
import { SampleField } from '#features/ordered-lists/screens/sample-field.tsx'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { EmailField, NumberField, PhoneField } from '#ui/form/text-fields.tsx'
import type { OfficeEntry } from '../../contract/entries.ts'
import { officeFields } from '../../contract/forms.ts'
import { titles } from '../../messages/titles.ts'
import { nameOf, nameTexts } from '../names.ts'
import { pairLabels, settingsTranslator } from '../translator.ts'

export const officesScreen = defineListScreen<OfficeEntry>({
  name: 'offices',
  path: '/admin/offices/{orgId}',
  page: '/contact#offices',
  form: form(officeFields),
  isOrdered: true,
  texts: titles.offices,
  t: settingsTranslator,
  labels: (language) => {
    const t = settingsTranslator(language)
    return {
      ...pairLabels('name', t('settings.name'), t),
      ...pairLabels('address', t('settings.address'), t),
      phone: t('settings.phone'),
      email: t('settings.email'),
      latitude: t('settings.latitude'),
      longitude: t('settings.longitude'),
    }
  },
  titleOf: nameOf,
  factsOf: (row, language) =>
    [inLanguage(addressOf(row), language).text, inDigits(row.phone, language)].filter(Boolean).join(' · '),
  textsOf: (row, language) => ({
    ...nameTexts(row),
    addressNe: row.addressNe,
    addressEn: row.addressEn,
    phone: inDigits(row.phone, language),
    email: row.email,
    latitude: row.latitude === null ? '' : formatNumber(row.latitude, language),
    longitude: row.longitude === null ? '' : formatNumber(row.longitude, language),
  }),
  Fields: OfficeForm,
})

function OfficeForm({ row, language }: FieldsProps<OfficeEntry>) {
  const t = settingsTranslator(language)
  return (
    <>
      <BothLanguages name="name" legend={t('settings.name')} initially={row && nameOf(row)} />
      <BothLanguages name="address" legend={t('settings.address')} initially={row && addressOf(row)} />
      <div className="side-by-side grid items-start gap-4 md:grid-cols-2">
        <PhoneField
          name="phone"
          help={t('settings.phone_help')}
          autoComplete="off"
          initially={inDigits(row?.phone ?? '', language)}
        />
        <EmailField name="email" autoComplete="off" initially={row?.email ?? ''} />
      </div>
      <p className="text-neutral-600">{t('settings.place_help')}</p>
      <div className="side-by-side grid items-start gap-4 md:grid-cols-2">
        <NumberField name="latitude" decimal initially={inDigits(String(row?.latitude ?? ''), language)} />
        <NumberField name="longitude" decimal initially={inDigits(String(row?.longitude ?? ''), language)} />
      </div>
      <SampleField initially={row?.sample ?? false} language={language} />
    </>
  )
}

function addressOf({ addressEn, addressNe }: OfficeEntry) {
  return { en: addressEn, ne: addressNe }
}
