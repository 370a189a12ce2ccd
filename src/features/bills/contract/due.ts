// What of billing is to be approved, as the dashboard counts it.

import * as z from 'zod/mini'

export const billingDue = z.object({ runs: z.number(), credits: z.number() })
export type BillingDue = z.infer<typeof billingDue>
