// What an organisation that bills in another program has imported.

import type { Ctx } from '#platform/context.ts'
import type { ImportedMonth } from '../contract/imported.ts'
import { listImportedMonths } from '../store/imported.server.ts'

const maxMonths = 120

export async function readImportedMonths(ctx: Ctx): Promise<{ data: ImportedMonth[] }> {
  return { data: await listImportedMonths(ctx, maxMonths) }
}
