// Who is a person here, and which roles can one be given?

import * as z from 'zod/mini'

/** Roles that are given by a row; visitor and customer are what everybody else is. */
export const givenRoles = [
  'editor',
  'clerk',
  'checker',
  'approver',
  'complaint-officer',
  'accountant',
  'administrator',
  'platform-administrator',
] as const
export type GivenRole = (typeof givenRoles)[number]
export type RoleName = GivenRole | 'visitor' | 'customer'

/** These may do so much that a password alone does not open them. */
export const rolesWithSecondFactor: readonly GivenRole[] = ['administrator', 'platform-administrator']

export const bilingual = z.object({ en: z.string(), ne: z.string() })

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
