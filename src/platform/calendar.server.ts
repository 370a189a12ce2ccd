// Corrected Bikram Sambat years in the database: loading, saving and removal.

import { mayCorrect } from '#kit/calendar/corrections.ts'
import { bundledMonthTable, type BsYear, type MonthTable } from '#kit/calendar/month-table.ts'
import { correctedTable, setMonthTable } from '#kit/calendar/table-in-use.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import type { Database } from '#platform/database.server.ts'
import { transaction } from '#platform/database.server.ts'

/** A year as published; `source` is the publication. */
export type CorrectedYear = BsYear & { source: string }

/** The month table with the database's corrections. `reload` after they changed. */
export type Calendar = { table(): MonthTable; reload(): Promise<void> }

/** Reads the corrections and sets them as the active table of this process. */
export async function openCalendar(db: Database): Promise<Calendar> {
  let table: MonthTable
  async function reload(): Promise<void> {
    table = correctedTable((await listCorrectedYears(db)).map(({ source: _source, ...row }) => row))
    setMonthTable(table)
  }
  await reload()
  return { table: () => table, reload }
}

export async function listCorrectedYears(db: Database): Promise<CorrectedYear[]> {
  const rows = await db
    .selectFrom('calendarYears')
    .select(['year', 'months', 'provisional', 'source'])
    .orderBy('year')
    .execute()
  return rows.map(({ year, months, provisional, source }) => {
    return { year, months, status: provisional ? 'provisional' : 'verified', source }
  })
}

/** Corrects or adds a year. Refused: months that do not form a year, and a gap after the last known year. */
export async function saveCorrectedYear(db: Database, { year, months, status, source }: CorrectedYear): Promise<void> {
  await transaction({ db }, async (tx) => {
    enforce(mayCorrect(correctedTable(await listCorrectedYears(tx.db)), [{ year, months, status }]))
    const row = { year, months: [...months], provisional: status === 'provisional', source }
    await tx.db
      .insertInto('calendarYears')
      .values(row)
      .onConflict((on) => on.column('year').doUpdateSet(row))
      .execute()
  })
}

/** Removes a correction, so that the bundled year is used again. Refused where later years would follow a gap. */
export async function removeCorrectedYear(db: Database, year: number): Promise<void> {
  await transaction({ db }, async (tx) => {
    const current = await listCorrectedYears(tx.db)
    const remaining = current.filter((row) => row.year !== year)
    if (remaining.length === current.length) refuse('missing', 'calendar.not_corrected', { values: { year } })
    enforce(mayCorrect(bundledMonthTable, remaining))
    await tx.db.deleteFrom('calendarYears').where('year', '=', year).execute()
  })
}
