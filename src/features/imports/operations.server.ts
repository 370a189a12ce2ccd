// Import of a file that staff send: streamed from a temporary file, compared, and written when they say so.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importRegister } from '#features/connections/operations/import.server.ts'
import { settle } from '#features/bills/operations/settle.server.ts'
import { importLedger } from '#features/ledger/operations/import.server.ts'
import { isLedgerOpen } from '#features/ledger/operations/open.server.ts'
import { importReadings } from '#features/readings/operations/import.server.ts'
import type { ImportedRow, LongImport, LongReport } from '#kit/long-import.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { mappedRows, mappingFrom, noMapping, type Mapping } from '#platform/spreadsheet-mapping.server.ts'
import { streamSpreadsheet } from '#platform/spreadsheet-stream.server.ts'
import { readSpreadsheet } from '#platform/spreadsheet.server.ts'
import { maxImportRows } from './contract/forms.ts'

export type SentFile = { file: File; mapping?: File | undefined; skipRefused: boolean; apply: boolean }
export type ImportOutcome = LongReport & { rows: ImportedRow[] }

/** Rows that an answer names; the counts are of all. */
const maxShown = 200

/** Once the ledger is open nobody changes alone what is owed: opening balances are then those of the register. */
export async function importSentRegister(ctx: Ctx<Staff>, sent: SentFile): Promise<ImportOutcome> {
  const areOpeningsFixed = await isLedgerOpen(ctx)
  return importSentFile(ctx, sent, (each, options) => importRegister(each, { ...options, areOpeningsFixed }))
}

export function importSentReadings(ctx: Ctx<Staff>, sent: SentFile): Promise<ImportOutcome> {
  return importSentFile(ctx, sent, importReadings)
}

/** Entries of a ledger that is open: the day from which it is kept is decided with the command that opens it. */
export async function importSentLedger(ctx: Ctx<Staff>, sent: SentFile): Promise<ImportOutcome> {
  if (!(await isLedgerOpen(ctx))) refuse('conflict', 'ledger.not_open')
  return importSentFile(ctx, sent, async (each, { batches, apply, skipRefused, onRow }) => {
    const { posted, history, same, refused, written } = await importLedger(each, {
      batches,
      apply,
      skipRefused,
      byOnePerson: true,
      settle,
      onRow: (row) => onRow?.(row.kind === 'refused' ? row : { kind: 'added', line: row.line, name: row.reference }),
    })
    return { added: posted + history, changed: 0, same, refused, written }
  })
}

/** Runs an import over the file, which also refuses the rows of connections that are linked to the person who imports. */
async function importSentFile(
  ctx: Ctx<Staff>,
  { file, mapping: sentMapping, skipRefused, apply }: SentFile,
  run: (ctx: Ctx, options: LongImport) => Promise<LongReport>,
): Promise<ImportOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-import-'))
  const path = join(folder, /\.xlsx$/i.test(file.name) ? 'file.xlsx' : 'file.csv')
  try {
    await writeFile(path, new Uint8Array(await file.arrayBuffer()))
    await checkLength(path)
    const mapping = await mappingOf(sentMapping)
    const rows: ImportedRow[] = []
    const shown = { added: 0, changed: 0, refused: 0 }
    const report = await run(ctx, {
      batches: () => mappedRows(streamSpreadsheet(path), mapping),
      apply,
      skipRefused,
      onRow: (row) => {
        shown[row.kind] += 1
        if (shown[row.kind] <= maxShown) rows.push(row)
      },
    })
    return { ...report, rows: rows.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, maxShown) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A browser sends an empty file where none was chosen. */
async function mappingOf(file: File | undefined): Promise<Mapping> {
  if (!file || file.size === 0) return noMapping
  const rows = await readSpreadsheet(new Uint8Array(await file.arrayBuffer()), file.name)
  if (rows.length > maxImportRows) refuse('invalid', 'imports.too_long', { values: { n: maxImportRows } })
  return mappingFrom(rows)
}

const order = { refused: 0, changed: 1, added: 2 } as const

function placeOf({ kind, line }: ImportedRow): number {
  return order[kind] * 10_000_000 + line
}

async function checkLength(path: string): Promise<void> {
  let rows = 0
  for await (const batch of streamSpreadsheet(path)) {
    rows += batch.length
    if (rows > maxImportRows) refuse('invalid', 'imports.too_long', { values: { n: maxImportRows } })
  }
}
