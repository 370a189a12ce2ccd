// API handlers of imports.

import { importMessages } from '#kit/import.ts'
import { translator, type Messages } from '#kit/language.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { serve, type ServedRow } from '#platform/serve.server.ts'
import { importsApi, type ImportResult } from './contract/api.ts'
import { importSentReadings, importSentRegister, type ImportOutcome, type SentFile } from './operations.server.ts'

/** The rows; `messages` are those of all features, in which reasons are written. */
export function serveImports(messages: Messages): ServedRow[] {
  const all = { ...messages, ...importMessages }
  const answer = (run: (ctx: Ctx<Staff>, sent: SentFile) => Promise<ImportOutcome>) => {
    return async (ctx: Ctx<Staff>, sent: SentFile): Promise<ImportResult> => {
      const t = translator<Messages>(all, ctx.language)
      const { rows, ...counts } = await run(ctx, sent)
      const shown = rows.map((row) => {
        if (row.kind !== 'refused') return row
        return { kind: row.kind, line: row.line, column: row.column, reason: t(row.reason, row.values) }
      })
      return { ...counts, rows: shown }
    }
  }
  return serve(importsApi, {
    importConnections: answer(importSentRegister),
    importMeterReadings: answer(importSentReadings),
  })
}
