// SQL of the connections that were made from applications for new ones.

import type { Scope } from '#platform/context.ts'

export type MadeConnection = { id: number; customerNumber: string }

/** Null where none is entered. */
export async function findMadeConnection({ db, org }: Scope, applicationId: number): Promise<MadeConnection | null> {
  const row = await db
    .selectFrom('applications as a')
    .innerJoin('connections as c', (join) =>
      join.onRef('c.orgId', '=', 'a.orgId').onRef('c.id', '=', 'a.madeConnectionId'),
    )
    .select(['c.id', 'c.customerNumber'])
    .where('a.orgId', '=', org.id)
    .where('a.id', '=', applicationId)
    .executeTakeFirst()
  return row ?? null
}

/** The application from which a connection was made. */
export function findMakingApplication({ db, org }: Scope, connectionId: number) {
  return db
    .selectFrom('applications')
    .select(['id', 'code'])
    .where('orgId', '=', org.id)
    .where('madeConnectionId', '=', connectionId)
    .executeTakeFirst()
}

export async function updateMadeConnection(
  { db, org }: Scope,
  applicationId: number,
  connectionId: number | null,
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ madeConnectionId: connectionId })
    .where('orgId', '=', org.id)
    .where('id', '=', applicationId)
    .execute()
}
