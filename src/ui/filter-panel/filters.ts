// Filters of a list: their definition, and their active values as short text.

import { formatDate } from '#kit/format/dates.ts'
import { formatFileSize } from '#kit/format/file-size.ts'
import { inDigits, translator, type Language } from '#kit/language.ts'
import type { FilterType, RangeType } from '#kit/table/columns.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { isActive, rangeOf, type Filters, type FilterValue, type ValueRange } from '#kit/table/query.ts'

/** Labels are in the reader's language. `name` is the parameter of a form without script; a range adds `From` and `To` to it. */
export type FilterDefinition = {
  key: string
  label: string
  type: FilterType
  name?: string
  options?: readonly { value: string; label: string }[]
}

/** The labels of the two ends of a range. */
export const endLabels = {
  daterange: { from: 'table.from', to: 'table.to' },
  sizerange: { from: 'table.atLeast', to: 'table.atMost' },
} as const satisfies Record<RangeType, Record<keyof ValueRange, keyof typeof tableMessages>>

/** The filters with a value, in the order of the panel. */
export function activeFilters(filters: readonly FilterDefinition[], values: Filters): FilterDefinition[] {
  return filters.filter((filter) => isActive(values[filter.key]))
}

/** @example filterText({ key: 'kind', label: 'File', type: 'text' }, 'map', 'en') // 'map' */
export function filterText(filter: FilterDefinition, value: FilterValue, language: Language): string {
  if (typeof value !== 'string') return rangeText(value, language, filter.type === 'sizerange' ? sizeText : dayText)
  if (filter.type === 'date') return formatDate(value, language, 'numeric')
  return filter.options?.find((option) => option.value === value)?.label ?? inDigits(value, language)
}

/** A range with one end set or, by an empty value, removed; ends in the wrong order are swapped. */
export function withEnd(type: RangeType, range: ValueRange, end: 'from' | 'to', value: string): ValueRange | undefined {
  const next = rangeOf(type, { ...range, [end]: value })
  return isActive(next) ? next : undefined
}

function rangeText(
  { from, to }: ValueRange,
  language: Language,
  shown: (value: string, language: Language) => string,
): string {
  const t = translator(tableMessages, language)
  const start = from ? shown(from, language) : ''
  const end = to ? shown(to, language) : ''
  if (start && end) return `${start} – ${end}`
  return start ? t('table.fromValue', { value: start }) : t('table.toValue', { value: end })
}

function dayText(isoDate: string, language: Language): string {
  return formatDate(isoDate, language, 'numeric')
}

function sizeText(bytes: string, language: Language): string {
  return formatFileSize(Number(bytes), language)
}
