// Screens of the office hours.

import { useState } from 'react'
import { bsMonthNames, weekdayNames } from '#kit/calendar/messages.ts'
import { formatTime } from '#kit/format/times.ts'
import { inDigits } from '#kit/language.ts'
import { form } from '#kit/validation/form.ts'
import type { FieldsProps } from '#features/ordered-lists/screens/definition.ts'
import { defineListScreen } from '#features/ordered-lists/screens/definition.ts'
import { RadioField, SelectField } from '#ui/form/choice-fields.tsx'
import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { TimeField } from '#ui/form/time-field.tsx'
import { WeekdaysField } from '#ui/form/weekdays-field.tsx'
import type { HoursEntry } from '../../contract/entries.ts'
import { hoursFields, months } from '../../contract/forms.ts'
import { titles } from '../../messages/titles.ts'
import { hoursTitle, seasonText } from '../../rules.ts'
import { settingsTranslator } from '../translator.ts'

/** Sunday to Friday. */
const workingDays = [0, 1, 2, 3, 4, 5]

export const hoursScreen = defineListScreen<HoursEntry>({
  name: 'hours',
  path: '/admin/hours/{orgId}',
  page: '/contact',
  form: form(hoursFields),
  isOrdered: false,
  texts: titles.hours,
  t: settingsTranslator,
  labels: (language) => {
    const t = settingsTranslator(language)
    return {
      season: t('settings.season'),
      fromMonth: t('settings.from_month'),
      fromDay: t('settings.from_day'),
      toMonth: t('settings.to_month'),
      toDay: t('settings.to_day'),
      weekdays: t('settings.weekdays'),
      opens: t('settings.opens'),
      closes: t('settings.closes'),
    }
  },
  titleOf: hoursTitle,
  factsOf: seasonText,
  textsOf: (row, language) => ({
    season: seasonText(row, language),
    weekdays: row.weekdays.map((day) => weekdayNames[day]![language]).join(', '),
    opens: formatTime(row.opens, language),
    closes: formatTime(row.closes, language),
  }),
  Fields: HoursForm,
})

function HoursForm({ row, language }: FieldsProps<HoursEntry>) {
  const t = settingsTranslator(language)
  const [season, setSeason] = useState(row?.fromBs ? 'part' : 'year')
  const from = row?.fromBs?.split('-')
  const to = row?.toBs?.split('-')
  const monthOptions = months.map((value, index) => ({ value, label: bsMonthNames[index]![language] }))
  const digits = (day: string | undefined) => inDigits(String(Number(day ?? '') || ''), language)
  return (
    <>
      <div onChange={({ target }) => isSeason(target) && setSeason(target.value)}>
        <RadioField
          name="season"
          help={t('settings.season_help')}
          chosen={season}
          options={(['year', 'part'] as const).map((value) => ({ value, label: t(`settings.season_${value}`) }))}
        />
      </div>
      <ConditionalFields
        when={season === 'part'}
        className="side-by-side grid grid-cols-2 items-start gap-4 md:grid-cols-4"
      >
        <SelectField name="fromMonth" chosen={from?.[0] ?? ''} options={monthOptions} />
        <NumberField name="fromDay" initially={digits(from?.[1])} />
        <SelectField name="toMonth" chosen={to?.[0] ?? ''} options={monthOptions} />
        <NumberField name="toDay" initially={digits(to?.[1])} />
      </ConditionalFields>
      <WeekdaysField
        name="weekdays"
        help={t('settings.weekdays_help')}
        checked={row?.weekdays ?? workingDays}
        language={language}
      />
      <div className="side-by-side grid items-start gap-4 sm:grid-cols-2 md:max-w-md">
        <TimeField name="opens" initially={row?.opens ?? '10:00'} language={language} />
        <TimeField name="closes" initially={row?.closes ?? '17:00'} language={language} />
      </div>
    </>
  )
}

function isSeason(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name === 'season'
}
