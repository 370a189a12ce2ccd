// SQL of the audit log.

import { sql } from 'kysely'
import { addDays } from '#kit/calendar/civil-date.ts'
import { nepalMidnight } from '#kit/calendar/nepal-time.ts'
import type { ListQuery, Page } from '#kit/page.ts'
import type { Scope } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import type { AuditRow } from './contract.ts'

type AuditQuery = ListQuery & {
  actorId?: number | undefined
  action?: string | undefined
  recordedFrom?: string | undefined
  recordedTo?: string | undefined
}

/** A page of audit rows, newest first by default; `search` matches a part of action, target, outcome, name or address. */
export async function listAudit(scope: Scope, query: AuditQuery): Promise<Page<Omit<AuditRow, 'reason'>>> {
  const { page, limit, sortOrder } = query
  const rows = matching(scope, query)
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const found = await rows
    .leftJoin('people as p', 'p.id', 'a.actorId')
    .selectAll('a')
    .select(['p.nameEn', 'p.nameNe'])
    .orderBy('a.id', sortOrder === 'asc' ? 'asc' : 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    data: found.map(({ orgId: _org, sessionId: _session, nameEn, nameNe, at, changes, ...row }) => ({
      ...row,
      name: { en: nameEn ?? row.actorName, ne: nameNe || row.actorName },
      at: at.toISOString(),
      changes: changes as Record<string, unknown>,
    })),
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

function matching({ db, org }: Scope, { search, actorId, action, recordedFrom, recordedTo }: AuditQuery) {
  let rows = db.selectFrom('auditRows as a').where('a.orgId', '=', org.id)
  if (actorId !== undefined) rows = rows.where('a.actorId', '=', actorId)
  if (action) rows = rows.where('a.action', '=', action)
  if (recordedFrom) rows = rows.where('a.at', '>=', nepalMidnight(recordedFrom))
  if (recordedTo) rows = rows.where('a.at', '<', nepalMidnight(addDays(recordedTo, 1)))
  if (!search) return rows
  const like = `%${search.replace(/[%_\\]/g, '\\$&')}%`
  const named = db.selectFrom('people').select('id').where('nameNe', 'ilike', like)
  return rows.where((where) =>
    where.or([
      ...(['action', 'target', 'outcome', 'actorName', 'address'] as const).map((name) =>
        where(`a.${name}`, 'ilike', like),
      ),
      where('a.actorId', 'in', named),
    ]),
  )
}
