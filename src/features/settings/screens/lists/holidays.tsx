// Screens of the public holidays.

import { weekday } from '#kit/calendar/civil-date.ts'
import { weekdayNames } from '#kit/calendar/messages.ts'
import { form } from '#kit/validation/form.ts'
import type { FieldsProps } from '#features/ordered-lists/screens/definition.ts'
import { defineListScreen } from '#features/ordered-lists/screens/definition.ts'
import { SampleField } from '#features/ordered-lists/screens/sample-field.tsx'
import { BothLanguages } from '#ui/form/both-languages.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { shownMoment, TimeText } from '#ui/time-text.tsx'
import type { HolidayEntry } from '../../contract/entries.ts'
import { holidayFields } from '../../contract/forms.ts'
import { titles } from '../../messages/titles.ts'
import { nameOf, nameTexts } from '../names.ts'
import { pairLabels, settingsTranslator } from '../translator.ts'

export const holidaysScreen = defineListScreen<HolidayEntry>({
  name: 'holidays',
  path: '/admin/holidays/{orgId}',
  page: '/contact#holidays',
  form: form(holidayFields),
  isOrdered: false,
  texts: titles.holidays,
  t: settingsTranslator,
  labels: (language) => {
    const t = settingsTranslator(language)
    return { day: t('settings.day'), ...pairLabels('name', t('settings.holiday_name'), t) }
  },
  titleOf: nameOf,
  factsOf: ({ day }, language) => (
    <>
      <TimeText at={day} />, {weekdayNames[weekday(day)]![language]}
    </>
  ),
  textsOf: (row, language) => ({ day: shownMoment(row.day, language), ...nameTexts(row) }),
  isPast: ({ day }, today) => day < today,
  Fields: HolidayForm,
})

function HolidayForm({ row, language, today }: FieldsProps<HolidayEntry>) {
  const t = settingsTranslator(language)
  return (
    <>
      <DateField name="day" today={today} {...(row && { initially: row.day })} />
      <BothLanguages name="name" legend={t('settings.holiday_name')} initially={row && nameOf(row)} />
      <SampleField initially={row?.sample ?? false} language={language} />
    </>
  )
}
