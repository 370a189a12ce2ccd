// HTTP API of daily vouchers: what each account was debited and credited on each day of a month, for the general ledger.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { pageOf } from '#kit/outputs.ts'
import { searchedFields } from '#kit/page.ts'
import { code } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { pattern } from '#kit/validation/rules.ts'

/** `number`: that of the account. Debits and credits of a day add up to the same. */
export const voucherLine = z.object({
  day: z.string(),
  account: z.string(),
  number: z.number(),
  debitPaisa: z.number(),
  creditPaisa: z.number(),
})
export type VoucherLine = z.infer<typeof voucherLine>

export const vouchersApi = {
  vouchers: {
    method: 'GET',
    path: '/admin/ledger/{orgId}/vouchers',
    for: 'ledger:read',
    report: true,
    summary: {
      en: 'Daily vouchers of a Bikram Sambat month, by default the present one: debits and credits by day and account',
      ne: 'कुनै महिनाका (नदिए चालु महिनाका) दैनिक गोश्वारा भौचर: दिन र खाताअनुसार डेबिट र क्रेडिट',
    },
    input: form({ orgId, ...searchedFields, period: code(pattern(/^[0-9]{4}\/(0[1-9]|1[0-2])$/)) }),
    output: pageOf(voucherLine),
  },
} as const satisfies Contract

export type VouchersApi = typeof vouchersApi
