// Examples of the date field.

import { calendarMessages } from '#kit/calendar/messages.ts'
import type { Language } from '#kit/language.ts'
import type { Example } from '#ui/example.ts'
import { ErrorLine } from '#ui/form/error-line.tsx'
import { useId } from '#ui/use-id.ts'
import { DateInput, dateHint, type DateInputProps } from './date-input.tsx'

const label = { en: 'Date of birth', ne: 'जन्म मिति' }

export const dateFieldExamples: Example[] = [
  { key: 'empty', title: { en: 'Empty', ne: 'खाली' }, Show: (props) => <Day {...props} /> },
  {
    key: 'filled',
    title: { en: 'Filled in', ne: 'भरिएको' },
    Show: (props) => <Day {...props} initial="2026-11-21" />,
  },
  {
    key: 'other',
    title: { en: 'In the other calendar', ne: 'अर्को पात्रोमा' },
    Show: (props) => <Day {...props} initial={props.language === 'ne' ? ['ad', '2026-11-21'] : ['bs', '2083/08/05']} />,
  },
  {
    key: 'invalid',
    title: { en: 'With an error', ne: 'त्रुटिसहित' },
    Show: (props) => <Day {...props} initial={['bs', '2083/13/05']} invalid />,
  },
]

type DayProps = Pick<DateInputProps, 'initial' | 'invalid'> & { language: Language; today: string }

function Day({ language, today, invalid = false, ...rest }: DayProps) {
  const id = useId()
  const describedBy = invalid ? `${id}hint ${id}error` : `${id}hint`
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label[language]}
      </label>
      <p id={`${id}hint`} className="mb-1 text-sm text-neutral-600">
        {dateHint(language, today)}
      </p>
      <DateInput {...{ id, language, today }} label={label[language]} {...{ describedBy, invalid }} {...rest} />
      {invalid ? (
        <div className="mt-1.5">
          <ErrorLine id={`${id}error`}>{calendarMessages['calendar.month_unknown'][language]}</ErrorLine>
        </div>
      ) : null}
    </div>
  )
}
