// Whose is an access token, in this organisation, at this moment?

import type { Identify } from '#platform/admit.server.ts'
import type { Ctx, Customer, Staff } from '#platform/context.ts'
import type { Keys } from '#platform/keys.server.ts'
import { findPerson, listCustomersOf, readStanding } from '#features/people/operations.server.ts'
import type { Permission } from '#root/permissions.ts'
import type { GivenRole } from '#features/people/contract/roles.ts'
import { rolesWithSecondFactor } from '#features/people/contract/roles.ts'
import type { Who } from '../contract/api.ts'
import { findSecondFactor } from '../store/second-factors.server.ts'
import { findSession } from '../store/sessions.server.ts'

/** The matrix of `roles.ts`. */
export type PermissionsOf = (role: GivenRole) => readonly Permission[]

/**
 * Reads a bearer token. The session and the roles are looked up each time, so that ending, suspending and taking a role
 * away work at once. Roles that need a second factor allow nothing until it was shown in this session.
 */
export function identifyBy(keys: Keys, permissionsOf: PermissionsOf): Identify {
  return async (token, { org, db, now }) => {
    const claims = await keys.read('access', token, now)
    const session = claims && (await findSession(db, Number(claims.sid)))
    if (!session || session.endedAt || session.endsAt <= now) return undefined
    const { roles, isCustomer, suspended } = await readStanding({ db, org }, session.personId)
    const atHome = session.orgId === org.id || roles.includes('platform-administrator')
    if (!atHome) return { kind: 'foreigner' }
    const person = await findPerson(db, session.personId)
    if (!person || suspended) return undefined
    const known = { id: person.id, name: person.nameEn, session: session.id }
    if (session.kind === 'customer') return isCustomer ? ({ ...known, kind: 'customer' } satisfies Customer) : undefined
    if (roles.length === 0) return undefined
    const due = session.provedAt === null && roles.some((role) => rolesWithSecondFactor.includes(role))
    const permissions = new Set(due ? [] : roles.flatMap((role) => permissionsOf(role)))
    return { ...known, kind: 'staff', permissions } satisfies Staff
  }
}

/** What a signed-in screen needs to know about the person before it. */
export async function whoAmI(ctx: Ctx<Customer | Staff>): Promise<Who> {
  const { actor, db, org } = ctx
  const [person, { roles }, factor, session] = await Promise.all([
    findPerson(db, actor.id),
    readStanding(ctx, actor.id),
    findSecondFactor(db, actor.id),
    findSession(db, actor.session),
  ])
  const isStaff = actor.kind === 'staff'
  return {
    person: {
      id: actor.id,
      name: { en: person!.nameEn, ne: person!.nameNe },
      kind: actor.kind,
      roles: isStaff ? roles : [],
    },
    organisation: { id: org.id, name: org.name },
    permissions: isStaff ? [...actor.permissions].toSorted() : [],
    secondFactor: {
      on: factor?.confirmedAt != null,
      due: isStaff && !session?.provedAt && roles.some((role) => rolesWithSecondFactor.includes(role)),
    },
    language: person!.language,
  }
}

/** Everything that must not be in this person's password. */
export async function wordsAbout(ctx: Ctx, personId: number): Promise<string[]> {
  const person = await findPerson(ctx.db, personId)
  const customers = await listCustomersOf(ctx, personId)
  const phone = person?.phone?.replace('+977', '')
  const all = [person?.nameEn, person?.nameNe, person?.email, phone, ...customers.map((one) => one.customerNumber)]
  return all.filter((word): word is string => Boolean(word))
}
