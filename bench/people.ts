// Sessions of a person of each role on a started product, opened without the limits of signing in.

import { join } from 'node:path'
import { seedPerson } from '#demonstration/people.ts'
import type { RoleName } from '#features/people/contract/roles.ts'
import { findPerson, readMembership } from '#features/people/operations.server.ts'
import { openSession } from '#features/sessions/operations/complete-sign-in.server.ts'
import type { Database } from '#platform/database.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { readKeys } from '#platform/keys.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { openTenants } from '#platform/tenant.server.ts'
import { cast, holderOf, type CastMember } from '#tests/cast.ts'

export type SignedInRole = Exclude<RoleName, 'visitor'>

/** Adds the people of these roles to an organisation; the function returned gives a new access token of one of them. */
export async function openPeople(dataDir: string, database: Database, roles: readonly SignedInRole[], orgId = 487) {
  const keys = await readKeys({ tokenSecret: undefined, dataDir }, async () => true)
  const files = openFileStore(join(dataDir, 'files'))
  const at = { database, files, keys, clock: () => new Date(), tenants: await openTenants(database) }
  for (const role of roles) await seedPerson(at, memberOf(role, orgId))
  return async (role: SignedInRole): Promise<string> => {
    const { id, kind } = memberOf(role, orgId)
    const ctx = systemContext(at, at.tenants.byId(orgId)!, 'bench')
    const person = (await findPerson(database, id))!
    const verified = { person, membership: await readMembership(ctx, id), kind }
    return (await openSession(ctx, verified, {}, ctx.now)).accessToken.token
  }
}

function memberOf(role: SignedInRole, orgId: number): CastMember {
  if (role !== 'customer') return holderOf(role, orgId)
  return { ...cast.sita, id: 899, orgId, email: 'customer@walk.example', customerNumber: '99001' }
}
