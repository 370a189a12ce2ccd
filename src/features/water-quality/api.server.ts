// API handler of the latest water test, as JSON and CSV.

import type { InputOf } from '#kit/contract.ts'
import { csvOf } from '#kit/csv.ts'
import type { Ctx } from '#platform/context.ts'
import { csvResponse } from '#platform/csv-response.server.ts'
import { serve } from '#platform/serve.server.ts'
import type { QualityRow, WaterTest } from './contract/api.ts'
import { waterQualityApi } from './contract/api.ts'
import { newestWaterTest } from './operations.server.ts'

export const waterQuality = serve(waterQualityApi, { waterQuality: answerQuality })

const columns = [
  'sampled',
  'place_en',
  'place_ne',
  'parameter_en',
  'parameter_ne',
  'unit',
  'limit_low',
  'limit_high',
  'limit_no_other_source',
  'result',
  'verdict',
  'sample',
] as const

async function answerQuality(ctx: Ctx, { format }: InputOf<typeof waterQualityApi.waterQuality>) {
  const test = await newestWaterTest(ctx)
  if (format === 'json') return { test: test ?? null }
  const rows = test ? test.data.map((row) => cellsOf(test, row)) : []
  return csvResponse(csvOf(columns, rows), `water-quality${test ? `-${test.sampledOn}` : ''}.csv`)
}

function cellsOf(test: WaterTest, row: QualityRow): Record<(typeof columns)[number], string | number> {
  const { low, high, noOtherSource } = row.limits
  return {
    sampled: test.sampledOn,
    place_en: test.place.en,
    place_ne: test.place.ne,
    parameter_en: row.parameter.en,
    parameter_ne: row.parameter.ne,
    unit: row.unit.en,
    limit_low: low ?? '',
    limit_high: high ?? '',
    limit_no_other_source: noOtherSource ?? '',
    result: row.result,
    verdict: row.verdict,
    sample: test.sample ? 'yes' : 'no',
  }
}
