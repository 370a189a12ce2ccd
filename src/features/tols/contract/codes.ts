// Format of the codes of zones, tols and schedule rows, and the number of wards.

import { text } from '#kit/validation/fields.ts'
import { maxLength, pattern } from '#kit/validation/rules.ts'

/** Format of codes in files and addresses: lower-case letters, digits and hyphens. */
export const codeShape = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const maxCodeLength = 40

/** The code of a tol in an API request. */
export const tolCode = text(maxLength(maxCodeLength), pattern(codeShape))

/** Maximum number of wards of a municipality of Nepal. */
export const maxWards = 33
