// SQL of the audit log.

import { sql } from 'kysely'
import type { Page, ListQuery } from '#kit/page.ts'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import type { AuditRow } from './contract.ts'

/** A page of audit rows, newest first by default; `search` matches a part of action, target, outcome, name or address. */
export async function listAudit(
  { db, org }: Scope,
  { page, limit, search, sortOrder, actorId }: ListQuery & { actorId?: number | undefined },
): Promise<Page<AuditRow>> {
  let rows = db.selectFrom('auditRows').where('orgId', '=', org.id)
  if (actorId !== undefined) rows = rows.where('actorId', '=', actorId)
  if (search) {
    const like = `%${search.replace(/[%_\\]/g, '\\$&')}%`
    rows = rows.where((where) =>
      where.or(
        (['action', 'target', 'outcome', 'actorName', 'address'] as const).map((name) => where(name, 'ilike', like)),
      ),
    )
  }
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const found = await rows
    .selectAll()
    .orderBy('id', sortOrder === 'asc' ? 'asc' : 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    data: found.map(({ orgId: _org, sessionId: _session, at, changes, ...row }) => {
      return { ...row, at: at.toISOString(), changes: changes as Record<string, unknown> }
    }),
    total,
  }
}

/** Removes rows of one kind of actor from before this moment, in the caller's transaction: the table refuses any other removal. */
export async function removeAudit(
  db: Database,
  actorKind: 'visitor' | 'customer' | 'staff' | 'machine',
  before: Date,
): Promise<number> {
  await sql`select set_config('khanepani.audit_kept_from', ${before.toISOString()}, true)`.execute(db)
  const { numDeletedRows } = await db
    .deleteFrom('auditRows')
    .where('actorKind', '=', actorKind)
    .where('at', '<', before)
    .executeTakeFirst()
  await sql`select set_config('khanepani.audit_kept_from', '', true)`.execute(db)
  return Number(numDeletedRows)
}
