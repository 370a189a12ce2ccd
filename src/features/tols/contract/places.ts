// Schemas of supply zones and tols.

import * as z from 'zod/mini'
import { bilingual } from '#kit/outputs.ts'
import { codeShape, maxCodeLength } from './codes.ts'

export const code = z.string().check(z.maxLength(maxCodeLength), z.regex(codeShape))

/** The area behind one valve; all its tols are supplied at the same hours. */
export const supplyZone = z.object({ code, name: bilingual })

/** A neighbourhood of a ward, the smallest place in a schedule. `zone` is the code of its supply zone; `former` are the codes of closed tols that it succeeds. */
export const tol = z.object({
  code,
  name: bilingual,
  ward: z.int(),
  zone: code,
  former: z.optional(z.array(code)),
})

export type SupplyZone = z.infer<typeof supplyZone>
export type Tol = z.infer<typeof tol>
