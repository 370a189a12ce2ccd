// Filters of a list: their definition, and their active values as short text.

import { formatDate } from '#kit/format/dates.ts'
import { inDigits, translator, type Language } from '#kit/language.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { isActive, type DateRange, type Filters, type FilterValue } from '#kit/table/query.ts'

/** Labels are in the reader's language. `name` is the parameter of a form without script; a range adds `From` and `To` to it. */
export type FilterDefinition = {
  key: string
  label: string
  type: 'text' | 'select' | 'date' | 'daterange'
  name?: string
  options?: readonly { value: string; label: string }[]
}

/** The filters with a value, in the order of the panel. */
export function activeFilters(filters: readonly FilterDefinition[], values: Filters): FilterDefinition[] {
  return filters.filter((filter) => isActive(values[filter.key]))
}

/** @example filterText({ key: 'kind', label: 'File', type: 'text' }, 'map', 'en') // 'map' */
export function filterText(filter: FilterDefinition, value: FilterValue, language: Language): string {
  if (typeof value !== 'string') return rangeText(value, language)
  if (filter.type === 'date') return formatDate(value, language, 'numeric')
  return filter.options?.find((option) => option.value === value)?.label ?? inDigits(value, language)
}

/** A range with one end set or removed; ends in the wrong order are swapped. */
export function withEnd(range: DateRange, end: 'from' | 'to', day: string): DateRange | undefined {
  const { [end]: _old, ...other } = range
  const next: DateRange = day ? { ...other, [end]: day } : other
  if (!next.from && !next.to) return undefined
  return next.from && next.to && next.from > next.to ? { from: next.to, to: next.from } : next
}

function rangeText({ from, to }: DateRange, language: Language): string {
  const t = translator(tableMessages, language)
  const start = from ? formatDate(from, language, 'numeric') : ''
  const end = to ? formatDate(to, language, 'numeric') : ''
  if (start && end) return `${start} – ${end}`
  return start ? t('table.fromDay', { date: start }) : t('table.toDay', { date: end })
}
