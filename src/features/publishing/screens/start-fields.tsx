// Form fields for the start and the end of publication.

import { useState } from 'react'
import type { Language } from '#kit/language.ts'
import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { TimeField } from '#ui/form/time-field.tsx'
import { publishingTranslator } from './translator.ts'

type Start = 'now' | 'later' | 'draft'

/** The labels of these fields, for the form that contains them. */
export function startLabels(language: Language) {
  const t = publishingTranslator(language)
  return {
    start: t('publishing.start'),
    publishOn: t('publishing.publish_on'),
    publishAt: t('publishing.publish_at'),
    lastDay: t('publishing.last_day'),
  }
}

/** `starts`: the options; the first is selected initially. */
export function StartFields(props: { starts: readonly Start[]; today: string; language: Language }) {
  const { starts, today, language } = props
  const t = publishingTranslator(language)
  const [start, setStart] = useState(starts[0]!)
  return (
    <>
      <div onChange={({ target }) => setStart((target as HTMLInputElement).value as Start)}>
        <RadioField
          name="start"
          chosen={starts[0]!}
          options={starts.map((value) => ({ value, label: t(`publishing.start_${value}`) }))}
        />
      </div>
      <ConditionalFields when={start === 'later'} className="side-by-side grid items-start gap-6 md:grid-cols-2">
        <DateField name="publishOn" today={today} />
        <TimeField name="publishAt" help={t('publishing.publish_at_help')} language={language} />
      </ConditionalFields>
      <ConditionalFields when={start !== 'draft'} className="grid">
        <LastDayField today={today} language={language} />
      </ConditionalFields>
    </>
  )
}

export function LastDayField({
  today,
  language,
  initially,
}: {
  today: string
  language: Language
  initially?: string
}) {
  const t = publishingTranslator(language)
  return (
    <DateField name="lastDay" today={today} help={t('publishing.last_day_help')} {...(initially && { initially })} />
  )
}
