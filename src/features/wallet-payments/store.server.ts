// SQL of wallet payments.

import { sql } from 'kysely'
import type { GatewayKind } from '#features/gateways/contract/gateway.ts'
import type { YearlyNumber } from '#kit/yearly-number.ts'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { WalletPart, WalletState } from './contract/forms.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    walletPayments: { gateway: GatewayKind; outcome: Exclude<WalletState, 'pending'> | null }
  }
}

export type WalletRow = Row<'walletPayments'> & { customerNumber: string }
export type Author = { id: number | null; name: string; at: Date }

export type WalletsRequest = { id?: number; part?: WalletPart | undefined; search?: string | undefined }

/** Those to be verified first; each part by its number, the newest first by default. */
export async function listWallets(
  scope: Scope,
  request: WalletsRequest,
  { direction = 'desc', offset = 0, limit }: { direction?: 'asc' | 'desc'; offset?: number; limit: number },
): Promise<WalletRow[]> {
  const { rows } = await sql<WalletRow>`
    select w.*, c.customer_number from ${found(scope, request)}
     order by w.outcome is not null, w.id ${direction === 'asc' ? sql`asc` : sql`desc`} limit ${limit} offset ${offset}`.execute(
    scope.db,
  )
  return rows
}

export function countWallets(scope: Scope, request: WalletsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${found(scope, request)}`, max)
}

function found({ org }: Scope, { id, part, search }: WalletsRequest) {
  return sql`wallet_payments w join connections c on c.org_id = w.org_id and c.id = w.connection_id
     where w.org_id = ${org.id} ${id === undefined ? sql`` : sql`and w.id = ${id}`}
       ${part === undefined ? sql`` : part === 'pending' ? sql`and w.outcome is null` : sql`and w.outcome is not null`}
       ${search === undefined ? sql`` : sql`and (c.customer_number = ${search} or w.reference = ${search.toUpperCase()})`}`
}

export async function lockWallet({ db, org }: Scope, id: number): Promise<void> {
  await sql`select from wallet_payments where org_id = ${org.id} and id = ${id} for update`.execute(db)
}

/** The connection of a customer number. */
export async function findConnection(
  { db, org }: Scope,
  customerNumber: string,
): Promise<{ id: number; customerNumber: string } | undefined> {
  const rows = db.selectFrom('connections').select(['id', 'customerNumber']).where('orgId', '=', org.id)
  return rows.where('customerNumber', '=', customerNumber).executeTakeFirst()
}

type NewWallet = { gateway: GatewayKind; reference: string; connectionId: number; amountPaisa: number; shownOn: string }

/** Undefined where the reference is known and not rejected. */
export async function insertWallet({ db, org }: Scope, wallet: NewWallet, by: Author): Promise<number | undefined> {
  const row = await db
    .insertInto('walletPayments')
    .values({ orgId: org.id, ...wallet, recordedAt: by.at, recordedById: by.id, recordedBy: by.name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

type Decision =
  | ({ outcome: 'verified'; note: string; entryId: number } & YearlyNumber)
  | { outcome: 'rejected'; note: string }

export async function decideWallet({ db, org }: Scope, id: number, decision: Decision, by: Author): Promise<void> {
  await db
    .updateTable('walletPayments')
    .set({ ...decision, decidedAt: by.at, decidedById: by.id, decidedBy: by.name })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

/** How often a reference was entered in the ledger: a reversed payment can be verified again under another recording. */
export async function countPosted({ db, org }: Scope, reference: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ledger_entries
     where org_id = ${org.id} and (reference = ${reference} or reference like ${`${reference.replaceAll('_', String.raw`\_`)}:%`})`.execute(
    db,
  )
  return rows[0]!.count
}
