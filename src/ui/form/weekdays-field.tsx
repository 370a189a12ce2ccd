// Checkboxes of the seven weekdays, from Sunday.

import { weekdayNames } from '#kit/calendar/messages.ts'
import type { Language } from '#kit/language.ts'
import { GroupFrame } from './field-frame.tsx'

type WeekdaysFieldProps = {
  name: string
  help?: string
  /** Weekdays that are ticked at first, 0 for Sunday. */
  checked: readonly number[]
  language: Language
}

/** Sends the numbers of the ticked days, '0' for Sunday. */
export function WeekdaysField({ name, help, checked, language }: WeekdaysFieldProps) {
  return (
    <GroupFrame name={name} {...(help !== undefined && { help })}>
      {({ id }) => (
        <div className="flex flex-wrap gap-x-5">
          {weekdayNames.map((label, weekday) => (
            <label key={weekday} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                id={weekday === 0 ? id : `${id}-${weekday}`}
                name={name}
                value={weekday}
                defaultChecked={checked.includes(weekday)}
                className="tick"
              />
              {label[language]}
            </label>
          ))}
        </div>
      )}
    </GroupFrame>
  )
}
