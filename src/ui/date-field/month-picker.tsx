// Month picker: a grid of days for pointer and keyboard.

import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { adMonthNames, bsMonthNames, shortWeekdayNames, weekdayNames } from '#kit/calendar/messages.ts'
import type { Calendar } from '#kit/calendar/date-entry.ts'
import { formatDate } from '#kit/format/dates.ts'
import type { Language } from '#kit/language.ts'
import { inDigits, translator } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { uiMessages } from '#ui/messages.ts'
import type { Day, Month } from './month.ts'
import { dayByKey, monthAfter, monthOf, weeksOf, yearsOf } from './month.ts'

export type MonthPickerProps = {
  language: Language
  calendar: Calendar
  /** The chosen day. */
  day: string | undefined
  today: string
  onPick: (isoDate: string) => void
  onClose: () => void
}

/** The content of a dialog; give it a new `key` each time the dialog opens. */
export function MonthPicker({ language, calendar, day, today, onPick, onClose }: MonthPickerProps) {
  const t = translator(uiMessages, language)
  const [at, setAt] = useState(day ?? today)
  const month = monthOf(at, calendar)

  function show(other: Month): void {
    const first = weeksOf(other)[0]?.find(Boolean)
    if (first) setAt(first.isoDate)
  }

  return (
    <>
      <div className="flex items-center justify-between gap-1">
        <Step label={t('ui.date.month_before')} turn="rotate-90" onClick={() => show(monthAfter(month, -1))} />
        <MonthChoice month={month} language={language} onMonth={show} />
        <Step label={t('ui.date.month_after')} turn="-rotate-90" onClick={() => show(monthAfter(month, 1))} />
      </div>
      <Weeks {...{ month, at, day, today, language, onPick, onMove: setAt }} />
      <div className="mt-3 flex justify-between gap-2">
        <Button kind="quiet" onClick={() => onPick(today)}>
          {t('ui.today')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </div>
    </>
  )
}

function Step({ label, turn, onClick }: { label: string; turn: string; onClick: () => void }) {
  return (
    <Button kind="quiet" aria-label={label} className="px-2!" onClick={onClick}>
      <Icon name="chevron" className={`size-5 ${turn}`} />
    </Button>
  )
}

type MonthChoiceProps = { month: Month; language: Language; onMonth: (month: Month) => void }

function MonthChoice({ month, language, onMonth }: MonthChoiceProps) {
  const t = translator(uiMessages, language)
  const names = month.calendar === 'bs' ? bsMonthNames : adMonthNames
  return (
    <div className="flex gap-1">
      <select
        aria-label={t('ui.date.month')}
        className="input w-auto! bg-position-[right_0.375rem_center]! ps-2! pe-7!"
        value={month.month}
        onChange={(event) => onMonth({ ...month, month: Number(event.target.value) })}
      >
        {names.map((name, index) => (
          <option key={name.en} value={index + 1}>
            {name[language]}
          </option>
        ))}
      </select>
      <select
        aria-label={t('ui.date.year')}
        className="input w-auto! bg-position-[right_0.375rem_center]! ps-2! pe-7!"
        value={month.year}
        onChange={(event) => onMonth({ ...month, year: Number(event.target.value) })}
      >
        {yearsOf(month.calendar).map((year) => (
          <option key={year} value={year}>
            {inDigits(String(year), language)}
          </option>
        ))}
      </select>
    </div>
  )
}

type WeeksProps = Pick<MonthPickerProps, 'day' | 'today' | 'language' | 'onPick'> & {
  month: Month
  /** The day with the tab stop. */
  at: string
  onMove: (isoDate: string) => void
}

function Weeks(props: WeeksProps) {
  const { month, language } = props
  return (
    <table className="figures mt-2 w-full table-fixed text-center">
      <thead>
        <tr className="text-sm text-neutral-600">
          {shortWeekdayNames.map((name, index) => (
            <th key={name.en} scope="col" abbr={weekdayNames[index]![language]} className="font-normal">
              {name[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)!.isoDate}>
            {week.map((date, column) => (
              <td key={weekdayNames[column]!.en} className="p-0">
                {date ? <DayButton {...props} date={date} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayButton({ date, at, day, today, language, onPick, onMove }: WeeksProps & { date: Day }) {
  function move(event: KeyboardEvent<HTMLButtonElement>): void {
    const to = dayByKey(event.key, date.isoDate)
    if (!to) return
    event.preventDefault()
    const table = event.currentTarget.closest('table')
    onMove(to)
    requestAnimationFrame(() => table?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus())
  }

  return (
    <button
      type="button"
      data-day={date.isoDate}
      tabIndex={date.isoDate === at ? 0 : -1}
      aria-pressed={date.isoDate === day}
      aria-current={date.isoDate === today ? 'date' : undefined}
      aria-label={formatDate(date.isoDate, language, 'weekday')}
      className="size-10 rounded-box hover:bg-secondary-100 aria-[current]:font-bold aria-[current]:text-secondary-800 aria-pressed:bg-action aria-pressed:text-on-action"
      onClick={() => onPick(date.isoDate)}
      onKeyDown={move}
    >
      {inDigits(String(date.day), language)}
    </button>
  )
}
