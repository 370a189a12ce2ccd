// Console screens of the complaint types: label in both languages, limit in office hours, and whether the form offers it.

import type { Language } from '#kit/language.ts'
import { inDigits, translator } from '#kit/language.ts'
import type { FieldsProps } from '#features/ordered-lists/screens/definition.ts'
import { defineListScreen } from '#features/ordered-lists/screens/definition.ts'
import { listsTexts } from '#features/ordered-lists/screens/translator.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import type { TypeEntry } from '../../contract/types.ts'
import { typeForm } from '../../contract/type-form.ts'
import { typeMessages, typeTitles } from '../../messages/types.ts'

const texts = { ...listsTexts, ...typeMessages }

function typesTranslator(language: Language) {
  return translator(texts, language)
}

export const typesScreen = defineListScreen<TypeEntry>({
  name: 'complaint-types',
  path: '/admin/complaint-types/{orgId}',
  page: '/complaint',
  form: typeForm,
  isOrdered: true,
  texts: typeTitles,
  t: typesTranslator,
  labels: (language) => {
    const t = typesTranslator(language)
    return {
      labelNe: t('complaint_types.label_ne'),
      labelEn: t('complaint_types.label_en'),
      hours: t('complaint_types.hours'),
      offered: t('complaint_types.offered'),
    }
  },
  titleOf: labelOf,
  factsOf: (row, language) => {
    const t = typesTranslator(language)
    const limit = t('complaint_types.limit', { n: row.hours })
    return row.offered ? limit : `${limit} · ${t('complaint_types.hidden')}`
  },
  textsOf: ({ labelNe, labelEn, hours, offered }, language) => {
    const t = typesTranslator(language)
    return {
      labelNe,
      labelEn,
      hours: inDigits(String(hours), language),
      offered: t(offered ? 'complaint_types.yes' : 'complaint_types.hidden'),
    }
  },
  Fields: TypeFields,
})

function TypeFields({ row, language }: FieldsProps<TypeEntry>) {
  const t = typesTranslator(language)
  return (
    <>
      <BothLanguages name="label" legend={t('complaint_types.label')} initially={row && labelOf(row)} />
      <NumberField
        name="hours"
        help={t('complaint_types.hours_help')}
        initially={inDigits(String(row?.hours ?? ''), language)}
      />
      <CheckboxField name="offered" checked={row?.offered ?? true} help={t('complaint_types.offered_help')} />
    </>
  )
}

function labelOf({ labelEn, labelNe }: TypeEntry) {
  return { en: labelEn, ne: labelNe }
}
