// SQL of agreements of instalments, their parts, the payments since, and notices.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { AgreementPart } from './contract/forms.ts'
import type { Paid, Part } from './rules.ts'

declare module '#platform/tables.server.ts' {
  interface ColumnTypes {
    instalmentAgreements: { outcome: 'approved' | 'refused' | 'cancelled' | null }
  }
}

/**
 * `paid`: payments since the approval that are not reversed; `balancePaisa`: of the connection now. `end`: null of one that has not ended; `reversed`
 * where a payment of before the end was reversed after it, so that it is not paid.
 */
export type AgreementRow = Row<'instalmentAgreements'> & {
  end: 'replaced' | 'paid' | 'reversed' | null
  customerNumber: string
  parts: Part[]
  paid: Paid[]
  balancePaisa: number
}
export type Author = { id: number | null; name: string; at: Date }
type Paging = { direction?: 'asc' | 'desc'; offset?: number; limit: number }

export type AgreementsRequest = {
  id?: number
  connectionIds?: readonly number[]
  part?: AgreementPart | undefined
  customerNumber?: string | undefined
  after?: number
}

/** By number, the newest first by default. */
export async function listAgreements(
  scope: Scope,
  request: AgreementsRequest,
  { direction = 'desc', offset = 0, limit }: Paging,
): Promise<AgreementRow[]> {
  const order = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<AgreementRow>`
    select a.*,
           (select json_agg(json_build_object('part', p.part, 'dueOn', to_char(p.due_on, 'YYYY-MM-DD'), 'amountPaisa', p.amount_paisa) order by p.part)
              from instalment_parts p where p.org_id = a.org_id and p.agreement_id = a.id) as parts,
           (select coalesce(json_agg(json_build_object('on', to_char(e.value_on, 'YYYY-MM-DD'), 'paisa', -e.amount_paisa)), '[]'::json)
              from ledger_entries e
             where a.starts_on is not null and e.org_id = a.org_id and e.connection_id = a.connection_id and e.entered_at >= a.decided_at
               and e.kind in ('payment', 'identified', 'deposit-applied')
               and not exists (select from ledger_entries c where c.org_id = e.org_id and c.corrects = e.id and c.kind = 'correction')) as paid,
           (select coalesce(sum(e.amount_paisa), 0)::bigint from ledger_entries e
             where e.org_id = a.org_id and e.connection_id = a.connection_id) as balance_paisa,
           case when a.ended_on is null then null when ${isReplaced} then 'replaced' when ${isReversed} then 'reversed' else 'paid' end as end
      from (select a.*, c.customer_number from ${found(scope, request)}
             order by a.id ${order} limit ${limit} offset ${offset}) a
     order by a.id ${order}`.execute(scope.db)
  return rows
}

export function countAgreements(scope: Scope, request: AgreementsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${found(scope, request)}`, max)
}

function found({ org }: Scope, { id, connectionIds, part, customerNumber, after }: AgreementsRequest) {
  return sql`instalment_agreements a join connections c on c.org_id = a.org_id and c.id = a.connection_id
     where a.org_id = ${org.id} ${id === undefined ? sql`` : sql`and a.id = ${id}`}
       ${connectionIds === undefined ? sql`` : sql`and a.connection_id = any(${[...connectionIds]}::integer[])`}
       ${after === undefined ? sql`` : sql`and a.id > ${after}`}
       ${part === undefined ? sql`` : sql`and ${ofPart[part]}`}
       ${customerNumber === undefined ? sql`` : sql`and c.customer_number = ${customerNumber}`}`
}

/** The next agreement has ended it with its approval. */
const isReplaced = sql`exists (select from instalment_agreements r where r.org_id = a.org_id and r.connection_id = a.connection_id
  and r.outcome = 'approved' and r.id > a.id and r.starts_on = a.ended_on)`

const isReversed = sql`exists (select from ledger_entries e join ledger_entries c on c.org_id = e.org_id and c.corrects = e.id and c.kind = 'correction'
  where e.org_id = a.org_id and e.connection_id = a.connection_id and e.entered_at >= a.decided_at
    and e.kind in ('payment', 'identified', 'deposit-applied') and e.posted_on <= a.ended_on and c.posted_on >= a.ended_on)`

const ofPart = {
  prepared: sql`a.outcome is null`,
  running: sql`a.outcome = 'approved' and a.ended_on is null`,
  ended: sql`(a.ended_on is not null or a.outcome in ('refused', 'cancelled'))`,
} satisfies Record<AgreementPart, unknown>

export async function insertAgreement(
  { db, org }: Scope,
  { parts, ...agreement }: { connectionId: number; amountPaisa: number; reason: string; parts: readonly Part[] },
  by: Author,
): Promise<number> {
  const { id } = await db
    .insertInto('instalmentAgreements')
    .values({ orgId: org.id, ...agreement, preparedAt: by.at, preparedById: by.id, preparedBy: by.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('instalmentParts')
    .values(parts.map((part) => ({ orgId: org.id, agreementId: id, ...part })))
    .execute()
  return id
}

/** `startsOn`: of an approval. */
export async function decideAgreement(
  { db, org }: Scope,
  id: number,
  decision: { outcome: 'approved' | 'refused' | 'cancelled'; startsOn: string | null },
  by: Author,
): Promise<void> {
  await db
    .updateTable('instalmentAgreements')
    .set({ ...decision, decidedAt: by.at, decidedById: by.id, decidedBy: by.name })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

export async function updateEnded({ db, org }: Scope, id: number, endedOn: string): Promise<void> {
  await db
    .updateTable('instalmentAgreements')
    .set({ endedOn })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

/** Returns whether it is the first notice of this part. */
export async function insertNotice(
  { db, org, now }: Scope & { now: Date },
  { agreementId, part }: { agreementId: number; part: number },
): Promise<boolean> {
  const row = await db
    .insertInto('instalmentNotices')
    .values({ orgId: org.id, agreementId, part, noticedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('part')
    .executeTakeFirst()
  return row !== undefined
}
