// Rows of water tests with their results: latest public test, admin list, insert and update.

import type { Scope } from '#platform/context.ts'
import { countUpTo } from '#platform/count.server.ts'
import { inState, publicNow } from '#platform/publishing-window.server.ts'
import type { Row } from '#platform/tables.server.ts'
import { isFound } from '#platform/list-search.server.ts'
import { draftWindow, type ListedState } from '#features/publishing/contract/window.ts'
import type { NewWaterTest, QualityRow, WaterTest } from './contract/api.ts'
import { verdictOn } from './rules.ts'

type At = Scope & { now: Date }
type TestEntry = Pick<NewWaterTest, 'sampledOn' | 'place' | 'sample' | 'rows'>

export type AdminRequest = {
  state?: ListedState | undefined
  search: string
  column: 'sampledOn' | 'createdAt'
  direction: 'asc' | 'desc'
  offset: number
  limit: number
}

/** The public tests with the newest samples, newest first, and their results in their order. */
export async function listNewestTests(scope: Scope, now: Date, limit: number): Promise<WaterTest[]> {
  const tests = await scope.db
    .selectFrom('waterTests')
    .selectAll()
    .where('orgId', '=', scope.org.id)
    .where(publicNow('waterTests', now))
    .orderBy('sampledOn', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const ids = tests.map(({ id }) => id)
  const results = await listResults(scope, ids)
  return tests.map((test) => ({ ...testOf(test), data: results.get(test.id) ?? [] }))
}

/** Tests in every state, without their results. */
export async function listForOffice(at: At, request: AdminRequest) {
  const { column, direction, offset, limit } = request
  const ordered = found(at, request).selectAll().orderBy(column, direction).orderBy('id', direction)
  return (await ordered.offset(offset).limit(limit).execute()).map(adminTestOf)
}

/** How many the request finds, counted up to `max`. */
export function countForOffice(at: At, request: AdminRequest, max: number): Promise<number> {
  return countUpTo(at, found(at, request).select('id'), max)
}

export async function findForOffice(scope: Scope, id: number) {
  const tests = scope.db.selectFrom('waterTests').selectAll().where('orgId', '=', scope.org.id)
  const test = await tests.where('id', '=', id).executeTakeFirst()
  return test && { ...adminTestOf(test), data: (await listResults(scope, [id])).get(id) ?? [] }
}

/** The new id, or undefined when the slug is taken. */
export async function insertTest(
  scope: Scope,
  entry: TestEntry & { slug: string },
  at: Date,
): Promise<number | undefined> {
  const inserted = await scope.db
    .insertInto('waterTests')
    .values({ ...columnsOf(entry), ...draftWindow, orgId: scope.org.id, slug: entry.slug, createdAt: at })
    .onConflict((on) => on.columns(['orgId', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) await insertResults(scope, inserted.id, entry.rows)
  return inserted?.id
}

/** Replaces the results as a whole. */
export async function updateTest(scope: Scope, id: number, entry: TestEntry): Promise<void> {
  const { db, org } = scope
  await db.updateTable('waterTests').set(columnsOf(entry)).where('orgId', '=', org.id).where('id', '=', id).execute()
  await db.deleteFrom('waterResults').where('orgId', '=', org.id).where('testId', '=', id).execute()
  await insertResults(scope, id, entry.rows)
}

async function insertResults({ db, org }: Scope, testId: number, rows: TestEntry['rows']): Promise<void> {
  const results = rows.map(({ parameter, unit, limits, result }, position) => ({
    testId,
    orgId: org.id,
    position,
    parameterEn: parameter.en,
    parameterNe: parameter.ne,
    unitEn: unit.en,
    unitNe: unit.ne,
    limitLow: limits.low,
    limitHigh: limits.high,
    limitNoOtherSource: limits.noOtherSource,
    result,
  }))
  await db.insertInto('waterResults').values(results).execute()
}

/** Results by test, in their order. */
async function listResults({ db, org }: Scope, testIds: readonly number[]): Promise<Map<number, QualityRow[]>> {
  if (testIds.length === 0) return new Map()
  const results = db.selectFrom('waterResults').selectAll().where('orgId', '=', org.id)
  const rows = await results.where('testId', 'in', testIds).orderBy('testId').orderBy('position').execute()
  const byTest = Map.groupBy(rows, ({ testId }) => testId)
  return new Map([...byTest].map(([id, found]) => [id, found.map(resultOf)]))
}

function resultOf(row: Row<'waterResults'>): QualityRow {
  const [low, high, noOtherSource] = [row.limitLow, row.limitHigh, row.limitNoOtherSource].map(numberOf)
  const limits = { low: low!, high: high!, noOtherSource: noOtherSource! }
  return {
    parameter: { en: row.parameterEn, ne: row.parameterNe },
    unit: { en: row.unitEn, ne: row.unitNe },
    limits,
    result: Number(row.result),
    verdict: verdictOn(Number(row.result), limits),
  }
}

function found({ db, org, now }: At, { state, search }: AdminRequest) {
  return db
    .selectFrom('waterTests')
    .where('orgId', '=', org.id)
    .where(isFound('waterTests.searchKey', search))
    .$if(state !== undefined, (query) => query.where(inState('waterTests', state!, now)))
}

function columnsOf({ sampledOn, place, sample }: TestEntry) {
  return { sampledOn, placeEn: place.en, placeNe: place.ne, sample }
}

function adminTestOf(row: Row<'waterTests'>) {
  const { id, createdAt, publishFrom, publishUntil, withdrawnAt } = row
  return { id, ...testOf(row), enteredAt: createdAt.toISOString(), publishFrom, publishUntil, withdrawnAt }
}

function testOf({ slug, sampledOn, placeEn, placeNe, sample }: Row<'waterTests'>) {
  return { slug, sampledOn, place: { en: placeEn, ne: placeNe }, sample }
}

function numberOf(value: string | null): number | null {
  return value === null ? null : Number(value)
}
