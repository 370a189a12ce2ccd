// Rows of a CSV or Excel file of any length, with the column names and codes of an old program replaced.

import { readFile } from 'node:fs/promises'
import type { NumberedRow } from '#kit/import.ts'
import { mappedRows, mappingFrom, noMapping, type Mapping } from '#platform/spreadsheet-mapping.server.ts'
import { streamSpreadsheet } from '#platform/spreadsheet-stream.server.ts'
import { readSpreadsheet } from '#platform/spreadsheet.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'

/** The mapping that a file states (`mappingFrom`); none without a file. */
export async function mappingOf(file: string | undefined): Promise<Mapping> {
  if (file === undefined) return noMapping
  return mappingFrom(await readSpreadsheet(await readFile(file).catch(() => unreadable(file)), file))
}

/** The rows of a file in batches, from its beginning. */
export async function* mappedBatches(file: string, mapping: Mapping): AsyncGenerator<NumberedRow[]> {
  try {
    yield* mappedRows(streamSpreadsheet(file), mapping)
  } catch (error) {
    throw unopened.has((error as { code?: string }).code) ? unreadable(file) : error
  }
}

/** Codes of a file that is not there, may not be read, or is a folder. */
const unopened = new Set<string | undefined>(['ENOENT', 'EACCES', 'EISDIR'])

function unreadable(file: string): never {
  throw new StartupProblem(`${file} cannot be read.`)
}
