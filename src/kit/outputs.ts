// Output schemas that the contracts share: the bilingual pair, a rule's verdict and a page of a list. Screens import their types only.

import * as z from 'zod/mini'

/** A text in both languages; '' where nobody entered one. */
export const bilingual = z.object({ en: z.string(), ne: z.string() })

/** As `FocalPoint` of `kit/pictures.ts`; null where nobody has set one. */
export const focalPoint = z.nullable(z.object({ x: z.number(), y: z.number() }))

/** Whether something may be done now; `key` is the message of the reason when not. As `Verdict` of `kit/refusal.ts`. */
export const verdict = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({
    ok: z.literal(false),
    key: z.string(),
    values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  }),
])

/** The generic list response: the rows of one page and the count of all that match. */
export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ data: z.array(row), total: z.number() })
}

/** The same for a list that may be long; `totalIsLeast`: counting stopped at `total`, more rows may match. */
export function countedPageOf<Row extends z.ZodMiniType>(row: Row) {
  return z.extend(pageOf(row), { totalIsLeast: z.optional(z.boolean()) })
}
