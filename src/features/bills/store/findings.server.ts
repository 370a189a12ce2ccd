// SQL of what a billing run found of single connections: inserted many at a time, listed by finding.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { connectionsFound } from '#platform/list-search.server.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { RunFinding } from '../contract/runs.ts'
import { findingsOf, type RunOutcome } from '../rules/run.ts'

/** Inserts the findings of outcomes, whatever their number with one parameter. */
export async function insertFindings(
  { db, org }: Scope,
  runId: number,
  outcomes: readonly RunOutcome[],
): Promise<void> {
  const rows = outcomes.flatMap((outcome) =>
    findingsOf(outcome).map((finding) => ({
      finding,
      connectionId: outcome.connection.id,
      units: outcome.kind === 'bill' ? outcome.consumption.units : null,
      chargePaisa: outcome.kind === 'bill' ? outcome.amounts.chargePaisa : null,
    })),
  )
  if (rows.length === 0) return
  await sql`
    insert into billing_findings (org_id, run_id, finding, connection_id, units, charge_paisa)
    select ${org.id}::integer, ${runId}::integer, finding, "connectionId", units, "chargePaisa"
      from json_to_recordset(${JSON.stringify(rows)}::json) as found (finding text, "connectionId" integer, units integer,
        "chargePaisa" bigint)`.execute(db)
}

/** Inserts the findings of outcomes in place of those that the run has of the same connections. */
export async function replaceFindings(scope: Scope, runId: number, outcomes: readonly RunOutcome[]): Promise<void> {
  if (outcomes.length === 0) return
  const ids = outcomes.map(({ connection }) => connection.id)
  await sql`
    delete from billing_findings where org_id = ${scope.org.id} and run_id = ${runId}
       and connection_id = any(${ids}::integer[])`.execute(scope.db)
  await insertFindings(scope, runId, outcomes)
}

export type FindingsRequest = { runId: number; finding: RunFinding; customer?: string | undefined }

export type FindingRow = {
  id: number
  customerNumber: string
  nameEn: string
  nameNe: string
  ward: number | null
  tolEn: string | null
  tolNe: string | null
  units: number | null
  chargePaisa: number | null
}

/** A page of the connections of a finding, in the order of customer numbers, with their present holders. */
export async function listFindings(
  scope: Scope,
  request: FindingsRequest,
  { offset, limit }: { offset: number; limit: number },
): Promise<FindingRow[]> {
  const { rows } = await sql<FindingRow>`
    select c.id, c.customer_number, h.name_en, h.name_ne, c.ward, t.name_en as tol_en, t.name_ne as tol_ne, f.units, f.charge_paisa
      from ${found(scope, request)}
      join connection_holders h on h.org_id = c.org_id and h.connection_id = c.id and h.held_until is null
      left join tols t on t.org_id = c.org_id and t.code = c.tol
     order by c.customer_number limit ${limit} offset ${offset}`.execute(scope.db)
  return rows
}

export function countFindings(scope: Scope, request: FindingsRequest, max: number): Promise<number> {
  return countUpTo(scope, sql`select 1 from ${found(scope, request)}`, max)
}

function found({ org }: Scope, { runId, finding, customer }: FindingsRequest) {
  return sql`billing_findings f
      join connections c on c.org_id = f.org_id and c.id = f.connection_id and f.org_id = ${org.id}
       and f.run_id = ${runId} and f.finding = ${finding}
       ${customer ? sql`and f.connection_id in (${connectionsFound(org.id, customer)})` : sql``}`
}
