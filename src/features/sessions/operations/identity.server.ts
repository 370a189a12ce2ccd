// Identity of a request: actor and permissions of an access token, and the signed-in person’s profile.

import type { Identify } from '#platform/admit.server.ts'
import type { Ctx, Customer, Staff } from '#platform/context.ts'
import type { Keys } from '#platform/keys.server.ts'
import { findPerson, listCustomersOf, readCustomerDetails, readMembership } from '#features/people/operations.server.ts'
import type { Permission } from '#root/permissions.ts'
import type { GivenRole } from '#features/people/contract/roles.ts'
import { needsSecondFactor } from '#features/people/rules.ts'
import type { Who } from '../contract/api.ts'
import { findSecondFactor } from '../store/second-factors.server.ts'
import { findSession } from '../store/sessions.server.ts'

/** The permissions of a role, from the matrix in `roles.ts`. */
export type PermissionsOf = (role: GivenRole) => readonly Permission[]

/**
 * Verifies a bearer token. Session and roles are read on each request, so that ending a session, suspending a person and
 * revoking a role take effect at once. Roles that require a second factor have no permissions until it is verified in this session.
 */
export function identifyBy(keys: Keys, permissionsOf: PermissionsOf): Identify {
  return async (token, { org, db, now }) => {
    const claims = await keys.read('access', token, now)
    const session = claims && (await findSession(db, Number(claims.sid)))
    if (!session || session.endedAt || session.endsAt <= now) return undefined
    const membership = await readMembership({ db, org }, session.personId)
    const { roles, isCustomer, suspended } = membership
    const belongsHere = session.orgId === org.id || roles.includes('platform-administrator')
    if (!belongsHere) return { kind: 'foreigner' }
    const person = await findPerson(db, session.personId)
    if (!person || suspended) return undefined
    const base = { id: person.id, name: person.nameEn, session: session.id }
    if (session.kind === 'customer') return isCustomer ? ({ ...base, kind: 'customer' } satisfies Customer) : undefined
    if (roles.length === 0) return undefined
    const needsProof = session.provedAt === null && needsSecondFactor(membership)
    const permissions = new Set(needsProof ? [] : roles.flatMap((role) => permissionsOf(role)))
    return { ...base, kind: 'staff', permissions } satisfies Staff
  }
}

/** Profile, permissions and second-factor state of the signed-in person. */
export async function whoAmI(ctx: Ctx<Customer | Staff>): Promise<Who> {
  const { actor, db, org } = ctx
  const [person, membership, factor, session] = await Promise.all([
    findPerson(db, actor.id),
    readMembership(ctx, actor.id),
    findSecondFactor(db, actor.id),
    findSession(db, actor.session),
  ])
  const isStaff = actor.kind === 'staff'
  const { roles } = membership
  return {
    person: {
      id: actor.id,
      name: { en: person!.nameEn, ne: person!.nameNe },
      kind: actor.kind,
      roles: isStaff ? roles : [],
    },
    customer: isStaff ? null : await readCustomerDetails(ctx, person!),
    organisation: { id: org.id, name: org.name },
    permissions: isStaff ? [...actor.permissions].toSorted() : [],
    secondFactor: {
      on: factor !== undefined,
      due: isStaff && !session?.provedAt && needsSecondFactor(membership),
    },
    language: person!.language,
  }
}

/** Names, contacts and customer numbers that must not be part of the person's password. */
export async function personalDetailsOf(ctx: Ctx, personId: number): Promise<string[]> {
  const person = await findPerson(ctx.db, personId)
  const customers = await listCustomersOf(ctx, personId)
  const phone = person?.phone?.replace('+977', '')
  const details = [
    person?.nameEn,
    person?.nameNe,
    person?.email,
    phone,
    ...customers.map(({ customerNumber }) => customerNumber),
  ]
  return details.filter((detail): detail is string => Boolean(detail))
}
