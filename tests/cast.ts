// Cast of the tests: people of the demonstration with the permissions of their roles.

import { cast as people } from '#demonstration/cast.ts'
import type { DemonstrationPerson } from '#demonstration/cast.ts'
import type { Permission } from '#root/permissions.ts'
import { permissionsOf } from '#root/roles.ts'

export type CastMember = DemonstrationPerson & {
  /** Permissions of the roles, unless a test sets others. */
  permissions: readonly Permission[]
}
export type CastCustomer = CastMember & { kind: 'customer' }
export type CastStaff = CastMember & { kind: 'staff' }

export const cast = {
  sita: withPermissions(people.sita),
  hari: withPermissions(people.hari),
  ramesh: withPermissions(people.ramesh),
  gita: withPermissions(people.gita),
  bishnu: withPermissions(people.bishnu),
  maya: withPermissions(people.maya),
  kamala: withPermissions(people.kamala),
  rajendra: withPermissions(people.rajendra),
}

/** The same person with these permissions, whatever `roles.ts` gives them. */
export function permitted(member: CastStaff, ...permissions: Permission[]): CastStaff {
  return { ...member, permissions }
}

function withPermissions<Person extends DemonstrationPerson>(person: Person) {
  return { ...person, permissions: person.roles.flatMap((role) => permissionsOf(role)) as readonly Permission[] }
}
