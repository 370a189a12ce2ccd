// Form field for a date.

import { useState, type ReactNode } from 'react'
import type { Calendar } from '#kit/calendar/date-entry.ts'
import { DateInput, dateHint } from '#ui/date-field/date-input.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useFormParts } from './form-context.ts'

/** For a field of kind `calendarDate`. `today` ('YYYY-MM-DD') is the example and the month that opens; `initially` is the initial day. */
export function DateField(props: { name: string; help?: ReactNode; today: string; initially?: string }) {
  const { name, help, today, initially } = props
  const { language, label, initial, check } = useFormParts()
  const submitted = initial(name)
  const [chosen, setChosen] = useState(submitted[0] as Calendar | undefined)
  return (
    <FieldFrame name={name} help={help ?? dateHint(language, today, chosen)}>
      {(control) => (
        <DateInput
          id={control.id}
          name={name}
          language={language}
          today={today}
          label={label(name)}
          initial={submitted.length > 0 ? submitted : (initially ?? [])}
          describedBy={control['aria-describedby'] ?? ''}
          invalid={control['aria-invalid'] ?? false}
          required={control['aria-required'] ?? false}
          onPicked={() => check(name)}
          onCalendar={setChosen}
        />
      )}
    </FieldFrame>
  )
}
