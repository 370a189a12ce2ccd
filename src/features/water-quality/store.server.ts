// Where are tests of the water kept?

import type { Scope } from '#platform/context.ts'
import { publicNow } from '#platform/publishing-window.server.ts'
import type { NewWaterTest, WaterTest } from './contract.ts'
import { verdictOn } from './rules.ts'

/** The test of the newest sample that the public may see, with its rows in their order. */
export async function findNewestTest({ db, org }: Scope, now: Date): Promise<WaterTest | undefined> {
  const test = await db
    .selectFrom('waterTests')
    .selectAll()
    .where('orgId', '=', org.id)
    .where(publicNow('waterTests', now))
    .orderBy('sampledOn', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!test) return undefined
  const rows = await db
    .selectFrom('waterResults')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('testId', '=', test.id)
    .orderBy('position')
    .execute()
  const { slug, sampledOn, placeEn, placeNe, sample } = test
  const data = rows.map((row) => {
    const [low, high, noOtherSource] = [row.limitLow, row.limitHigh, row.limitNoOtherSource].map(numberOf)
    const limits = { low: low!, high: high!, noOtherSource: noOtherSource! }
    return {
      parameter: { en: row.parameterEn, ne: row.parameterNe },
      unit: { en: row.unitEn, ne: row.unitNe },
      limits,
      result: Number(row.result),
      verdict: verdictOn(Number(row.result), limits),
    }
  })
  return { slug, sampledOn, place: { en: placeEn, ne: placeNe }, sample, data }
}

/** The new number, or undefined when the address is taken. */
export async function insertTest({ db, org }: Scope, entry: NewWaterTest, at: Date): Promise<number | undefined> {
  const { slug, sampledOn, place, sample, rows } = entry
  const window = { publishFrom: null, publishUntil: null, withdrawnAt: null }
  const test = {
    ...window,
    orgId: org.id,
    slug,
    sampledOn,
    placeEn: place.en,
    placeNe: place.ne,
    sample,
    createdAt: at,
  }
  const inserted = await db
    .insertInto('waterTests')
    .values(test)
    .onConflict((on) => on.columns(['orgId', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return undefined
  const results = rows.map(({ parameter, unit, limits, result }, position) => ({
    testId: inserted.id,
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
  return inserted.id
}

function numberOf(value: string | null): number | null {
  return value === null ? null : Number(value)
}
