// SQL of dated changes of a connection: another state, another holder.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Connection } from '../contract/api.ts'
import type { HolderKind, ConnectionState } from '../contract/connection.ts'
import { updateSearchKey } from './meters.server.ts'

export type NewHolder = {
  from: string
  kind: HolderKind
  nameEn: string
  nameNe: string
  phone: string | null
  email: string | null
}

/** Serialises changes of one connection; the lock is released with the transaction. */
export async function lockConnection({ db, org }: Scope, id: number): Promise<void> {
  await sql`select from connections where org_id = ${org.id} and id = ${id} for no key update`.execute(db)
}

/** `enteredBy`: the name of the member of staff. */
export async function insertState(
  { db, org }: Scope,
  id: number,
  given: { since: string; state: ConnectionState; reason: string; enteredBy: string; enteredAt: Date },
): Promise<void> {
  await db
    .insertInto('connectionStates')
    .values({ orgId: org.id, connectionId: id, ...given })
    .execute()
}

export type TapOfChange = Pick<Connection, 'customerType' | 'tapSize' | 'sewer'>

/** What the tap was is kept until this day. */
export async function updateTap(
  { db, org }: Scope,
  id: number,
  { before, after, since }: { before: TapOfChange & Pick<Connection, 'metered'>; after: TapOfChange; since: string },
): Promise<void> {
  await db
    .insertInto('connectionFormerTaps')
    .values({ orgId: org.id, connectionId: id, until: since, ...before })
    .execute()
  await db
    .updateTable('connections')
    .set({ ...after, version: sql`version + 1` })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

/** The present holder's time ends on the day on which the new one's begins. */
export async function insertHolder(scope: Scope, id: number, { from, ...holder }: NewHolder): Promise<void> {
  const { db, org } = scope
  await db
    .updateTable('connectionHolders')
    .set({ heldUntil: from })
    .where('orgId', '=', org.id)
    .where('connectionId', '=', id)
    .where('heldUntil', 'is', null)
    .execute()
  await db
    .insertInto('connectionHolders')
    .values({ ...holder, orgId: org.id, connectionId: id, heldFrom: from })
    .execute()
  await updateSearchKey(scope, id)
}
