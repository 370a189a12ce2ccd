// Field of a filter, by its type: text, select, date or date range.

import { useState, type ReactNode } from 'react'
import { translator, type Language } from '#kit/language.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { textLimit, type DateRange, type FilterValue } from '#kit/table/query.ts'
import { timings } from '#kit/table/timings.ts'
import { DateInput } from '#ui/date-field/date-input.tsx'
import { Select } from '#ui/select/select.tsx'
import { DebouncedInput } from '#ui/debounced-input.tsx'
import { useDebounce } from '#ui/use-debounce.ts'
import { withEnd, type FilterDefinition } from './filters.ts'

export type FilterFieldProps = {
  id: string
  name: string
  filter: FilterDefinition
  value: FilterValue | undefined
  language: Language
  today: string
  onFilter: (value: FilterValue | undefined) => void
}

export function FilterField(props: FilterFieldProps) {
  const { id, filter, value, onFilter, ...rest } = props
  if (filter.type === 'daterange') return <RangeField {...props} />
  const text = typeof value === 'string' ? value : ''
  const { label } = filter
  return (
    <Labelled id={id} label={label}>
      {filter.type === 'date' ? (
        <DebouncedDate id={id} {...rest} label={label} day={text} onDay={(day) => onFilter(day || undefined)} />
      ) : filter.type === 'select' ? (
        <SelectFilter {...props} value={text} />
      ) : (
        <DebouncedInput
          id={id}
          name={rest.name}
          type="text"
          className="input"
          autoComplete="off"
          maxLength={textLimit}
          value={text}
          pause={timings.searchPause}
          onValue={onFilter}
        />
      )}
    </Labelled>
  )
}

/** Shown at once, applied after the pause: moving through the options by key does not make a request each. */
function SelectFilter({ id, name, filter, value, language, onFilter }: FilterFieldProps & { value: string }) {
  const [chosen, setChosen] = useState({ value, before: value })
  if (chosen.before !== value) setChosen({ value, before: value })
  const debounced = useDebounce(onFilter, timings.searchPause)
  const none = { value: '', label: translator(tableMessages, language)('table.all') }
  return (
    <Select
      {...{ id, name, language }}
      label={filter.label}
      value={chosen.value}
      options={[none, ...(filter.options ?? [])]}
      onChange={(next) => {
        setChosen({ value: next, before: value })
        debounced.schedule(next || undefined)
      }}
    />
  )
}

function RangeField({ id, name, filter, value, language, today, onFilter }: FilterFieldProps) {
  const t = translator(tableMessages, language)
  const range: DateRange = typeof value === 'object' ? value : {}
  const ends = [
    { end: 'from', label: t('table.from'), name: `${name}From` },
    { end: 'to', label: t('table.to'), name: `${name}To` },
  ] as const
  return (
    <fieldset className="filter-range">
      <legend className="mb-1 font-semibold text-neutral-800">{filter.label}</legend>
      {ends.map(({ end, label, name }) => (
        <div key={end} className="mb-2">
          <label htmlFor={`${id}${end}`} className="text-sm text-neutral-700">
            {label}
          </label>
          <DebouncedDate
            id={`${id}${end}`}
            {...{ name, language, today }}
            label={`${filter.label}, ${label}`}
            day={range[end] ?? ''}
            onDay={(day) => onFilter(withEnd(range, end, day))}
          />
        </div>
      ))}
    </fieldset>
  )
}

type DebouncedDateProps = Pick<FilterFieldProps, 'id' | 'name' | 'language' | 'today'> & {
  label: string
  day: string
  onDay: (day: string) => void
}

/** The date field keeps what is typed; a day set from outside (Back, a reset) recreates it. */
function DebouncedDate({ day, onDay, ...rest }: DebouncedDateProps) {
  const [given, setGiven] = useState(day)
  const [seen, setSeen] = useState({ day, turn: 0 })
  if (seen.day !== day) setSeen({ day, turn: day === given ? seen.turn : seen.turn + 1 })
  const debounced = useDebounce((next: string) => {
    setGiven(next)
    onDay(next)
  }, timings.searchPause)
  return (
    <DateInput
      key={seen.turn}
      {...rest}
      initial={day}
      onDay={(next) => {
        if (next !== undefined) debounced.schedule(next)
      }}
    />
  )
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold text-neutral-800">
        {label}
      </label>
      {children}
    </div>
  )
}
