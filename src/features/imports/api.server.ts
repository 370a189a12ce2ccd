// API handlers of imports.

import { importMessages } from '#kit/import.ts'
import { inDigits, translator, type Language, type Messages, type MessageValues } from '#kit/language.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { contentDisposition } from '#platform/file-response.server.ts'
import { serve, type ServedRow } from '#platform/serve.server.ts'
import { importsApi } from './contract/api.ts'
import type { ImportKind } from './contract/forms.ts'
import type { ImportResult, ImportRun } from './contract/outputs.ts'
import { approveImport, cancelImport, refuseImport } from './operations/decide.server.ts'
import { readImportedFile, readImportRun, readImportsToApprove, type ReadRun } from './operations/read.server.ts'
import { importSentFile, type SentFile } from './operations/sent-file.server.ts'
import type { ImportOutcome } from './store.server.ts'

/** The rows; `messages` are those of all features, in which reasons are written. */
export function serveImports(messages: Messages): ServedRow[] {
  const all = { ...messages, ...importMessages }
  const send = (kind: ImportKind) => {
    return async (ctx: Ctx<Staff>, sent: SentFile): Promise<ImportResult> => {
      const { run, ...outcome } = await importSentFile(ctx, kind, sent)
      return { ...shownIn(outcome, ctx.language, all), run }
    }
  }
  const runIn = <Input>(run: (ctx: Ctx<Staff>, input: Input) => Promise<ReadRun>) => {
    return async (ctx: Ctx<Staff>, input: Input): Promise<ImportRun> => {
      const { result, problem, ...progress } = await run(ctx, input)
      const shown = result && { ...shownIn(result, ctx.language, all), run: null }
      const t = translator<Messages>(all, ctx.language)
      return { ...progress, result: shown, problem: problem && t(problem.key, problem.values) }
    }
  }
  const readRun = (kind: ImportKind) => {
    return runIn((ctx, { id }: { id: number }) => readImportRun(ctx, kind, id))
  }
  return serve(importsApi, {
    importConnections: send('customers'),
    importMeterReadings: send('readings'),
    importLedgerEntries: send('ledger'),
    importConnectionsRun: readRun('customers'),
    importMeterReadingsRun: readRun('readings'),
    importLedgerEntriesRun: readRun('ledger'),
    importsToApprove: readImportsToApprove,
    importedFile: async (ctx, input) => fileResponse(await readImportedFile(ctx, input)),
    approveImport: runIn(approveImport),
    refuseImport: runIn(refuseImport),
    cancelImport: runIn(cancelImport),
  })
}

function fileResponse({ fileName, file }: { fileName: string; file: Buffer }): Response {
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': contentDisposition('attachment', fileName),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** The reasons of refused and unusual rows in the reader's language. */
function shownIn(
  { rows, ...counts }: ImportOutcome,
  language: Language,
  messages: Messages,
): Omit<ImportResult, 'run'> {
  const t = translator(messages, language)
  const shown = rows.map((row) => {
    if (row.kind !== 'refused' && row.kind !== 'warned') return row
    const { kind, line, column, reason, values } = row
    return { kind, line, column, reason: t(reason, valuesIn(values, language)) }
  })
  return { ...counts, rows: shown }
}

/** What was typed, in the reader's digits; a word such as an address or a code stays as it is. */
function valuesIn(values: MessageValues | undefined, language: Language): MessageValues | undefined {
  if (!values) return undefined
  const written = Object.entries(values).map(([name, value]) => {
    return [name, typeof value === 'string' && !/[a-z]/i.test(value) ? inDigits(value, language) : value]
  })
  return Object.fromEntries(written)
}
