// Where does water go: which supply zones are there, and which tols of which wards hang on them?

import * as z from 'zod/mini'

/** What offices name rows by in files and addresses: small letters, digits and hyphens. */
export const codeShape = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const code = z.string().check(z.maxLength(40), z.regex(codeShape))

export const bilingual = z.object({ en: z.string(), ne: z.string() })

/** The area behind one valve: all its tols get water at the same hours. */
export const supplyZone = z.object({ code, name: bilingual })

/** A community of a ward, the smallest place a schedule names. `zone` is its supply zone's code. */
export const tol = z.object({ code, name: bilingual, ward: z.int(), zone: code })

export type SupplyZone = z.infer<typeof supplyZone>
export type Tol = z.infer<typeof tol>

/** The most wards a municipality of Nepal has. */
export const mostWards = 33
