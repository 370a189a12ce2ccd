// What is shown of the credit note of a bill: its number and day, the bill that has replaced the credited one, and a pending request.

import * as z from 'zod/mini'
import { verdict } from '#kit/outputs.ts'

/** Numbers are as addresses write them, such as `2083-84-12`. `replacedBy`: null until the month is billed anew. */
export const billCredit = z.object({
  number: z.string(),
  creditedOn: z.string(),
  replacedBy: z.nullable(z.string()),
})
export type BillCredit = z.infer<typeof billCredit>

/** A credit note that is prepared and not approved. `mayApprove`: by the person who reads it. */
const creditRequest = z.object({
  id: z.number(),
  reason: z.string(),
  prepared: z.object({ at: z.string(), by: z.string() }),
  mayApprove: verdict,
})
export type CreditRequest = z.infer<typeof creditRequest>

/** Whether the person who reads a bill may request its credit note. `persons`: two when a second person approves. */
export const crediting = z.object({
  mayBeCredited: verdict,
  persons: z.number(),
  request: z.nullable(creditRequest),
})
export type Crediting = z.infer<typeof crediting>
