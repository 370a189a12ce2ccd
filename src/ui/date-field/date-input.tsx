// Date input: typed in Bikram Sambat or the common era, or picked from a month.

import { useRef, useState } from 'react'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { Calendar } from '#kit/calendar/date-entry.ts'
import { readTypedDate, typedDate } from '#kit/calendar/date-entry.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { uiMessages } from '#ui/messages.ts'
import { MonthPicker } from './month-picker.tsx'

export type DateInputProps = {
  id: string
  language: Language
  /** Today, 'YYYY-MM-DD': the month that opens, and the day highlighted in it. */
  today: string
  /** Label of the field; also names the picker. */
  label: string
  /** Sent as two values, the calendar and the text: read them with `calendarDate` of the validation kit. */
  name?: string
  /** The initial day, 'YYYY-MM-DD', or exactly what was submitted before (`['bs', '2083/8']`). */
  initial?: string | readonly string[]
  /** Receives the day, '' when the field was emptied, undefined while the text is no date. */
  onDay?: (isoDate: string | undefined) => void
  /** Receives the calendar that was chosen. */
  onCalendar?: (chosen: Calendar) => void
  /** A day was picked from the month. */
  onPicked?: () => void
  describedBy?: string
  invalid?: boolean
  required?: boolean
}

/** Bikram Sambat by default in Nepali and the common era in English, unless the reader chooses the other. */
export function DateInput(props: DateInputProps) {
  const { id, language, today, label, name, initial, onDay, onCalendar, onPicked, describedBy, invalid, required } =
    props
  const t = translator(uiMessages, language)
  const [{ calendar, typed }, setDate] = useState(() => initialDate(initial, language))
  const text = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLDialogElement>(null)
  const [opened, setOpened] = useState(0)
  const read = readTypedDate(typed, calendar)
  const day = read.ok ? read.isoDate : undefined

  function change(next: { calendar: Calendar; typed: string }): void {
    setDate(next)
    const now = readTypedDate(next.typed, next.calendar)
    onDay?.(next.typed.trim() === '' ? '' : now.ok ? now.isoDate : undefined)
  }

  function pick(isoDate: string): void {
    change({ calendar, typed: typedDate(isoDate, calendar, language) })
    picker.current?.close()
    text.current?.focus()
    requestAnimationFrame(() => onPicked?.())
  }

  function open(): void {
    setOpened(opened + 1)
    picker.current?.showModal()
    requestAnimationFrame(() => picker.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus())
  }

  function choose(other: Calendar): void {
    change({ calendar: other, typed: day ? typedDate(day, other, language) : typed })
    onCalendar?.(other)
  }

  return (
    <div className="flex flex-wrap gap-2">
      <select
        aria-label={`${t('ui.date.calendar')} (${label})`}
        name={name}
        value={calendar}
        onChange={(event) => choose(event.target.value as Calendar)}
        className="input w-auto!"
      >
        <option value="bs">{t('ui.date.bs')}</option>
        <option value="ad">{t('ui.date.ad')}</option>
      </select>
      <input
        ref={text}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onInput={(event) => change({ calendar, typed: event.currentTarget.value })}
        onChange={ignoreChange}
        placeholder={t(calendar === 'bs' ? 'ui.date.format_bs' : 'ui.date.format_ad')}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        className="input figures max-w-44 min-w-28 flex-1"
      />
      <button
        type="button"
        aria-label={`${t('ui.date.open')} (${label})`}
        aria-haspopup="dialog"
        className={`needs-script ${buttonClass('plain', 'px-3!')}`}
        onClick={open}
      >
        <Icon name="calendar" />
      </button>
      <dialog
        ref={picker}
        aria-label={`${t('ui.date.open')} (${label})`}
        className="m-auto w-[21rem] max-w-[calc(100vw-1rem)] rounded-box border border-neutral-200 bg-surface p-4 shadow-raised backdrop:bg-primary-950/50"
      >
        <MonthPicker
          key={opened}
          {...{ language, calendar, day, today }}
          onPick={pick}
          onClose={() => picker.current?.close()}
        />
      </dialog>
    </div>
  )
}

/** Hint with the format of a date in this calendar, with today as the example. */
export function dateHint(language: Language, today: string, calendar: Calendar = language === 'ne' ? 'bs' : 'ad') {
  return translator(uiMessages, language)(calendar === 'bs' ? 'ui.date.hint_bs' : 'ui.date.hint_ad', {
    example: typedDate(today, calendar, language),
  })
}

function initialDate(initial: DateInputProps['initial'], language: Language): { calendar: Calendar; typed: string } {
  const defaultCalendar = language === 'ne' ? 'bs' : 'ad'
  if (!initial || initial.length === 0) return { calendar: defaultCalendar, typed: '' }
  if (typeof initial !== 'string') return { calendar: initial[0] === 'bs' ? 'bs' : 'ad', typed: initial[1] ?? '' }
  const typed = typedDate(initial, defaultCalendar, language)
  return typed ? { calendar: defaultCalendar, typed } : { calendar: 'ad', typed: initial }
}

// `onInput` also fires when a draft is restored; React requires `onChange` beside a value.
function ignoreChange(): void {}
