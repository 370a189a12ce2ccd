// SQL of merchant accounts at gateways.

import type { Scope } from '#platform/context.ts'
import type { Json, Row } from '#platform/tables.server.ts'
import type { GatewayKind } from './contract/gateway.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    gatewayAccounts: { shown: Json<Record<string, string>> }
  }
}

export type AccountRow = Row<'gatewayAccounts'>

/** The accounts in use, one of a kind. */
export function listAccounts({ db, org }: Scope): Promise<AccountRow[]> {
  return db.selectFrom('gatewayAccounts').selectAll().where('orgId', '=', org.id).where('endedAt', 'is', null).execute()
}

/** The account of this number, in use or ended; undefined where it is of another kind or organisation. */
export function findAccount({ db, org }: Scope, kind: GatewayKind, id: number): Promise<AccountRow | undefined> {
  return db
    .selectFrom('gatewayAccounts')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

/** Ends the account in use; false where there is none. */
export async function endAccount({ db, org }: Scope, kind: GatewayKind, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gatewayAccounts')
    .set({ endedAt: at })
    .where('orgId', '=', org.id)
    .where('kind', '=', kind)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type NewAccount = Pick<AccountRow, 'kind' | 'mode' | 'base' | 'isSample' | 'shown'> & { secrets: string }

export async function insertAccount({ db, org }: Scope, account: NewAccount, at: Date): Promise<void> {
  await db
    .insertInto('gatewayAccounts')
    .values({ orgId: org.id, ...account, shown: JSON.stringify(account.shown), setAt: at })
    .execute()
}

/** Erases the secrets of accounts that ended before then. Returns how many. */
export async function eraseSecrets({ db, org }: Scope, endedBefore: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('gatewayAccounts')
    .set({ secrets: null })
    .where('orgId', '=', org.id)
    .where('endedAt', '<', endedBefore)
    .where('secrets', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Points the sample accounts to another origin. */
export async function updateSampleBases({ db, org }: Scope, base: string): Promise<void> {
  await db
    .updateTable('gatewayAccounts')
    .set({ base })
    .where('orgId', '=', org.id)
    .where('isSample', '=', true)
    .execute()
}
