// Choice of the calendar and of one of its months.

import { Form } from 'react-router'
import { adMonthNames, bsMonthNames } from '#kit/calendar/messages.ts'
import type { Language } from '#kit/language.ts'
import { inDigits } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { ViewLinks } from '#ui/view-links.tsx'
import type { CalendarName, Month } from '../rules.ts'
import { calendars } from '../rules.ts'
import { numbersTranslator } from './translator.ts'

export function Period(props: {
  calendar: CalendarName
  months: readonly Month[]
  current: string
  language: Language
}) {
  const { calendar, months, current, language } = props
  const t = numbersTranslator(language)
  return (
    <div className="screen-only mb-4 flex flex-wrap items-end gap-x-6 gap-y-2">
      <ViewLinks
        label={t('numbers.calendar')}
        views={calendars.map((key) => ({ key, label: t(`numbers.${key}`) }))}
        current={calendar}
        language={language}
        parameter="calendar"
      />
      <Form method="get" className="mb-5 flex items-end gap-3 dense:mb-2">
        <input type="hidden" name="calendar" value={calendar} />
        <label className="grid gap-1 font-bold dense:text-sm">
          {t('numbers.month')}
          <select
            key={calendar}
            name="month"
            defaultValue={current}
            className="input font-normal dense:min-h-9 dense:py-1"
          >
            {months.map((month) => (
              <option key={month.key} value={month.key}>
                {monthName(month, calendar, language)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit">{t('numbers.show')}</Button>
      </Form>
    </div>
  )
}

function monthName({ year, month }: Month, calendar: CalendarName, language: Language): string {
  const names = calendar === 'bs' ? bsMonthNames : adMonthNames
  const name = names[month - 1]![language]
  const shown = inDigits(String(year), language)
  return language === 'ne' ? `${shown} ${name}` : `${name} ${shown}`
}
