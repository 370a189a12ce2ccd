// Screens of the useful links.

import type { Language } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import type { LinkKind } from '#features/organisations/contract/kinds.ts'
import { linkKinds } from '#features/organisations/contract/kinds.ts'
import type { FieldsProps } from '#features/ordered-lists/screens/definition.ts'
import { defineListScreen } from '#features/ordered-lists/screens/definition.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import type { LinkEntry } from '../../contract/entries.ts'
import { linkFields } from '../../contract/forms.ts'
import { titles } from '../../messages/titles.ts'
import { pairLabels, settingsTranslator } from '../translator.ts'

export const linksScreen = defineListScreen<LinkEntry>({
  name: 'links',
  path: '/admin/links/{orgId}',
  page: '/contact',
  form: form(linkFields),
  isOrdered: true,
  texts: titles.links,
  t: settingsTranslator,
  labels: (language) => {
    const t = settingsTranslator(language)
    return {
      kind: t('settings.kind'),
      ...pairLabels('label', t('settings.link_label'), t),
      url: t('settings.url'),
    }
  },
  titleOf: labelOf,
  factsOf: ({ kind, url }, language) => `${kindText(kind, language)} · ${url}`,
  textsOf: ({ kind, labelEn, labelNe, url }, language) => ({ kind: kindText(kind, language), labelNe, labelEn, url }),
  Fields: LinkForm,
})

function LinkForm({ row, language }: FieldsProps<LinkEntry>) {
  const t = settingsTranslator(language)
  return (
    <>
      <BothLanguages name="label" legend={t('settings.link_label')} initially={row && labelOf(row)} />
      <TextField name="url" help={t('settings.url_help')} autoComplete="off" lang="en" initially={row?.url ?? ''} />
      <SelectField
        name="kind"
        chosen={row?.kind ?? ''}
        options={linkKinds.map((value) => ({ value, label: kindText(value, language) }))}
      />
    </>
  )
}

function labelOf({ labelEn, labelNe }: LinkEntry) {
  return { en: labelEn, ne: labelNe }
}

function kindText(kind: LinkKind, language: Language): string {
  return settingsTranslator(language)(`settings.kind_${kind}`)
}
