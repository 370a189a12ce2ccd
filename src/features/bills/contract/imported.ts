// HTTP API of what an organisation that bills in another program has imported: bills and payments by month.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'

const paisa = z.number()

/** `period`: null for payments of no month. Entries of the ledger and history of before it, without bills of runs and payments with a receipt. */
export const importedMonth = z.object({
  period: z.nullable(z.string()),
  bills: z.number(),
  billedPaisa: paisa,
  payments: z.number(),
  paidPaisa: paisa,
})
export type ImportedMonth = z.infer<typeof importedMonth>

export const importedApi = {
  importedMonths: {
    method: 'GET',
    path: '/admin/importedBills/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Bills and payments of the last two years that were imported from another program, by month, newest first; money in paisa',
      ne: 'अर्को प्रोग्रामबाट आयात गरिएका पछिल्ला दुई वर्षका बिल र भुक्तानी, महिनाअनुसार, नयाँदेखि पुराना क्रममा; रकम पैसामा',
    },
    input: form({ orgId }),
    output: z.object({ data: z.array(importedMonth) }),
  },
} as const satisfies Contract
