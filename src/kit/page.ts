// One page of a list: input fields, response shape, and slicing of rows in memory.

import { choice, fieldOf, text, withDefault, type Field } from './validation/fields.ts'
import type { FormValue } from './validation/form.ts'
import { toNumber } from './validation/given.ts'
import { maxLength } from './validation/rules.ts'

/** Which page of which length. A number out of range is replaced by the nearest allowed one. */
export const pagingFields = pagingUpTo(100)

/** The same with at most `max` rows on a page. */
export function pagingUpTo(max: number) {
  return { page: withDefault(nearestNumber(1, 1_000_000), 1), limit: withDefault(nearestNumber(1, max), 10) }
}

/** The fields by which a list in a fixed order is paged and searched. */
export const searchedFields = { ...pagingFields, search: text(maxLength(200)) }

/**
 * The fields by which a list is paged, searched and sorted by one of `columns`; another column is refused.
 * @example form({ orgId, ...listFields(['name', 'email']) })
 */
export function listFields<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return { ...searchedFields, sortBy: choice(columns), sortOrder: choice(['asc', 'desc']) }
}

/** The same for a short list, which is read as a whole where no `limit` is given. */
export function shortListFields<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return { ...listFields(columns), limit: nearestNumber(1, 100) }
}

export type Paging = FormValue<typeof pagingFields>
export type SearchedQuery = FormValue<typeof searchedFields>
export type ListQuery<Column = string> = SearchedQuery & { sortBy?: Column; sortOrder?: 'asc' | 'desc' }
export type ShortListQuery = Omit<ListQuery, 'limit'> & { limit?: number }

/** The rows of one page and the count of all that match. */
export type Page<T> = { data: T[]; total: number }

/** One page of rows that are all in memory. @example cutPage(['a', 'b', 'c'], { page: 2, limit: 2 }) // { data: ['c'], total: 3 } */
export function cutPage<T>(rows: readonly T[], { page, limit }: Paging): Page<T> {
  return { data: rows.slice((page - 1) * limit, page * limit), total: rows.length }
}

/** The allowed whole number nearest to the input; what is no number counts as not given. */
function nearestNumber(min: number, max: number): Field<number, false> {
  const read = (raw: unknown) => {
    const number = toNumber(raw)
    return { value: number === undefined ? undefined : Math.min(Math.max(Math.trunc(number), min), max) }
  }
  return fieldOf('number', read, { type: 'integer', minimum: min, maximum: max }, [])
}
