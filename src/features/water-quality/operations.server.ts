// What does the newest test of the water say, and how does a test come and go?

import { cleanWords } from '#kit/blocks/blocks.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Machine, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { actsOn } from '#features/publishing/operations/publish.server.ts'
import type { NewWaterTest, WaterTest } from './contract.ts'
import { waterTestIssues } from './rules.ts'
import { findNewestTest, insertTest } from './store.server.ts'

type Office = Ctx<Staff | Machine>

export function newestWaterTest(ctx: Ctx): Promise<WaterTest | undefined> {
  return findNewestTest(ctx, ctx.now)
}

/** Refuses `invalid` for wrong details and `conflict` when the address is taken. */
export async function addWaterTest(ctx: Office, entry: NewWaterTest): Promise<void> {
  const fields = waterTestIssues(entry)
  if (fields.length > 0) refuse('invalid', 'quality.invalid', { fields })
  const rows = entry.rows.map((row) => ({ ...row, parameter: cleanWords(row.parameter), unit: cleanWords(row.unit) }))
  await transaction(ctx, async (tx) => {
    const test = { ...entry, rows, place: cleanWords(entry.place) }
    const id = (await insertTest(tx, test, tx.now)) ?? refuse('conflict', 'quality.slug_taken')
    await acts.begin(tx, id, entry)
  })
}

const acts = actsOn<string>({ kind: 'water-test', table: 'water_tests', unknown: 'quality.unknown', key: 'slug' })

export const publishWaterTest = acts.publish
export const expireWaterTest = acts.expire
export const withdrawWaterTest = acts.withdraw
