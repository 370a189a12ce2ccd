// Form fields of a document: titles in both languages and dates.

import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { HiddenField } from '#ui/form/form.tsx'
import { dateHint } from '#ui/date-field/date-input.tsx'
import type { Language } from '#kit/language.ts'
import { TimeField } from '#ui/form/time-field.tsx'
import type { Deadlines, ReportType } from '../../contract/lists.ts'
import { hasBids, hasDeadlines } from '../../contract/lists.ts'
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
    closesTime: t('documents.column.closesTime'),
    bidsOpenOn: t('documents.column.bidsOpenOn'),
    bidsOpenTime: t('documents.bidsOpenTime'),
  }
}

type Initial = Pick<OfficeDocument, 'titleEn' | 'titleNe' | 'published' | keyof Deadlines>

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

/** Which deadlines there are depends on the list. */
export function DateFields(props: {
  initial?: Initial
  type: ReportType | undefined
  /** Whether the dates are left out, because only a corrigendum changes them. */
  fixed?: boolean
  today: string
  language: Language
}) {
  const { initial, type, fixed = false, today, language } = props
  const t = officeTranslator(language)
  return (
    <>
      {fixed ? (
        <HiddenField name="publishedOn" value={initial?.published ?? ''} />
      ) : (
        <DateField
          name="publishedOn"
          today={today}
          initially={initial?.published ?? today}
          help={t('documents.date_help', { hint: dateHint(language, today) })}
        />
      )}
      <ConditionalFields
        when={hasDeadlines(type) && !fixed}
        className="side-by-side grid items-start gap-6 md:grid-cols-2"
      >
        <DateField name="opensOn" today={today} initially={initial?.opensOn ?? ''} />
        <DateField name="closesOn" today={today} initially={initial?.closesOn ?? ''} />
        <TimeField
          name="closesTime"
          help={t('documents.closes_time_help')}
          initially={initial?.closesTime ?? ''}
          language={language}
        />
      </ConditionalFields>
      <ConditionalFields when={hasBids(type) && !fixed} className="side-by-side grid items-start gap-6 md:grid-cols-2">
        <DateField name="bidsOpenOn" today={today} initially={initial?.bidsOpenOn ?? ''} />
        <TimeField name="bidsOpenTime" initially={initial?.bidsOpenTime ?? ''} language={language} />
      </ConditionalFields>
    </>
  )
}
