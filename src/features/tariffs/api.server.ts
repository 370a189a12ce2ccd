// How do the tariffs' rows of the API answer?

import { csvOf } from '#kit/csv.ts'
import type { InputOf } from '#kit/contract.ts'
import type { Ctx } from '#platform/context.ts'
import { serve } from '#platform/serve.server.ts'
import { tariffsApi, type Tariff } from './contract/api.ts'
import { calculateCharge } from './operations.server.ts'
import { rowsOfYear } from './rules/editions.ts'
import { sheetCells, sheetColumns } from './rules/sheet.ts'
import { listTariffs } from './store.server.ts'

export const tariffs = serve(tariffsApi, { tariffs: answerTariffs, tariffCalculation: calculateCharge })

async function answerTariffs(ctx: Ctx, { year, format }: InputOf<typeof tariffsApi.tariffs>) {
  const all = await listTariffs(ctx)
  const data = year ? rowsOfYear(all, year) : all
  return format === 'csv' ? csvAnswer(ctx, data) : { data, total: data.length }
}

/** The table that the import reads. */
function csvAnswer({ org }: Ctx, data: Tariff[]): Response {
  return new Response(csvOf(sheetColumns, data.map(sheetCells)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="tariffs-${org.id}.csv"`,
      'cache-control': 'no-cache',
    },
  })
}
