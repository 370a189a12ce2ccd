// Fields of corrections of published items, and conflicts of the rows that take a version.

import { longText } from '#kit/validation/fields.ts'
import { maxLength } from '#kit/validation/rules.ts'

/** Why an item is corrected, for its history; one language is enough, and it may be left out. */
export const correctionNote = { noteNe: longText(maxLength(1000)), noteEn: longText(maxLength(1000)) }

/** Of the rows that take a version. */
export const versionConflicts = ['publishing.changed_meanwhile'] as const
