// Supply zones and the tols that hang on them.

import * as z from 'zod/mini'
import { bilingual } from '#kit/outputs.ts'
import { codeShape, maxCodeLength } from './codes.ts'

export const code = z.string().check(z.maxLength(maxCodeLength), z.regex(codeShape))

/** The area behind one valve: all its tols get water at the same hours. */
export const supplyZone = z.object({ code, name: bilingual })

/** A community of a ward, the smallest place a schedule names. `zone` is its supply zone's code. */
export const tol = z.object({ code, name: bilingual, ward: z.int(), zone: code })

export type SupplyZone = z.infer<typeof supplyZone>
export type Tol = z.infer<typeof tol>
