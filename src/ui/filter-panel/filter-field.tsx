// Field of a filter, by its type: text, select, date, or a range of dates or sizes.

import { useState, type ReactNode } from 'react'
import { translator, type Language } from '#kit/language.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { isRange, type RangeType } from '#kit/table/columns.ts'
import { textLimit, type FilterValue, type ValueRange } from '#kit/table/query.ts'
import { timings } from '#kit/table/timings.ts'
import { DateInput } from '#ui/date-field/date-input.tsx'
import { Select } from '#ui/select/select.tsx'
import { DebouncedInput } from '#ui/debounced-input.tsx'
import { useDebounce } from '#ui/use-debounce.ts'
import { endLabels, withEnd, type FilterDefinition } from './filters.ts'
import { SizeInput } from './size-input.tsx'

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
  if (isRange(filter.type)) return <RangeField {...props} type={filter.type} />
  const text = typeof value === 'string' ? value : ''
  const { label } = filter
  return (
    <Labelled id={id} label={label}>
      {filter.type === 'date' ? (
        <DebouncedDate id={id} {...rest} label={label} value={text} onValue={(day) => onFilter(day || undefined)} />
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

function RangeField({
  id,
  name,
  filter,
  type,
  value,
  language,
  today,
  onFilter,
}: FilterFieldProps & { type: RangeType }) {
  const t = translator(tableMessages, language)
  const range: ValueRange = typeof value === 'object' ? value : {}
  const ends = [
    { end: 'from', label: t(endLabels[type].from), name: `${name}From` },
    { end: 'to', label: t(endLabels[type].to), name: `${name}To` },
  ] as const
  const End = type === 'sizerange' ? DebouncedSize : DebouncedDate
  return (
    <fieldset className="filter-range">
      <legend className="filter-label">{filter.label}</legend>
      {ends.map(({ end, label, name }) => (
        <div key={end}>
          <label htmlFor={`${id}${end}`}>{label}</label>
          <End
            id={`${id}${end}`}
            {...{ name, language, today }}
            label={`${filter.label}, ${label}`}
            value={range[end] ?? ''}
            onValue={(next) => onFilter(withEnd(type, range, end, next))}
          />
        </div>
      ))}
    </fieldset>
  )
}

type DebouncedProps = Pick<FilterFieldProps, 'id' | 'name' | 'language' | 'today'> & {
  label: string
  value: string
  onValue: (value: string) => void
}

function DebouncedDate({ value, onValue, ...rest }: DebouncedProps) {
  const { turn, schedule } = useTyped(value, onValue)
  return (
    <DateInput
      key={turn}
      {...rest}
      initial={value}
      onDay={(next) => {
        if (next !== undefined) schedule(next)
      }}
    />
  )
}

function DebouncedSize({ value, onValue, id, name, label, language }: DebouncedProps) {
  const { turn, schedule } = useTyped(value, onValue)
  return <SizeInput key={turn} {...{ id, name, label, language }} bytes={value} onBytes={schedule} />
}

/** The field keeps what is typed; a value set from outside (Back, a reset) begins another turn, which recreates it. */
function useTyped(value: string, onValue: (value: string) => void) {
  const [given, setGiven] = useState(value)
  const [seen, setSeen] = useState({ value, turn: 0 })
  if (seen.value !== value) setSeen({ value, turn: value === given ? seen.turn : seen.turn + 1 })
  const { schedule } = useDebounce((next: string) => {
    setGiven(next)
    onValue(next)
  }, timings.searchPause)
  return { turn: seen.turn, schedule }
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="filter-label">
        {label}
      </label>
      {children}
    </div>
  )
}
