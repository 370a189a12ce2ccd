// API handlers of tariffs: the published rates as JSON or CSV, and the calculation.

import type { InputOf } from '#kit/contract.ts'
import type { Ctx } from '#platform/context.ts'
import { serve } from '#platform/serve.server.ts'
import type { Tariff } from './contract/api.ts'
import { tariffsApi } from './contract/api.ts'
import { calculateCharge, readTariffs, tariffSheet } from './operations.server.ts'

export const tariffs = serve(tariffsApi, { tariffs: getTariffs, tariffCalculation: calculateCharge })

async function getTariffs(ctx: Ctx, { year, format }: InputOf<typeof tariffsApi.tariffs>) {
  const data = await readTariffs(ctx, year)
  return format === 'csv' ? csvResponse(ctx, data) : { data, total: data.length }
}

/** The table that the import reads. */
function csvResponse({ org }: Ctx, data: Tariff[]): Response {
  return new Response(tariffSheet(data), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="tariffs-${org.id}.csv"`,
      'cache-control': 'no-cache',
    },
  })
}
