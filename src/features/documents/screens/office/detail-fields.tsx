// Form fields of a document: titles in both languages and dates.

import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { dateHint } from '#ui/date-field/date-input.tsx'
import type { Language } from '#kit/language.ts'
import type { OfficeDocument } from '../../contract/office.ts'
import { officeTranslator } from './translator.ts'

export function detailLabels(language: Language) {
  const t = officeTranslator(language)
  return {
    titleNe: t('documents.title_ne'),
    titleEn: t('documents.title_en'),
    publishedOn: t('documents.date'),
    opensOn: t('documents.column.opensOn'),
    closesOn: t('documents.column.closesOn'),
  }
}

type Initial = Pick<OfficeDocument, 'titleEn' | 'titleNe' | 'published' | 'opensOn' | 'closesOn'>

export function TitleFields({ initial, language }: { initial?: Initial; language: Language }) {
  const t = officeTranslator(language)
  return (
    <BothLanguages
      name="title"
      legend={t('documents.title_pair')}
      help={t('documents.title_pair_help')}
      initially={initial && { ne: initial.titleNe, en: initial.titleEn }}
    />
  )
}

/** `deadlines`: documents of this list have opening and closing dates. */
export function DateFields(props: { initial?: Initial; deadlines: boolean; today: string; language: Language }) {
  const { initial, deadlines, today, language } = props
  const t = officeTranslator(language)
  return (
    <>
      <DateField
        name="publishedOn"
        today={today}
        initially={initial?.published ?? today}
        help={t('documents.date_help', { hint: dateHint(language, today) })}
      />
      <ConditionalFields when={deadlines} className="grid items-start gap-6 md:grid-cols-2">
        <DateField name="opensOn" today={today} initially={initial?.opensOn ?? ''} />
        <DateField name="closesOn" today={today} initially={initial?.closesOn ?? ''} />
      </ConditionalFields>
    </>
  )
}
