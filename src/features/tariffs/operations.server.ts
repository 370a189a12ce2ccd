// Tariff operations: replace and withdraw editions, prepare them in the console, read tariffs, calculate charges.

import { isDeepStrictEqual } from 'node:util'
import { defineEditions } from '#features/editions/operations/definition.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { csvOf } from '#kit/csv.ts'
import { refuse, type FieldIssue } from '#kit/refusal.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import type { Calculation, NewTariff, Tariff } from './contract/api.ts'
import type { CalculationRequest } from './contract/calculator.ts'
import type { SentTariff } from './contract/edition-form.ts'
import { tariffEditionAdmin } from './contract/editions.ts'
import { answerCalculator } from './rules/answer.ts'
import { placeTariff, tariffsStartingOn } from './rules/edition-form.ts'
import { rowsOfEdition, rowsOfYear } from './rules/editions.ts'
import { payBy } from './rules/payment.ts'
import { editionsOf, type Edition } from './rules/selection.ts'
import { tariffSetIssues } from './rules/set.ts'
import { sheetCells } from './rules/sheet.ts'
import { sheetColumns } from './rules/sheet-columns.ts'
import { insertCited, insertTariff, listCitedDays, listTariffs, lockTariffs, removeEditions } from './store.server.ts'

/**
 * Replaces every edition to which these tariffs belong. An edition is the set of rows that take effect on one day; its rows
 * that are not in the list are removed, other editions are unchanged. All or nothing; the fields of a refusal begin with
 * the tariff's index in the list (`3.slabs.1`). An edition that bills cite is refused, unless it is given as it is.
 */
export async function replaceTariffs(scope: Scope, tariffs: readonly NewTariff[]): Promise<void> {
  await transaction(scope, async (tx) => {
    await lockTariffs(tx)
    const fields: FieldIssue[] = tariffSetIssues(tariffs)
    if (fields.length > 0) refuse('invalid', 'tariffs.not_sound', { fields })
    const unchanged = await requireUncited(tx, tariffs)
    const replaced = [...tariffs.entries()].filter(([, { effectiveFrom }]) => !unchanged.has(effectiveFrom))
    const days = [...new Set(replaced.map(([, { effectiveFrom }]) => effectiveFrom))]
    if (days.length === 0) return
    await removeEditions(tx, days)
    for (const [position, tariff] of replaced) await insertTariff(tx, tariff, position)
  })
}

/** The days of editions that bills cite and that are given as they are; refuses to change one. */
async function requireUncited(tx: Scope, tariffs: readonly NewTariff[]): Promise<ReadonlySet<string>> {
  const days = await listCitedDays(tx)
  const cited = days.filter((day) => tariffs.some(({ effectiveFrom }) => effectiveFrom === day))
  if (cited.length === 0) return new Set()
  const stored = await listTariffs(tx)
  for (const on of cited) {
    const before = stored.filter(({ effectiveFrom }) => effectiveFrom === on).map(({ id: _id, ...tariff }) => tariff)
    const after = tariffs.filter(({ effectiveFrom }) => effectiveFrom === on)
    if (!isDeepStrictEqual(before.map(withoutAbsent), after.map(withoutAbsent)))
      refuse('conflict', 'tariffs.edition_cited', { values: { on } })
  }
  return new Set(cited)
}

/** A field that is absent and one that is undefined are the same. */
function withoutAbsent(tariff: NewTariff): unknown {
  return JSON.parse(JSON.stringify(tariff)) as unknown
}

/** Holds the tariffs of the organisation as they are until the end of the transaction. */
export function holdTariffs(tx: Scope): Promise<void> {
  return lockTariffs(tx)
}

/** Records that bills cite these tariffs: from then on they can only be superseded. Returns false where one was removed meanwhile. */
export async function citeTariffs(tx: Scope, ids: readonly string[]): Promise<boolean> {
  return (await insertCited(tx, ids)) === new Set(ids).size
}

/** Removes an edition; the previous one is then in force again. Refuses `missing` when no edition takes effect that day, `conflict` when bills cite it. */
export async function withdrawEdition(scope: Scope, effectiveFrom: string): Promise<void> {
  await transaction(scope, async (tx) => {
    await lockTariffs(tx)
    if ((await listCitedDays(tx)).includes(effectiveFrom))
      refuse('conflict', 'tariffs.edition_cited', { values: { on: effectiveFrom } })
    const removed = await removeEditions(tx, [effectiveFrom])
    if (removed === 0) refuse('missing', 'tariffs.no_edition', { values: { on: effectiveFrom } })
  })
}

/** Every tariff, newest edition first, or those of one fiscal year as typed; none when it is not a year. */
export async function readTariffs(ctx: Ctx, year?: string): Promise<Tariff[]> {
  const all = await perChange(ctx, 'tariffs.all', () => listTariffs(ctx))
  return year ? rowsOfYear(all, year) : all
}

/** The CSV table that the import of tariffs reads. */
export function tariffSheet(tariffs: readonly Tariff[]): string {
  return csvOf(sheetColumns, tariffs.map(sheetCells))
}

/** The edition in force today; undefined before the first one. */
export async function readEditionInForce(ctx: Ctx): Promise<(Edition & { sample: boolean }) | undefined> {
  const today = inNepal(ctx.now).date
  const tariffs = await readTariffs(ctx)
  const edition = editionsOf(tariffs).find(({ effectiveFrom }) => effectiveFrom <= today)
  return edition && { ...edition, sample: rowsOfEdition(tariffs, edition).some(({ sample }) => sample) }
}

/** The charge for units under the tariff that applies to the tap; payment dates count from today. */
export async function calculateCharge(ctx: Ctx, request: CalculationRequest): Promise<Calculation> {
  const today = inNepal(ctx.now).date
  const answer = answerCalculator(await readTariffs(ctx), request, today)
  if (answer.kind === 'wrong') return refuse('invalid', 'request.invalid', { fields: answer.issues })
  if (answer.kind === 'none') {
    const { key, values } = answer.denied
    return refuse(key.startsWith('tariffs.none') ? 'missing' : 'conflict', key, values ? { values } : {})
  }
  const { tariff, charges } = answer
  const { id, fiscalYear, effectiveFrom, source, sample } = tariff
  const only = charges.length === 1 ? charges[0] : undefined
  return {
    tariff: { id, fiscalYear, effectiveFrom, source, sample },
    charges,
    payBy: only ? payBy(tariff.paymentSteps, only.totalPaisa, today) : [],
  }
}

/** Tariffs as editions that are prepared in the console; they are published by the same operation as those of the import. */
export const tariffEditions = defineEditions<NewTariff, SentTariff>({
  kind: 'tariff',
  contract: tariffEditionAdmin,
  permission: 'tariffs:write',
  inSequence: false,
  async published(ctx) {
    const tariffs = await listTariffs(ctx)
    return editionsOf(tariffs).map((edition) => {
      const rows = rowsOfEdition(tariffs, edition).map(({ id: _id, ...tariff }) => tariff)
      return { effectiveFrom: edition.effectiveFrom, rows }
    })
  },
  place: placeTariff,
  startingOn: tariffsStartingOn,
  isSample: ({ sample }) => sample,
  issues: async (_, rows) =>
    tariffSetIssues(rows).map(({ field, key, values }) => {
      return { row: Number(field.split('.')[0]) + 1, key, ...(values && { values }) }
    }),
  async publish(tx, _, rows) {
    await replaceTariffs(tx, rows)
    return undefined
  },
  withdraw: (tx, day) => withdrawEdition(tx, day),
})
