// Screens of the responsible officers.

import type { Language } from '#kit/language.ts'
import { inDigits } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import type { Duty } from '#features/organisations/contract/kinds.ts'
import { duties } from '#features/organisations/contract/kinds.ts'
import type { FieldsProps } from '#features/ordered-lists/screens/definition.ts'
import { defineListScreen } from '#features/ordered-lists/screens/definition.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { EmailField, PhoneField } from '#ui/form/text-fields.tsx'
import type { OfficerEntry } from '../../contract/entries.ts'
import { officerFields } from '../../contract/forms.ts'
import { titles } from '../../messages/titles.ts'
import { nameOf, nameTexts } from '../names.ts'
import { pairLabels, settingsTranslator } from '../translator.ts'

export const officersScreen = defineListScreen<OfficerEntry>({
  name: 'officers',
  path: '/admin/officers/{orgId}',
  page: '/contact#people',
  form: form(officerFields),
  isOrdered: true,
  texts: titles.officers,
  t: settingsTranslator,
  labels: (language) => {
    const t = settingsTranslator(language)
    return {
      duty: t('settings.duty'),
      ...pairLabels('name', t('settings.name'), t),
      ...pairLabels('position', t('settings.position'), t),
      phone: t('settings.phone'),
      email: t('settings.email'),
    }
  },
  titleOf: nameOf,
  factsOf: ({ duty, phone }, language) =>
    [dutyText(duty, language), inDigits(phone, language)].filter(Boolean).join(' · '),
  textsOf: (row, language) => ({
    duty: dutyText(row.duty, language),
    ...nameTexts(row),
    positionNe: row.positionNe,
    positionEn: row.positionEn,
    phone: inDigits(row.phone, language),
    email: row.email,
  }),
  Fields: OfficerForm,
})

function OfficerForm({ row, language }: FieldsProps<OfficerEntry>) {
  const t = settingsTranslator(language)
  return (
    <>
      <SelectField
        name="duty"
        chosen={row?.duty ?? ''}
        options={duties.map((value) => ({ value, label: dutyText(value, language) }))}
      />
      <BothLanguages name="name" legend={t('settings.name')} initially={row && nameOf(row)} />
      <BothLanguages
        name="position"
        legend={t('settings.position')}
        initially={row && { en: row.positionEn, ne: row.positionNe }}
      />
      <div className="side-by-side grid items-start gap-4 md:grid-cols-2">
        <PhoneField
          name="phone"
          help={t('settings.phone_help')}
          autoComplete="off"
          initially={inDigits(row?.phone ?? '', language)}
        />
        <EmailField name="email" autoComplete="off" initially={row?.email ?? ''} />
      </div>
    </>
  )
}

function dutyText(duty: Duty, language: Language): string {
  return settingsTranslator(language)(`settings.duty_${duty}`)
}
