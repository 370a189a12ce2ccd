// Run of an import over the bytes of a file: streamed from a temporary file, its first rows collected.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NumberedRow } from '#kit/import.ts'
import { legacyCellsOf, rowsInUnicode, type LegacyChoice } from '#kit/legacy-cells.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { mappedRows, mappingFrom, noMapping, type Mapping } from '#platform/spreadsheet-mapping.server.ts'
import { streamSpreadsheet } from '#platform/spreadsheet-stream.server.ts'
import { readSpreadsheet } from '#platform/spreadsheet.server.ts'
import { maxImportRows, type ImportKind } from '../contract/forms.ts'
import { firstRows, maxShown } from '../rules/first-rows.ts'
import type { ImportOutcome } from '../store.server.ts'
import { runImport, type FileImport } from './kinds.server.ts'

export type NamedBytes = { name: string; bytes: Buffer }
export type ImportFile = { file: NamedBytes; mapping?: NamedBytes | undefined }

type FileOptions = Pick<FileImport, 'apply' | 'skipRefused' | 'approval'> & {
  preeti: LegacyChoice | undefined
  /** Called before each batch of rows: how often the file was begun, and the rows read since. */
  onProgress?: (progress: { begun: number; doneRows: number }) => Promise<void>
}

/** `refusedLines`: of entries of the ledger. */
type FileOutcome = ImportOutcome & { refusedLines: number[] }

export function runFile(
  ctx: Ctx,
  kind: ImportKind,
  { file, mapping: sentMapping }: ImportFile,
  { preeti, onProgress, ...options }: FileOptions,
): Promise<FileOutcome> {
  return withFile(file, async (path) => {
    const mapping = await mappingOf(sentMapping)
    const { add, rows } = firstRows()
    const mapped = () => mappedRows(streamSpreadsheet(path), mapping)
    const legacy = await legacyCellsOf(mapped(), maxShown)
    if (options.apply && legacy.legacyCount > 0 && preeti === undefined) refuse('conflict', 'imports.preeti_undecided')
    let begun = 0
    const report = await runImport(ctx, kind, {
      batches: () => {
        begun += 1
        const batches = preeti === 'convert' ? rowsInUnicode(mapped()) : mapped()
        return onProgress ? counted(batches, begun, onProgress) : batches
      },
      ...options,
      onRow: add,
    })
    return { ...report, ...legacy, rows: rows() }
  })
}

/** The rows of a file. Refuses one that is too long for the console. */
export function countRows(file: NamedBytes): Promise<number> {
  return withFile(file, async (path) => {
    let rows = 0
    for await (const batch of streamSpreadsheet(path)) {
      rows += batch.length
      if (rows > maxImportRows) refuse('invalid', 'imports.too_long', { values: { n: maxImportRows } })
    }
    return rows
  })
}

async function withFile<Result>({ name, bytes }: NamedBytes, run: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-import-'))
  const path = join(folder, /\.xlsx$/i.test(name) ? 'file.xlsx' : 'file.csv')
  try {
    await writeFile(path, bytes)
    return await run(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* counted(
  batches: AsyncIterable<NumberedRow[]>,
  begun: number,
  onProgress: NonNullable<FileOptions['onProgress']>,
): AsyncGenerator<NumberedRow[]> {
  let doneRows = 0
  await onProgress({ begun, doneRows })
  for await (const rows of batches) {
    yield rows
    doneRows += rows.length
    await onProgress({ begun, doneRows })
  }
}

async function mappingOf(file: NamedBytes | undefined): Promise<Mapping> {
  if (!file) return noMapping
  const rows = await readSpreadsheet(file.bytes, file.name)
  if (rows.length > maxImportRows) refuse('invalid', 'imports.too_long', { values: { n: maxImportRows } })
  return mappingFrom(rows)
}
