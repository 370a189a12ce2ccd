// API handlers of imports.

import { importMessages } from '#kit/import.ts'
import { inDigits, translator, type Language, type Messages, type MessageValues } from '#kit/language.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { serve, type ServedRow } from '#platform/serve.server.ts'
import { importsApi, type ImportResult } from './contract/api.ts'
import {
  importSentLedger,
  importSentReadings,
  importSentRegister,
  type ImportOutcome,
  type SentFile,
} from './operations.server.ts'

/** The rows; `messages` are those of all features, in which reasons are written. */
export function serveImports(messages: Messages): ServedRow[] {
  const all = { ...messages, ...importMessages }
  const answer = (run: (ctx: Ctx<Staff>, sent: SentFile) => Promise<ImportOutcome>) => {
    return async (ctx: Ctx<Staff>, sent: SentFile): Promise<ImportResult> => {
      const t = translator<Messages>(all, ctx.language)
      const { rows, ...counts } = await run(ctx, sent)
      const shown = rows.map((row) => {
        if (row.kind !== 'refused') return row
        return {
          kind: row.kind,
          line: row.line,
          column: row.column,
          reason: t(row.reason, valuesIn(row.values, ctx.language)),
        }
      })
      return { ...counts, rows: shown }
    }
  }
  return serve(importsApi, {
    importConnections: answer(importSentRegister),
    importMeterReadings: answer(importSentReadings),
    importLedgerEntries: answer(importSentLedger),
  })
}

/** What was typed, in the reader's digits; a word such as an address or a code stays as it is. */
function valuesIn(values: MessageValues | undefined, language: Language): MessageValues | undefined {
  if (!values) return undefined
  const written = Object.entries(values).map(([name, value]) => {
    return [name, typeof value === 'string' && !/[a-z]/i.test(value) ? inDigits(value, language) : value]
  })
  return Object.fromEntries(written)
}
