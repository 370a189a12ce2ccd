// Bikram Sambat years in the console: read with their history, and entered as they were published.

import { namesIn } from '#features/ordered-lists/operations/edits.server.ts'
import { enforceVersion, isPlatformAdministrator } from '#features/people/operations.server.ts'
import { toBs } from '#kit/calendar/bikram-sambat.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { correctedTable } from '#kit/calendar/table-in-use.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import { listCorrectedYears, saveCorrectedYear, type CorrectedYear } from '#platform/calendar.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { CalendarYear, OpenedYear } from './contract/api.ts'
import type { SentYear } from './contract/form.ts'
import { monthNames } from './contract/month-names.ts'
import { mayEnterYears } from './rules.ts'
import { countOrganisations, insertYearEdit, listYearEdits, lockYears } from './store.server.ts'

type Office = Ctx<Staff>

/** The years from last year on. */
export async function listYears(ctx: Office) {
  const first = (toBs(inNepal(ctx.now).date)?.year ?? 0) - 1
  const data = (await readYears(ctx)).filter(({ year }) => year >= first)
  return { data, may: await verdictOf(ctx) }
}

/** One year; the one after the last has no months. */
export async function readYear(ctx: Office, { year }: { year: number }): Promise<OpenedYear> {
  const years = await readYears(ctx)
  const known = years.find((one) => one.year === year)
  const isNext = year === years.at(-1)!.year + 1
  const shown = known ?? (isNext ? { year, months: [], provisional: false, source: '' } : undefined)
  if (!shown) refuse('missing', 'calendar.unknown_year')
  const edits = await listYearEdits(ctx.db, year)
  const nameOf = await namesIn(ctx, edits)
  return {
    ...shown,
    version: edits.at(-1)?.version ?? 0,
    edits: edits.map(({ at, note, version, ...by }) => {
      return { act: version === 1 && !known ? 'added' : 'changed', at: at.toISOString(), by: nameOf(by), note }
    }),
    may: await verdictOf(ctx),
  }
}

/** Every running process uses the year from then on. */
export async function changeYear(
  ctx: Office,
  { year, version, ...sent }: SentYear & { year: number; version: number },
): Promise<OpenedYear> {
  enforce(await verdictOf(ctx))
  await transaction(ctx, async (tx) => {
    await lockYears(tx.db)
    const last = (await listYearEdits(tx.db, year)).at(-1)
    await enforceVersion(tx, { version, current: last?.version ?? 0, last }, () => 'lists.changed_meanwhile')
    const before = (await readYears(tx)).find((one) => one.year === year)
    const after = yearFrom(year, sent)
    await saveCorrectedYear(tx.db, after)
    await insertYearEdit(tx, after, { version: version + 1, note: sent.note ?? '' })
    const changes = { before: before && factsOf(before), after: factsOf({ ...after, provisional: sent.provisional }) }
    await record(tx, { action: 'changeCalendarYear', target: `calendar-year ${year}`, changes })
  })
  return readYear(ctx, { year })
}

function yearFrom(year: number, sent: SentYear): CorrectedYear {
  const months = monthNames.map((name) => sent[name])
  return { year, months, status: sent.provisional ? 'provisional' : 'verified', source: sent.source }
}

function factsOf({
  months,
  provisional,
  source,
}: Pick<CalendarYear, 'provisional' | 'source'> & { months: readonly number[] }) {
  return { months: months.join(' '), provisional, source }
}

async function readYears({ db }: Pick<Ctx, 'db'>): Promise<CalendarYear[]> {
  const corrected = await listCorrectedYears(db)
  return correctedTable(corrected).years.map(({ year, months, status }) => ({
    year,
    months: [...months],
    provisional: status === 'provisional',
    source: corrected.find((row) => row.year === year)?.source ?? '',
  }))
}

async function verdictOf(ctx: Office) {
  return mayEnterYears({
    platform: await isPlatformAdministrator(ctx),
    organisations: await countOrganisations(ctx.db),
  })
}
