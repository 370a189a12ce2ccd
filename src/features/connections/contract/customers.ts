// HTTP API of customers: the present holders of connections, by customer number.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, countedPageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import { connectionStates, holderKinds } from './connection.ts'

/** `phone` is masked. `since`: ISO date from which they hold the connection. */
export const listedCustomer = z.object({
  connectionId: z.number(),
  customerNumber: z.string(),
  oldNumber: z.nullable(z.string()),
  kind: z.enum(holderKinds),
  name: bilingual,
  phone: z.nullable(z.string()),
  since: z.string(),
  ward: z.nullable(z.number()),
  tol: bilingual,
  state: z.enum(connectionStates),
})
export const customersPage = countedPageOf(listedCustomer)
export type CustomersPage = z.infer<typeof customersPage>

export const customersApi = {
  listCustomers: {
    method: 'GET',
    path: '/admin/customers/{orgId}',
    for: 'connections:read',
    summary: {
      en: 'Customers, the present holders of connections, by customer number; search: customer number, old number, meter, phone or name in either script',
      ne: 'ग्राहक नम्बरको क्रममा धाराका हालका ग्राहक; खोज: ग्राहक नम्बर, पुरानो नम्बर, मिटर, फोन वा दुवै लिपिमा नाम',
    },
    input: form({ orgId, ...listFields(['customerNumber']) }),
    output: customersPage,
  },
} as const satisfies Contract
