// Fields that the rows of ordered lists share: the order of a list, and texts of which one language is enough.

import { recordId } from '#kit/inputs.ts'
import type { Field } from '#kit/validation/fields.ts'
import { list, longText, text } from '#kit/validation/fields.ts'
import { maxLength, required, unicodeNepali, when } from '#kit/validation/rules.ts'

/** More rows than any list of an office has; each list has a limit of its own below it. */
export const maxRows = 500

/** `ids` in the new order, and as they were `seen`, so that nobody orders a list that has changed meanwhile. */
export const orderFields = {
  ids: list(recordId(), { max: maxRows }, required()),
  seen: list(recordId(), { max: maxRows }, required()),
}

/** What changed and why, for the history of a row; visitors do not see it. */
export const noteField = { note: longText(maxLength(500)) }

/** The Nepali text of a pair of which one language is enough. @example { nameNe: neededNe('nameEn'), nameEn: optionalEn() } */
export function neededNe(english: string, max = 200): Field<string, false> {
  const needed = when((values) => values[english] === undefined, required('lists.one_language'))
  return text(needed, unicodeNepali(), maxLength(max))
}

export function optionalNe(max = 200): Field<string, false> {
  return text(unicodeNepali(), maxLength(max))
}

export function optionalEn(max = 200): Field<string, false> {
  return text(maxLength(max))
}
