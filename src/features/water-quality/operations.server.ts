// Water tests: the latest public one, and their definition as a published kind.

import { cleanBilingual } from '#kit/blocks/blocks.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import { insertUnderSlug } from '#platform/publishing-window.server.ts'
import type { Correction, Office } from '#features/publishing/operations/definition.server.ts'
import { definePublished } from '#features/publishing/operations/definition.server.ts'
import { waterTestAdmin } from './contract/admin.ts'
import { importedWaterTest, type NewWaterTest, type WaterTest } from './contract/api.ts'
import type { SentResult, SentWaterTest, WaterTestQuery } from './contract/forms.ts'
import { maxText, maxTrend } from './contract/nouns.ts'
import { waterTestIssues } from './rules.ts'
import {
  countForOffice,
  findForOffice,
  insertTest,
  listForOffice,
  listNewestTests,
  updateTest,
  type AdminRequest,
} from './store.server.ts'

export const waterTest = definePublished({
  kind: 'water-test',
  table: 'water_tests',
  texts: ['place'],
  key: 'slug',
  unknown: 'quality.unknown',
  page: '/water-quality',
  contract: waterTestAdmin,
  list,
  find: findForOffice,
  insert,
  update,
  entryOf,
  imported: {
    file: importedWaterTest,
    entryOf: async (entry: NewWaterTest): Promise<NewWaterTest> => entry,
    nameOf: ({ place }) => place,
  },
})

export function newestWaterTest(ctx: Ctx): Promise<WaterTest | undefined> {
  return perChange(ctx, 'water-quality.newest', async () => (await listNewestTests(ctx, ctx.now, 1))[0])
}

/** The newest public tests, at most `maxTrend`, newest first. */
export function readNewestTests(ctx: Ctx): Promise<WaterTest[]> {
  return perChange(ctx, 'water-quality.trend', () => listNewestTests(ctx, ctx.now, maxTrend))
}

/** The tests in every state, the newest sample first by default. */
async function list(ctx: Office, { page, limit, state, search = '', sortBy, sortOrder }: WaterTestQuery) {
  const direction = sortOrder ?? (sortBy ? 'asc' : 'desc')
  const column = sortBy === 'enteredAt' ? 'createdAt' : 'sampledOn'
  const request: AdminRequest = { state, search, column, direction, offset: (page - 1) * limit, limit }
  const counted = await countForOffice(ctx, request, maxCounted + 1)
  return pageFound(await listForOffice(ctx, request), counted)
}

/** Refuses `invalid` for wrong details, `conflict` when the slug is taken; without one a free one is made from the day. */
async function insert(tx: Office, given: NewWaterTest): Promise<number> {
  const wanted = `test-${given.sampledOn}`
  const entry = checkedEntry({ ...given, slug: given.slug ?? wanted })
  const names = { table: 'water_tests', given: given.slug, wanted, taken: 'quality.slug_taken' }
  return insertUnderSlug(tx, names, (slug) => insertTest(tx, { ...entry, slug }, tx.now))
}

async function update(tx: Office, id: number, changes: SentWaterTest): Promise<Correction> {
  const { slug, sampledOn, place, sample, data } = (await findForOffice(tx, id)) ?? refuse('missing', 'quality.unknown')
  const after = checkedEntry({ ...entryOf(changes), slug })
  await updateTest(tx, id, after)
  const rows = data.map(({ parameter, unit, limits, result }) => ({ parameter, unit, limits, result }))
  return { before: { sampledOn, place, sample, rows }, after, maxLength: maxText }
}

function checkedEntry(entry: NewWaterTest & { slug: string }) {
  const fields = waterTestIssues(entry)
  if (fields.length > 0) refuse('invalid', 'quality.invalid', { fields })
  const { sampledOn, place, sample } = entry
  const rows = entry.rows.map((row) => ({
    ...row,
    parameter: cleanBilingual(row.parameter),
    unit: cleanBilingual(row.unit),
  }))
  return { sampledOn, place: cleanBilingual(place), sample, rows }
}

function entryOf({ sampledOn, placeEn, placeNe, sample, results }: SentWaterTest): NewWaterTest {
  return { sampledOn, place: { en: placeEn ?? '', ne: placeNe ?? '' }, sample, rows: results.map(rowOf) }
}

function rowOf(sent: SentResult): NewWaterTest['rows'][number] {
  const { limitLow: low = null, limitHigh: high = null, limitNoOtherSource: noOtherSource = null, result } = sent
  return {
    parameter: { en: sent.parameterEn ?? '', ne: sent.parameterNe ?? '' },
    unit: { en: sent.unitEn ?? '', ne: sent.unitNe ?? '' },
    limits: { low, high, noOtherSource },
    result,
  }
}
