// Cast of the tests: people of the demonstration with the permissions of their roles.

import { cast as people } from '#demonstration/cast.ts'
import type { DemonstrationPerson } from '#demonstration/cast.ts'
import { givenRoles, type GivenRole } from '#features/people/contract/roles.ts'
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
  sunita: withPermissions(people.sunita),
  dipak: withPermissions(people.dipak),
}

/** A person of Damak, or of another organisation, who has this role and no other. */
export function holderOf(role: GivenRole, orgId = 487): CastStaff {
  const [permissions, place] = [permissionsOf(role), givenRoles.indexOf(role)]
  const own = { ...cast.maya, key: role, roles: [role], permissions, orgId }
  return orgId === cast.maya.orgId
    ? { ...own, id: 900 + place, email: `${role}@walk.example` }
    : { ...own, id: 950 + place, email: `${role}-${orgId}@walk.example` }
}

/** The same person with these permissions, whatever `roles.ts` gives them. */
export function permitted(member: CastStaff, ...permissions: Permission[]): CastStaff {
  return { ...member, permissions }
}

function withPermissions<Person extends DemonstrationPerson>(person: Person) {
  return { ...person, permissions: person.roles.flatMap((role) => permissionsOf(role)) as readonly Permission[] }
}
