// Rows of a CSV or Excel file of any length, with the codes of an old program replaced.

import { readFile } from 'node:fs/promises'
import type { NumberedRow } from '#kit/import.ts'
import { streamSpreadsheet } from '#platform/spreadsheet-stream.server.ts'
import { readSpreadsheet } from '#platform/spreadsheet.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'

/** What replaces a cell, by column and code. */
export type Mapping = ReadonlyMap<string, string>

/** A file with the columns column, from, to; empty without a file. */
export async function mappingOf(file: string | undefined): Promise<Mapping> {
  if (file === undefined) return new Map()
  const rows = await readSpreadsheet(await readFile(file).catch(() => unreadable(file)), file)
  return new Map(rows.map(({ cells }) => [`${cells.column} ${cells.from}`, cells.to ?? '']))
}

/** The rows of a file in batches, from its beginning. */
export async function* mappedBatches(file: string, mapping: Mapping): AsyncGenerator<NumberedRow[]> {
  try {
    for await (const rows of streamSpreadsheet(file))
      yield mapping.size === 0 ? rows : rows.map(({ line, cells }) => ({ line, cells: replaced(cells, mapping) }))
  } catch (error) {
    throw unopened.has((error as { code?: string }).code) ? unreadable(file) : error
  }
}

/** Codes of a file that is not there, may not be read, or is a folder. */
const unopened = new Set<string | undefined>(['ENOENT', 'EACCES', 'EISDIR'])

function replaced(cells: NumberedRow['cells'], mapping: Mapping): NumberedRow['cells'] {
  return Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, mapping.get(`${column} ${cell}`) ?? cell]),
  )
}

function unreadable(file: string): never {
  throw new StartupProblem(`${file} cannot be read.`)
}
