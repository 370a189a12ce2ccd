// SQL of passkeys.

import type { Scope } from '#platform/context.ts'
import type { SessionKind } from '../rules/lifetimes.ts'

export type NewPasskey = {
  personId: number
  kind: SessionKind
  host: string
  credentialId: string
  publicKey: string
  counter: number
  name: string
  at: Date
  challengeAt: Date
}

const shown = ['id', 'name', 'host', 'createdAt', 'lastUsedAt'] as const

/** A person's passkeys at this organisation, the newest first; `maxPasskeys` bounds them. */
export async function listPasskeys({ db, org }: Scope, personId: number) {
  return db
    .selectFrom('passkeys')
    .select([...shown, 'credentialId'])
    .where('orgId', '=', org.id)
    .where('personId', '=', personId)
    .orderBy('createdAt', 'desc')
    .execute()
}

export async function findPasskey({ db, org }: Scope, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'personId', 'kind', 'credentialId', 'publicKey', 'counter'])
    .where('orgId', '=', org.id)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()
}

/** Undefined when this organisation has it already. */
export async function insertPasskey({ db, org }: Scope, { at, challengeAt, ...passkey }: NewPasskey) {
  return db
    .insertInto('passkeys')
    .values({ ...passkey, orgId: org.id, createdAt: at, lastChallengeAt: challengeAt })
    .onConflict((on) => on.columns(['orgId', 'credentialId']).doNothing())
    .returning(shown)
    .executeTakeFirst()
}

/** Stores a use; false when the same or a later challenge was answered before. */
export async function usePasskey(
  { db, org }: Scope,
  id: number,
  { counter, at, challengeAt }: { counter: number; at: Date; challengeAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: at, lastChallengeAt: challengeAt })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .where('lastChallengeAt', '<', challengeAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Its name; undefined when the person has no such passkey. */
export async function removePasskey({ db, org }: Scope, personId: number, id: number) {
  return db
    .deleteFrom('passkeys')
    .where('orgId', '=', org.id)
    .where('personId', '=', personId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
}
