// Numbers of the complaints of one type that were received in a period.

import * as z from 'zod/mini'
import { bilingual } from '#kit/outputs.ts'

export const complaintNumbers = z.object({
  type: z.string(),
  label: bilingual,
  /** The limit in office hours. */
  hours: z.number(),
  received: z.number(),
  finished: z.number(),
  /** Of those finished. */
  inTime: z.number(),
  /** Office hours of those finished; null without one. */
  medianHours: z.nullable(z.number()),
})
export type ComplaintNumbers = z.infer<typeof complaintNumbers>
