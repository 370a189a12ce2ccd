// SQL of the references of gateways: each pays once, whether online or as a wallet payment at the counter.

import { sql } from 'kysely'
import type { GatewayKind } from '#features/gateways/contract/gateway.ts'
import type { Scope } from '#platform/context.ts'

/** Another attempt that was paid with this reference of the gateway. */
export async function findPaidWith(
  { db, org }: Scope,
  { gateway, reference, id }: { gateway: GatewayKind; reference: string; id: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('paymentAttempts')
    .select('id')
    .where('orgId', '=', org.id)
    .where('gateway', '=', gateway)
    .where('paidReference', '=', reference)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row?.id
}

/** A reference of a gateway pays once, whoever enters it. Released with the transaction. */
export async function lockReferences({ db, org }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('gateway_references'), ${org.id})`.execute(db)
}

/** Whether a wallet payment at the counter was posted with this reference, and is not reversed. */
export async function isPaidByWallet(
  { db, org }: Scope,
  { gateway, reference }: { gateway: GatewayKind; reference: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_entries e
     where e.org_id = ${org.id} and e.reference = ${`wallet-${gateway}:${reference.toUpperCase()}`}
       and not exists (select from ledger_entries c where c.org_id = e.org_id and c.corrects = e.id and c.kind = 'correction')`.execute(
    db,
  )
  return rows.length > 0
}

/** Whether an online attempt has this number, or this reference of its gateway; `reference` in capital letters. */
export async function isOfAttempt(
  { db, org }: Scope,
  { gateways, reference }: { gateways: readonly GatewayKind[]; reference: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from payment_attempts where org_id = ${org.id} and upper(id) = ${reference}
     union all
    select from payment_attempts
     where org_id = ${org.id} and upper(paid_reference) = ${reference} and gateway = any(${[...gateways]}::text[])
     union all
    select from payment_attempts
     where org_id = ${org.id} and upper(own_reference) = ${reference} and gateway = any(${[...gateways]}::text[])
     union all
    select from ledger_entries
     where org_id = ${org.id} and kind in ('payment', 'unidentified') and split_part(reference, ':', 2) <> ''
       and upper(split_part(reference, ':', 2)) = ${reference} and reference not like 'wallet-%'
     limit 1`.execute(db)
  return rows.length > 0
}
