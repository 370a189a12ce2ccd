// To whom a complaint can be assigned.

import { givenRoles, type GivenRole } from '#features/people/contract/roles.ts'
import { permissionsOf } from '#root/roles.ts'

/** The roles that answer complaints. */
export const answeringRoles: readonly GivenRole[] = givenRoles.filter((role) =>
  permissionsOf(role).includes('complaints:answer'),
)

/** A complaint is assigned only to somebody who can act on it: with such a role, and not suspended. */
export function mayBeAssignee({ roles, suspended }: { roles: readonly GivenRole[]; suspended: boolean }): boolean {
  return !suspended && roles.some((role) => answeringRoles.includes(role))
}
