// SQL of granted roles.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { GivenRole } from '../contract/roles.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    roleGrants: { role: GivenRole }
  }
}

/** Other organisations, by number, in which the person has a current role or is a customer; null means the whole installation. */
export async function listOtherOrganisations({ db, org }: Scope, personId: number): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('roleGrants')
    .select('orgId')
    .distinct()
    .where('personId', '=', personId)
    .where('endedAt', 'is', null)
    .where((where) => where.or([where('orgId', 'is', null), where('orgId', '!=', org.id)]))
    .union(
      db
        .selectFrom('customers')
        .select(sql<number | null>`org_id`.as('orgId'))
        .where('personId', '=', personId)
        .where('orgId', '!=', org.id),
    )
    .union(
      db
        .selectFrom('connectionLinks')
        .select(sql<number | null>`org_id`.as('orgId'))
        .where('personId', '=', personId)
        .where('orgId', '!=', org.id),
    )
    .execute()
  return rows.map(({ orgId }) => orgId)
}

/** Number of active administrators of this organisation except one person; locks their grants until the end of the transaction. */
export async function countOtherAdministrators({ db, org }: Scope, personId: number): Promise<number> {
  const rows = await db
    .selectFrom('roleGrants as g')
    .innerJoin('people as p', 'p.id', 'g.personId')
    .select('g.personId')
    .where('g.orgId', '=', org.id)
    .where('g.role', '=', 'administrator')
    .where('g.endedAt', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('suspensions as s')
            .select('s.id')
            .whereRef('s.personId', '=', 'g.personId')
            .where('s.orgId', '=', org.id)
            .where('s.liftedAt', 'is', null),
        ),
      ),
    )
    .where(
      sql<boolean>`not exists (select from demonstration_people d where d.person_id = g.person_id and d.closed_at is not null)`,
    )
    .forUpdate('g')
    .execute()
  return rows.filter((row) => row.personId !== personId).length
}

/** Grants a role; idempotent. */
export async function insertGrant({ db, org }: Scope, personId: number, role: GivenRole, at: Date, by: string) {
  const orgId = role === 'platform-administrator' ? null : org.id
  await db
    .insertInto('roleGrants')
    .values({ personId, orgId, role, grantedAt: at, grantedBy: by })
    .onConflict((on) => on.doNothing())
    .execute()
}

export async function endGrant({ db, org }: Scope, personId: number, role: GivenRole, at: Date, by: string) {
  await db
    .updateTable('roleGrants')
    .set({ endedAt: at, endedBy: by })
    .where('personId', '=', personId)
    .where('role', '=', role)
    .where((where) => where.or([where('orgId', '=', org.id), where('orgId', 'is', null)]))
    .where('endedAt', 'is', null)
    .execute()
}
