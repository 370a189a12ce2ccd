// A person as signed-in answers name them, and a customer number of theirs.

import * as z from 'zod/mini'
import { bilingual } from '#kit/outputs.ts'
import { givenRoles } from './roles.ts'

/** The person as every signed-in answer names it. `kind` is the door this session came through. */
export const person = z.object({
  id: z.number(),
  name: bilingual,
  kind: z.enum(['customer', 'staff']),
  roles: z.array(z.enum(givenRoles)),
})
export type Person = z.infer<typeof person>

/** One customer number of a person; somebody with two taps has two. */
export type Customer = {
  id: number
  customerNumber: string
  address: { en: string; ne: string }
  ward: number | null
  connectedOn: string | null
}
