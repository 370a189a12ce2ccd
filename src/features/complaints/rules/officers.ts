// To whom a complaint can be assigned.

import type { GivenRole } from '#features/people/contract/roles.ts'

/** The roles that answer complaints; a test compares them with `complaints:answer` in `roles.ts`. */
export const answeringRoles: readonly GivenRole[] = ['clerk', 'complaint-officer']

/** A complaint is assigned only to somebody who can act on it: with such a role, and not suspended. */
export function mayBeAssignee({ roles, suspended }: { roles: readonly GivenRole[]; suspended: boolean }): boolean {
  return !suspended && roles.some((role) => answeringRoles.includes(role))
}
