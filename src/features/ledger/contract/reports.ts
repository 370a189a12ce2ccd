// HTTP API of the list of reports: what each is called, where it is read and by which parameters.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'

/** `path`: of the row of the API that gives the report. */
export const listedReport = z.object({
  report: z.string(),
  title: bilingual,
  path: z.string(),
  parameters: z.array(z.string()),
})
export const reportsPage = pageOf(listedReport)
export type ReportsPage = z.infer<typeof reportsPage>

export const reportsApi = {
  listReports: {
    method: 'GET',
    path: '/admin/reports/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'The reports of the ledger, with the row that gives each and its parameters',
      ne: 'खाताका प्रतिवेदन, प्रत्येक पाइने ठेगाना र छनोटका आधारसहित',
    },
    input: form({ orgId, ...listFields(['report']) }),
    output: reportsPage,
  },
} as const satisfies Contract
