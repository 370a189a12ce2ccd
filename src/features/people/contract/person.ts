// Schema of the signed-in person, and the type of a customer number.

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

/** One customer number of a person; a person with two taps has two. */
export type Customer = {
  id: number
  customerNumber: string
  address: { en: string; ne: string }
  ward: number | null
  connectedOn: string | null
}
