// Console screens of the requested papers: for a new connection, a transfer, and after the death of the owner.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { FieldsProps } from '#features/ordered-lists/screens/definition.ts'
import { defineListScreen } from '#features/ordered-lists/screens/definition.ts'
import { SampleField } from '#features/ordered-lists/screens/sample-field.tsx'
import { listsTexts } from '#features/ordered-lists/screens/translator.ts'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { CheckboxField, RadioField, SelectField } from '#ui/form/choice-fields.tsx'
import { HiddenField } from '#ui/form/form.tsx'
import { paperForm } from '../../contract/paper-form.ts'
import type { PaperEntry } from '../../contract/paper-list.ts'
import { paperKinds, purposes } from '../../contract/papers.ts'
import { paperListMessages, paperTitles } from '../../messages/paper-list.ts'

const texts = { ...listsTexts, ...paperListMessages }

function papersTranslator(language: Language) {
  return translator(texts, language)
}

export const papersScreen = defineListScreen<PaperEntry>({
  name: 'papers',
  path: '/admin/papers/{orgId}',
  page: '/registration',
  form: paperForm,
  isOrdered: true,
  texts: paperTitles,
  t: papersTranslator,
  labels: (language) => {
    const t = papersTranslator(language)
    return {
      purpose: t('papers.purpose'),
      kind: t('papers.kind'),
      labelNe: t('papers.label_ne'),
      labelEn: t('papers.label_en'),
      required: t('papers.required'),
      asked: t('papers.asked'),
    }
  },
  titleOf: labelOf,
  factsOf: ({ required, asked }, language) =>
    papersTranslator(language)(asked ? needKey(required) : 'papers.not_asked'),
  textsOf: ({ purpose, kind, labelNe, labelEn, required, asked }, language) => {
    const t = papersTranslator(language)
    return {
      purpose: t(`papers.purpose_${purpose}`),
      kind: t(`papers.kind_${kind}`),
      labelNe,
      labelEn,
      required: t(needKey(required)),
      asked: t(asked ? 'papers.is_asked' : 'papers.not_asked'),
    }
  },
  Fields: PaperFields,
  parts: purposes.map((purpose) => ({
    label: paperListMessages[`papers.purpose_${purpose}`],
    has: (entry) => entry.purpose === purpose,
  })),
})

/** Purpose and kind are chosen once: applications store them. */
function PaperFields({ row, language }: FieldsProps<PaperEntry>) {
  const t = papersTranslator(language)
  return (
    <>
      {row ? (
        <>
          <HiddenField name="purpose" value={row.purpose} />
          <HiddenField name="kind" value={row.kind} />
          <p>
            {t(`papers.purpose_${row.purpose}`)} · {t(`papers.kind_${row.kind}`)}
          </p>
        </>
      ) : (
        <>
          <RadioField
            name="purpose"
            options={purposes.map((value) => ({ value, label: t(`papers.purpose_${value}`) }))}
          />
          <SelectField
            name="kind"
            help={t('papers.kind_help')}
            options={paperKinds.map((value) => ({ value, label: t(`papers.kind_${value}`) }))}
          />
        </>
      )}
      <BothLanguages name="label" legend={t('papers.label')} initially={row && labelOf(row)} />
      <CheckboxField name="required" checked={row?.required ?? true} help={t('papers.required_help')} />
      <CheckboxField name="asked" checked={row?.asked ?? true} help={t('papers.asked_help')} />
      <SampleField initially={row?.sample ?? false} language={language} />
    </>
  )
}

function needKey(required: boolean) {
  return required ? 'papers.is_required' : 'papers.is_optional'
}

function labelOf({ labelEn, labelNe }: PaperEntry) {
  return { en: labelEn, ne: labelNe }
}
