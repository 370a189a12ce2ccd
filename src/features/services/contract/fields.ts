// Field of a text that is required in at least one language.

import { text } from '#kit/validation/fields.ts'
import { maxLength, required, when } from '#kit/validation/rules.ts'
import { maxText } from './nouns.ts'

/** The Nepali text, required when the English one beside it is empty. */
export function neededInNepali(english: string) {
  return text(
    when((values) => values[english] === undefined, required('services.required')),
    maxLength(maxText, 'services.too_long'),
  )
}
