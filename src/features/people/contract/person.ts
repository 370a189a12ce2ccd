// Schemas of the signed-in person and of a customer's details, and the type of a customer number.

import * as z from 'zod/mini'
import { bilingual } from '#kit/outputs.ts'
import { givenRoles } from './roles.ts'

/** The person in responses to signed-in clients. `kind` is the kind of the session. */
export const person = z.object({
  id: z.number(),
  name: bilingual,
  kind: z.enum(['customer', 'staff']),
  roles: z.array(z.enum(givenRoles)),
})
export type Person = z.infer<typeof person>

/** What forms start from, for a customer's own device: contacts, and the taps in this organisation. */
export const customerDetails = z.object({
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  taps: z.array(
    z.object({
      customerNumber: z.string(),
      ward: z.nullable(z.number()),
      tol: bilingual,
      customerType: z.nullable(z.string()),
      tapSize: z.nullable(z.string()),
    }),
  ),
})
export type CustomerDetails = z.infer<typeof customerDetails>

/** One customer number of a person; a person with two taps has two. */
export type Customer = {
  id: number
  customerNumber: string
  address: { en: string; ne: string }
  ward: number | null
  /** '' in both languages where it is not recorded. */
  tol: { en: string; ne: string }
  /** As in the tariffs; null: not recorded. */
  customerType: string | null
  tapSize: string | null
  connectedOn: string | null
}
