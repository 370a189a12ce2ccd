// How does a form ask for a date?

import type { ReactNode } from 'react'
import { DateInput, dateHint } from '#ui/date-field/date-input.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useFormParts } from './form-context.ts'

/** For a field of kind `calendarDate`. `today` ('YYYY-MM-DD') is the example and where the month opens. */
export function DateField({ name, help, today }: { name: string; help?: ReactNode; today: string }) {
  const { language, label, initial, check } = useFormParts()
  return (
    <FieldFrame name={name} help={help ?? dateHint(language, today)}>
      {(control) => (
        <DateInput
          id={control.id}
          name={name}
          language={language}
          today={today}
          label={label(name)}
          initial={initial(name)}
          describedBy={control['aria-describedby'] ?? ''}
          invalid={control['aria-invalid'] ?? false}
          required={control['aria-required'] ?? false}
          onPicked={() => check(name)}
        />
      )}
    </FieldFrame>
  )
}
