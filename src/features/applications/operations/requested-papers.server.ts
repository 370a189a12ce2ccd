// Papers that an organisation requests: read the list, and import it from a file.

import { differencesOf } from '#kit/differences.ts'
import { readRows, reportOf, reportOfBad } from '#kit/import.ts'
import type { ImportOptions, ImportReport, NumberedRow } from '#kit/import.ts'
import { record } from '#platform/audit.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { PaperPlace } from '../contract/papers.ts'
import { paperCells, readPaperRow } from '../rules/paper-rows.ts'
import { papersOn } from '../rules/listed-papers.ts'
import { listDatedPapers, replacePaperList } from '../store/requested-papers.server.ts'

/** The papers that are requested now. */
export async function readPaperPlaces(ctx: Scope & Pick<Ctx, 'now'>): Promise<PaperPlace[]> {
  const papers = papersOn(await listDatedPapers(ctx), inNepal(ctx.now).date)
  return papers.filter(({ asked }) => asked)
}

/**
 * Imports the whole file as the list that takes effect today, or nothing with one bad row. A removed paper is no longer requested, but its name is
 * in the earlier list.
 */
export async function importRequestedPapers(
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
    await replacePaperList(tx, inNepal(tx.now).date, options.removeAbsent ? coming : [...coming, ...found.absent])
    await record(tx, { action: 'applications.papers_imported', changes: { papers: coming.map(keyOf) } })
    return reportOf(found, keyOf, true)
  })
}

function keyOf({ purpose, kind }: PaperPlace): string {
  return `${purpose} ${kind}`
}
