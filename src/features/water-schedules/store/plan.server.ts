// Database access of plan rules, exceptions, interruptions and revisions of the water supply schedule.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { NewRow, Row } from '#platform/tables.server.ts'
import type { Interruption, Plan, PlanRule, SupplyException, SupplyTime } from '../contract/schedule.ts'

/** The tables of the kinds of plan rows. */
const tables = {
  rules: 'waterPlanRules',
  exceptions: 'waterExceptions',
  interruptions: 'waterInterruptions',
} as const

/** The plan of an organisation without exceptions and interruptions that ended before `since` ('YYYY-MM-DD'). */
export async function readPlan({ db, org }: Scope, since = '1900-01-01'): Promise<Plan> {
  const rules = db.selectFrom('waterPlanRules').selectAll().where('orgId', '=', org.id).orderBy('code').execute()
  const exceptions = db
    .selectFrom('waterExceptions')
    .selectAll()
    .where('orgId', '=', org.id)
    .where(({ eb, fn }) => eb(fn<string>('greatest', ['onDate', 'toDate']), '>=', since))
    .orderBy('code')
    .execute()
  const interruptions = db
    .selectFrom('waterInterruptions')
    .selectAll()
    .where('orgId', '=', org.id)
    .where(({ eb, or }) =>
      or([eb('expectedReturn', 'is', null), eb('expectedReturn', '>=', sql<Date>`${since}::date`)]),
    )
    .orderBy('begins')
    .orderBy('code')
    .execute()
  const [ruleRows, exceptionRows, interruptionRows] = await Promise.all([rules, exceptions, interruptions])
  return {
    rules: ruleRows.map(ruleOf),
    exceptions: exceptionRows.map(exceptionOf),
    interruptions: interruptionRows.map(interruptionOf),
  }
}

/** The number of changes of the zone's plan and the time of the last one. */
export async function findRevision({ db, org }: Scope, zone: string): Promise<{ revision: number; changedAt: Date }> {
  const row = await db
    .selectFrom('waterScheduleRevisions')
    .select(['revision', 'changedAt'])
    .where('orgId', '=', org.id)
    .where('zone', '=', zone)
    .executeTakeFirst()
  return row ?? { revision: 0, changedAt: new Date(0) }
}

export async function upsertRules({ db, org }: Scope, rules: readonly PlanRule[]): Promise<void> {
  if (rules.length === 0) return
  await db
    .insertInto('waterPlanRules')
    .values(rules.map((rule) => ruleRow(org.id, rule)))
    .onConflict((on) => on.columns(['orgId', 'code']).doUpdateSet((eb) => excluded(eb, ruleRow(0, rules[0]!))))
    .execute()
}

export async function upsertExceptions({ db, org }: Scope, exceptions: readonly SupplyException[]): Promise<void> {
  if (exceptions.length === 0) return
  await db
    .insertInto('waterExceptions')
    .values(exceptions.map((exception) => exceptionRow(org.id, exception)))
    .onConflict((on) =>
      on.columns(['orgId', 'code']).doUpdateSet((eb) => excluded(eb, exceptionRow(0, exceptions[0]!))),
    )
    .execute()
}

export async function upsertInterruptions({ db, org }: Scope, interruptions: readonly Interruption[]): Promise<void> {
  if (interruptions.length === 0) return
  await db
    .insertInto('waterInterruptions')
    .values(interruptions.map((interruption) => interruptionRow(org.id, interruption)))
    .onConflict((on) =>
      on.columns(['orgId', 'code']).doUpdateSet((eb) => ({
        ...(excluded(eb, interruptionRow(0, interruptions[0]!)) as object),
        version: eb('waterInterruptions.version', '+', 1),
      })),
    )
    .execute()
}

export async function removeRows({ db, org }: Scope, kind: keyof Plan, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  await db.deleteFrom(tables[kind]).where('orgId', '=', org.id).where('code', 'in', codes).execute()
}

/** Increments the revision of these zones; null means every zone. */
export async function incrementRevision(
  { db, org }: Scope,
  zones: readonly (string | null)[],
  at: Date,
): Promise<void> {
  const named = zones.includes(null) ? null : (zones as string[])
  await sql`
    insert into water_schedule_revisions (org_id, zone, revision, changed_at)
    select org_id, code, 1, ${at} from supply_zones
     where org_id = ${org.id} and (${named}::text[] is null or code = any(${named}::text[]))
    on conflict (org_id, zone) do update
      set revision = water_schedule_revisions.revision + 1,
          changed_at = greatest(excluded.changed_at, water_schedule_revisions.changed_at)`.execute(db)
}

// Every column except the key takes the value of the new row.
function excluded<T extends { orgId: number; code: string }>(eb: { ref: (column: never) => unknown }, row: T): never {
  const columns = Object.keys(row).filter((column) => column !== 'orgId' && column !== 'code')
  return Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}` as never)])) as never
}

function ruleRow(orgId: number, rule: PlanRule): NewRow<'waterPlanRules'> {
  const { days, season, ...rest } = rule
  return {
    ...rest,
    orgId,
    weekdays: days.kind === 'weekdays' ? days.weekdays : null,
    everyDays: days.kind === 'every' ? days.days : null,
    countedFrom: days.kind === 'every' ? days.from : null,
    seasonFrom: season?.from ?? null,
    seasonTo: season?.to ?? null,
  }
}

function ruleOf(row: Row<'waterPlanRules'>): PlanRule {
  const { code, zone, weekdays, everyDays, countedFrom, starts, minutes, validFrom, validUntil, sample } = row
  return {
    code,
    zone,
    days: weekdays ? { kind: 'weekdays', weekdays } : { kind: 'every', days: everyDays!, from: countedFrom! },
    starts,
    minutes,
    season: row.seasonFrom && row.seasonTo ? { from: row.seasonFrom, to: row.seasonTo } : null,
    validFrom,
    validUntil,
    sample,
  }
}

function exceptionRow(orgId: number, exception: SupplyException): NewRow<'waterExceptions'> {
  const { code, zone, tol, kind, reason } = exception
  const to = kind === 'cancelled' ? null : exception.to
  return {
    orgId,
    code,
    zone,
    tol,
    kind,
    onDate: kind === 'extra' ? null : exception.date,
    starts: kind === 'extra' ? null : exception.starts,
    toDate: to?.date ?? null,
    toStarts: to?.starts ?? null,
    toMinutes: to?.minutes ?? null,
    reasonEn: reason.en,
    reasonNe: reason.ne,
  }
}

/** The exception of a stored row. */
export function exceptionOf(row: Row<'waterExceptions'>): SupplyException {
  const { code, zone, tol, kind } = row
  const base = { code, zone, tol, reason: { en: row.reasonEn, ne: row.reasonNe } }
  const to: SupplyTime = { date: row.toDate ?? '', starts: row.toStarts ?? '', minutes: row.toMinutes ?? 0 }
  if (kind === 'extra') return { ...base, kind, to }
  if (kind === 'changed') return { ...base, kind, date: row.onDate!, starts: row.starts!, to }
  return { ...base, kind, date: row.onDate!, starts: row.starts }
}

function interruptionRow(orgId: number, { reason, ...rest }: Interruption): NewRow<'waterInterruptions'> {
  return { ...rest, orgId, reasonEn: reason.en, reasonNe: reason.ne }
}

function interruptionOf({ reasonEn, reasonNe, ...row }: Row<'waterInterruptions'>): Interruption {
  const { code, zone, tol, begins, expectedReturn, sample } = row
  return { code, zone, tol, begins, expectedReturn, reason: { en: reasonEn, ne: reasonNe }, sample }
}
