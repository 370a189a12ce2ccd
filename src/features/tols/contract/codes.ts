// Codes by which files and addresses name zones, tols and schedule rows, and the number of wards.

import { text } from '#kit/validation/fields.ts'
import { maxLength, pattern } from '#kit/validation/rules.ts'

/** What offices name rows by in files and addresses: small letters, digits and hyphens. */
export const codeShape = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const maxCodeLength = 40

/** The code of a tol as a program asks for it. */
export const tolCode = text(maxLength(maxCodeLength), pattern(codeShape))

/** The most wards a municipality of Nepal has. */
export const mostWards = 33
