// SQL of the audit log.

import { sql } from 'kysely'
import { addDays } from '#kit/calendar/civil-date.ts'
import { nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { toAsciiDigits, type Bilingual } from '#kit/language.ts'
import type { ListQuery } from '#kit/page.ts'
import { clean } from '#kit/text.ts'
import type { Scope } from '#platform/context.ts'
import { readOfficePage, type CountedPage, type Searched } from '#platform/count.server.ts'
import type { Database } from '#platform/database.server.ts'
import { isAmong, isFound } from '#platform/list-search.server.ts'
import type { AuditOutcome, AuditRow } from './contract.ts'

export type AuditQuery = ListQuery &
  Searched & {
    actorId?: number | undefined
    action?: string | undefined
    recordedFrom?: string | undefined
    recordedTo?: string | undefined
    outcome?: AuditOutcome | undefined
    /** Of one item: a target as it is, and a path, below which are its parts. */
    targets?: { subject?: string; path: string }
  }

/** A page of audit rows, newest first by default; `search` is a part of action, target, outcome, name or address, or the name of who did it. */
export async function listAudit(scope: Scope, query: AuditQuery): Promise<CountedPage<Omit<AuditRow, 'reason'>>> {
  const { page, limit, sortOrder } = query
  const named = await findNamed(scope, query.search)
  const { data: found, ...counted } = await readOfficePage(scope, query, {
    query: (of) => matching(scope, of, named).select('a.id'),
    list: (of) =>
      matching(scope, of, named)
        .leftJoin('people as p', 'p.id', 'a.actorId')
        .selectAll('a')
        .select(['p.nameEn', 'p.nameNe'])
        .orderBy('a.id', sortOrder === 'asc' ? 'asc' : 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute(),
  })
  const data = found.map(({ orgId: _org, sessionId: _session, nameEn, nameNe, at, changes, ...row }) => ({
    ...row,
    name: { en: nameEn ?? row.actorName, ne: nameNe || row.actorName },
    at: at.toISOString(),
    changes: changes as Record<string, unknown>,
  }))
  return { ...counted, data }
}

/** More are found by the search of the log. */
const maxActors = 500

/** Who works or has worked in the organisation, by name: the first of them. */
export async function listActors({ db, org }: Scope): Promise<{ data: { id: number; name: Bilingual }[] }> {
  const rows = await db
    .selectFrom('people as p')
    .select(['p.id', 'p.nameEn', 'p.nameNe'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('roleGrants as g').select('g.id').whereRef('g.personId', '=', 'p.id').where('g.orgId', '=', org.id),
      ),
    )
    .orderBy('p.nameEn')
    .orderBy('p.id')
    .limit(maxActors)
    .execute()
  return { data: rows.map(({ id, nameEn: en, nameNe }) => ({ id, name: { en, ne: nameNe || en } })) }
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

function matching({ db, org }: Scope, query: AuditQuery, named: readonly number[]) {
  const { ids, search, actorId, action, recordedFrom, recordedTo, outcome, targets } = query
  let rows = db.selectFrom('auditRows as a').where('a.orgId', '=', org.id)
  if (actorId !== undefined) rows = rows.where('a.actorId', '=', actorId)
  if (action) rows = rows.where('a.action', '=', action)
  if (recordedFrom) rows = rows.where('a.at', '>=', nepalMidnight(recordedFrom))
  if (recordedTo) rows = rows.where('a.at', '<', nepalMidnight(addDays(recordedTo, 1)))
  if (outcome) rows = rows.where('a.outcome', outcome === 'done' ? '=' : '<>', sql.lit('done'))
  if (targets) {
    const { subject, path } = targets
    rows = rows.where((where) =>
      where.or([where('a.target', 'in', [path, subject ?? path]), where('a.target', 'like', `${path}/%`)]),
    )
  }
  if (ids) return rows.where(isAmong('a.id', ids))
  if (!search) return rows
  // The expression of the index.
  const inRow = sql<boolean>`(a.action || ' ' || a.target || ' ' || a.outcome || ' ' || a.actor_name || ' ' || a.address) ilike ${likeOf(toAsciiDigits(clean(search)))}`
  return named.length === 0
    ? rows.where(inRow)
    : rows.where((where) => where.or([inRow, where('a.actorId', 'in', [...named])]))
}

/** People of the organisation's log whose name is found in either script and any spelling; rows have the English one as it was. */
async function findNamed({ db, org }: Scope, search: string | undefined): Promise<number[]> {
  if (!search || !/\p{L}/u.test(search)) return []
  const people = await db
    .selectFrom('people as p')
    .select('p.id')
    .where(isFound('p.searchKey', search))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('auditRows as a').select('a.id').where('a.orgId', '=', org.id).whereRef('a.actorId', '=', 'p.id'),
      ),
    )
    .limit(maxNamed)
    .execute()
  return people.map(({ id }) => id)
}

const maxNamed = 1000

function likeOf(search: string): string {
  return `%${search.replace(/[%_\\]/g, '\\$&')}%`
}
