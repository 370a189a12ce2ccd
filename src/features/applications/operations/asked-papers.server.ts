// How does an office's file of papers take the place of the list that stood before?

import { differencesOf } from '#kit/differences.ts'
import { readRows, reportOf, reportOfBad } from '#kit/import.ts'
import type { ImportOptions, ImportReport, NumberedRow } from '#kit/import.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { PaperPlace } from '../contract/papers.ts'
import { paperCells, readPaperRow } from '../rules/paper-rows.ts'
import { listPaperPlaces, upsertPapersAsked } from '../store/asked-papers.server.ts'

/** The papers that are asked for now. */
export async function readPaperPlaces(scope: Scope): Promise<PaperPlace[]> {
  return (await listPaperPlaces(scope)).filter(({ asked }) => asked)
}

/** All of the file, or with one bad row nothing. What goes is not asked for any more and keeps its name. */
export async function importPapersAsked(
  ctx: Ctx,
  file: readonly NumberedRow[],
  options: ImportOptions,
): Promise<ImportReport> {
  const { rows, bad } = readRows(file, readPaperRow, keyOf)
  if (bad.length > 0) return reportOfBad(bad)
  return transaction(ctx, async (tx) => {
    const coming = rows.map(({ row }) => row)
    const found = differencesOf(await readPaperPlaces(tx), coming, keyOf, paperCells)
    if (!options.apply) return reportOf(found, keyOf, false)
    await upsertPapersAsked(tx, coming)
    if (options.removeAbsent) await upsertPapersAsked(tx, found.absent.map(forgotten))
    await record(tx, { action: 'applications.papers_imported', changes: { papers: coming.map(keyOf) } })
    return reportOf(found, keyOf, true)
  })
}

function keyOf({ purpose, kind }: PaperPlace): string {
  return `${purpose} ${kind}`
}

function forgotten(paper: PaperPlace): PaperPlace {
  return { ...paper, asked: false, sample: false }
}
